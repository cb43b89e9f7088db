/** What is saved and not yet live: looked up by few reads, from the live site and what was saved since. */
import { askDocuments } from '#firebase/browser/asked.ts';
import { liveChangedAt, livePaths } from '#firebase/browser/live-site.ts';
import { readDocument } from '#firebase/browser/staff-documents.ts';
import { learned, looksFor, type Look, type Pending } from '#admin/shell/publishing/pending.ts';
import { savedDocument, type SavedDocument } from '#admin/shell/publishing/saved-document.ts';
import { isPending, needsLook, stateOf, type LiveState } from '#admin/shell/publishing/state.ts';
import {
  AUTOMATIC_ID,
  automaticPublishingKind,
  type AutomaticPublishing,
} from '#schema/automatic-publishing.ts';
import { decodeDocument } from '#schema/kind.ts';
import { publishKind, type Publish } from '#schema/publish.ts';
import { QUERIES } from '#schema/queries.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';

export interface PendingDocument {
  document: SavedDocument;
  /** Whether the live site still shows what was taken back; undefined where nobody looked. */
  isShown: boolean | undefined;
}

export interface PublishingNow {
  /** Up to which save the live site goes, ms; undefined when it does not say. */
  changedAt: number | undefined;
  /** What was saved since, the latest first. */
  documents: readonly PendingDocument[];
  /** Whether there is more than was read. */
  isMore: boolean;
  latest: Publish | undefined;
  /** When it is published automatically; undefined when no publisher has ever said so. */
  automatic: AutomaticPublishing | undefined;
}

/** Of one collection; the query asks for one more, which tells whether there are others. */
const MOST = QUERIES.pendingDocuments.limit - 1;

let known: Pending | undefined;
/** The pages of the live site, as of the publish that made them. */
let pages: { changedAt: number; paths: ReadonlySet<string> } | undefined;

const latestNow = async (): Promise<Publish | undefined> => {
  const [found] = await askDocuments(QUERIES.latestPublish, []);
  const decoded = found && decodeDocument(publishKind, found.path, found.fields);
  return decoded?.ok === true ? decoded.value : undefined;
};

const automaticNow = async (): Promise<AutomaticPublishing | undefined> => {
  const found = await readDocument(automaticPublishingKind, AUTOMATIC_ID);
  return found?.fits === true ? found.value : undefined;
};

async function lookInto({ collection, since }: Look) {
  const found = await askDocuments(QUERIES.pendingDocuments, [new Date(since)], collection);
  return {
    documents: found.slice(0, MOST).map(({ path, fields }) => savedDocument(path, fields)),
    isMore: found.length > MOST,
  };
}

async function pendingNow(changedAt: number): Promise<Pending> {
  const looked = await Promise.all(looksFor(known, changedAt).map(lookInto));
  known = learned(known, changedAt, {
    found: looked.flatMap(({ documents }) => documents),
    isMore: looked.some(({ isMore }) => isMore),
  });
  return known;
}

async function livePagesAt(changedAt: number): Promise<ReadonlySet<string> | undefined> {
  if (pages?.changedAt !== changedAt) {
    const paths = await livePaths();
    pages = paths && { changedAt, paths };
  }
  return pages?.paths;
}

async function look(): Promise<PublishingNow> {
  // One after the other: the end of a publish must not be known before the site that it made.
  const [latest, automatic] = await Promise.all([latestNow(), automaticNow()]);
  const changedAt = await liveChangedAt().catch(() => undefined);
  if (changedAt === undefined)
    return { changedAt, documents: [], isMore: false, latest, automatic };
  const { documents, isMore } = await pendingNow(changedAt);
  const moment = { changedAt, now: Date.now() };
  const all = [...documents.values()].toSorted((one, other) => other.updatedAt - one.updatedAt);
  const isUnsure = (document: SavedDocument): boolean => needsLook(document, moment);
  const paths = all.some(isUnsure) ? await livePagesAt(changedAt) : undefined;
  return {
    changedAt,
    documents: all.map((document) => ({
      document,
      isShown: isUnsure(document)
        ? paths && document.addresses.some((address) => paths.has(address))
        : undefined,
    })),
    isMore,
    latest,
    automatic,
  };
}

/**
 * Reads two documents and, of each collection, those that were saved since the last look.
 * @throws ReadError
 */
export const lookAtPublishing = (): Promise<PublishingNow> => readOrThrow(look);

export interface StatedDocument extends PendingDocument {
  state: LiveState;
}

/**
 * What would change the live site, with the state of each; nothing when it does not say what it shows.
 * @param building up to which save the publish goes that is under way, ms
 */
export function pendingOf(
  { changedAt, documents }: PublishingNow,
  building: number | undefined,
): StatedDocument[] {
  if (changedAt === undefined) return [];
  const moment = { changedAt, building, now: Date.now() };
  return documents.flatMap(({ document, isShown }) => {
    const state = stateOf(document, moment, isShown);
    return isPending(document, state, moment) ? [{ document, isShown, state }] : [];
  });
}
