/**
 * The full SDK of Firestore, which listens. It weighs as much as four screens, so `live.ts` alone imports this,
 * when something is listened to.
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
import { emulatorsIn } from '#core/firebase-settings.ts';
import type { QueryShape } from '#schema/queries.ts';
import { DatabaseFailure } from './database-answer.ts';
import { startFirebase } from './firebase.ts';
import { FIREBASE_VARIABLES } from './firebase-variables.ts';
import { DatabaseUnavailable } from './firestore.ts';
import type { LiveQuestion } from './live.ts';

/** Documents as they were sent, by id, in the order asked for. */
export interface Sent {
  documents: { id: string; fields: unknown }[];
  /** Whether the server has said so; else it is what this browser remembers, and may be nothing. */
  isCurrent: boolean;
}

export interface Told {
  sent: (sent: Sent) => void;
  /** The end of it: nothing more is told. */
  failed: (error: unknown) => void;
}

let opened: Firestore | undefined;

/** @throws DatabaseUnavailable when Firebase is not configured */
function liveDatabase(): Firestore {
  if (opened !== undefined) return opened;
  const app = startFirebase();
  if (app === undefined) throw new DatabaseUnavailable('Firebase is not configured in this build.');
  setLogLevel('silent');
  opened = getFirestore(app);
  const { firestore } = emulatorsIn(FIREBASE_VARIABLES);
  if (firestore !== undefined) {
    const { hostname, port } = new URL(`http://${firestore}`);
    connectFirestoreEmulator(opened, hostname, Number(port));
  }
  return opened;
}

const failureOf = (error: FirestoreError): DatabaseFailure =>
  new DatabaseFailure(error.code.replace(/^firestore\//, ''), error.message);

// Else nothing would tell that the server has confirmed what was remembered, or that it is lost from sight.
const OPTIONS = { includeMetadataChanges: true };

const asked = (shape: QueryShape & { readonly limit: number }, values: readonly unknown[]) =>
  query(
    collection(liveDatabase(), shape.collection),
    ...shape.where.map(([field, operator], at) => where(field, operator, values[at])),
    ...shape.orderBy.map(([field, direction]) => orderBy(field, direction)),
    limit(shape.limit),
  );

/** @returns ends it @throws DatabaseUnavailable */
export const listenToQuery = (question: LiveQuestion, told: Told): (() => void) =>
  onSnapshot(
    asked(question.query, question.values),
    OPTIONS,
    ({ docs, metadata }) =>
      told.sent({
        documents: docs.map((each) => ({ id: each.id, fields: each.data() })),
        isCurrent: !metadata.fromCache,
      }),
    (error) => told.failed(failureOf(error)),
  );

/** Tells of no document where there is none. @returns ends it @throws DatabaseUnavailable */
export const listenToPlace = (path: string, told: Told): (() => void) =>
  onSnapshot(
    doc(liveDatabase(), path),
    OPTIONS,
    (found) =>
      told.sent({
        documents: found.exists() ? [{ id: found.id, fields: found.data() }] : [],
        isCurrent: !found.metadata.fromCache,
      }),
    (error) => told.failed(failureOf(error)),
  );
