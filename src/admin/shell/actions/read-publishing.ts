/** Finds saved but unpublished changes with few reads, from the live site and recent saves. */
import { liveChangedAt, livePaths } from '#firebase/browser/live-site.ts';
import { savedDocument, type SavedDocument } from '#admin/shell/publishing/saved-document.ts';
import {
  isPending,
  needsPageCheck,
  liveStateOf,
  type LiveState,
} from '#admin/shell/publishing/state.ts';
import {
  AUTOMATIC_ID,
  automaticPublishingKind,
  type AutomaticPublishing,
} from '#schema/automatic-publishing.ts';
import { decodeDocument } from '#schema/kind.ts';
import { publishKind, type Publish } from '#schema/publish.ts';
import { QUERIES } from '#schema/queries.ts';
import { kindAt } from '#schema/shop-kinds.ts';
import { SHOP_COLLECTIONS, type ShopCollection } from '#schema/shop-collections.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { staffDatabase, type StaffDatabase } from '#firebase/browser/staff-database.ts';

interface PendingDocument {
  document: SavedDocument;
  /** Whether the live site still shows a removed document; undefined if not checked. */
  isShown: boolean | undefined;
}

export interface PublishingNow {
  /** Time of the last save on the live site, ms; undefined if unknown. */
  changedAt: number | undefined;
  /** Documents saved since, latest first. */
  documents: readonly PendingDocument[];
  /** Whether there are more than were read. */
  isMore: boolean;
  latest: Publish | undefined;
  /** State of automatic publishing; undefined if no publisher has ever reported. */
  automatic: AutomaticPublishing | undefined;
}

/** Per collection; the query reads one more to tell whether there are others. */
const MOST = QUERIES.pendingDocuments.limit - 1;

/** Pages of the live site as of that publish. */
let pages: { changedAt: number; paths: ReadonlySet<string> } | undefined;

const latestNow = async (database: StaffDatabase): Promise<Publish | undefined> => {
  const [latest] = await database.runQuery(QUERIES.latestPublish, []);
  const decoded = latest && decodeDocument(publishKind, latest.path, latest.fields);
  return decoded?.success === true ? decoded.value : undefined;
};

const automaticNow = async (database: StaffDatabase): Promise<AutomaticPublishing | undefined> => {
  const stored = await database.readDocument(automaticPublishingKind, AUTOMATIC_ID);
  return stored?.success === true ? stored.value : undefined;
};

async function savedAfter(
  changedAt: number,
  collection: ShopCollection,
  database: StaffDatabase,
): Promise<SavedDocument[]> {
  const after = [new Date(changedAt + 1)];
  const rows = await database.runQuery(QUERIES.pendingDocuments, after, collection);
  return (
    rows
      // Pages don't use the other documents.
      .filter(({ path }) => kindAt(path) !== undefined)
      .map(({ path, fields }) => savedDocument(path, fields))
  );
}

async function livePagesAt(changedAt: number): Promise<ReadonlySet<string> | undefined> {
  if (pages?.changedAt !== changedAt) {
    const paths = await livePaths();
    pages = paths && { changedAt, paths };
  }
  return pages?.paths;
}

async function readNow(database: StaffDatabase): Promise<PublishingNow> {
  // In this order, so that the end of a publish is never seen before its site.
  const [latest, automatic] = await Promise.all([latestNow(database), automaticNow(database)]);
  const changedAt = await liveChangedAt().catch(() => undefined);
  if (changedAt === undefined)
    return { changedAt, documents: [], isMore: false, latest, automatic };
  const saved = await Promise.all(
    SHOP_COLLECTIONS.map((each) => savedAfter(changedAt, each, database)),
  );
  const moment = { changedAt, now: Date.now() };
  const all = saved
    .flatMap((each) => each.slice(0, MOST))
    .toSorted((one, other) => other.updatedAt - one.updatedAt);
  const isUnsure = (document: SavedDocument): boolean => needsPageCheck(document, moment);
  const paths = all.some(isUnsure) ? await livePagesAt(changedAt) : undefined;
  return {
    changedAt,
    documents: all.map((document) => ({
      document,
      isShown: isUnsure(document)
        ? paths && document.addresses.some((address) => paths.has(address))
        : undefined,
    })),
    isMore: saved.some(({ length }) => length > MOST),
    latest,
    automatic,
  };
}

/**
 * Reads two documents, and the recent saves of each collection.
 * @throws ReadError
 */
export const readPublishing = (database = staffDatabase): Promise<PublishingNow> =>
  readOrThrow(() => readNow(database));

export interface StatedDocument extends PendingDocument {
  state: LiveState;
}

/**
 * Documents whose changes are not live, with their states; empty if the state of the live site is unknown.
 * @param building time of the last save in the running publish, ms
 */
export function pendingOf(
  { changedAt, documents }: PublishingNow,
  building: number | undefined,
): StatedDocument[] {
  if (changedAt === undefined) return [];
  const moment = { changedAt, building, now: Date.now() };
  return documents.flatMap(({ document, isShown }) => {
    const state = liveStateOf(document, moment, isShown);
    return isPending(document, state, moment) ? [{ document, isShown, state }] : [];
  });
}
