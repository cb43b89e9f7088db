/**
 * The full Firestore SDK, for subscriptions. It is as large as four screens, so it is imported on the first subscription
 * only.
 */
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getFirestore,
  limit,
  onSnapshot,
  orderBy,
  query,
  setLogLevel,
  where,
  type Firestore,
  type FirestoreError,
} from 'firebase/firestore';
import type { QueryShape } from '#schema/queries.ts';
import { DatabaseFailure } from './with-timeout.ts';
import { openDatabase } from './firestore.ts';

/** A query to subscribe to. */
export interface LiveQuery {
  /** From `schema/queries.ts`; each added or changed document costs a read, at most `limit` of them at first. */
  query: QueryShape & { readonly limit: number };
  /** One for each `where`, in order; times are Dates. */
  values: readonly (string | number | boolean | null | Date | readonly string[])[];
}

/** Documents by ID, in query order. */
interface SnapshotState {
  documents: { id: string; fields: unknown }[];
  /** Whether the server has confirmed it; otherwise it is cached data, and may be empty. */
  isCurrent: boolean;
}

export interface SnapshotObserver {
  next: (state: SnapshotState) => void;
  /** Ends the subscription. */
  error: (error: unknown) => void;
}

let opened: Firestore | undefined;

/** @throws DatabaseUnavailable when Firebase is not configured */
const liveDatabase = (): Firestore =>
  (opened ??= openDatabase({ getFirestore, connectFirestoreEmulator, setLogLevel }));

const failureOf = (error: FirestoreError): DatabaseFailure =>
  new DatabaseFailure(error.code.replace(/^firestore\//, ''), error.message);

// Otherwise there would be no event when the server confirms cached data, or when the connection is lost.
const OPTIONS = { includeMetadataChanges: true };

const toQuery = (shape: QueryShape & { readonly limit: number }, values: readonly unknown[]) =>
  query(
    collection(liveDatabase(), shape.collection),
    ...shape.where.map(([field, operator], at) => where(field, operator, values[at])),
    ...shape.orderBy.map(([field, direction]) => orderBy(field, direction)),
    limit(shape.limit),
  );

/** @returns unsubscribes @throws DatabaseUnavailable */
export const observeQuery = (liveQuery: LiveQuery, observer: SnapshotObserver): (() => void) =>
  onSnapshot(
    toQuery(liveQuery.query, liveQuery.values),
    OPTIONS,
    ({ docs, metadata }) =>
      observer.next({
        documents: docs.map((each) => ({ id: each.id, fields: each.data() })),
        isCurrent: !metadata.fromCache,
      }),
    (error) => observer.error(failureOf(error)),
  );

/**
 * Subscribes to one document.
 * @param next its fields, once the server has confirmed them; undefined if there is none
 * @returns unsubscribes @throws DatabaseUnavailable
 */
export const observeDocument = (
  path: string,
  next: (fields: unknown) => void,
  error: () => void,
): (() => void) =>
  onSnapshot(
    doc(liveDatabase(), path),
    OPTIONS,
    (snapshot) => {
      if (!snapshot.metadata.fromCache) next(snapshot.data());
    },
    error,
  );
