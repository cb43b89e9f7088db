/** Customers with a tag, in pages, and their number. */
import { collection, documentId, getCount, orderBy, query, where } from 'firebase/firestore/lite';
import { QUERIES } from '#schema/queries.ts';
import { withTimeout } from './with-timeout.ts';
import { database } from './firestore.ts';
import { readPage, type ListCursor, type PageRequest } from './read-page.ts';

const {
  collection: name,
  where: [[tagsField, contains]],
  orderBy: [[, direction]],
} = QUERIES.customersByTag;

const tagged = (tag: string) =>
  query(collection(database(), name), where(tagsField, contains, tag));

export interface TaggedPage {
  uids: string[];
  /** The cursor of the next page; undefined after the last. */
  after: ListCursor | undefined;
}

/** @throws DatabaseFailure */
export const readTagged = (tag: string, page: PageRequest): Promise<TaggedPage> =>
  withTimeout(async () => {
    const all = query(tagged(tag), orderBy(documentId(), direction));
    const { docs, after } = await readPage(all, page);
    return { uids: docs.map(({ id }) => id), after };
  });

/** @throws DatabaseFailure */
export const countTagged = (tag: string): Promise<number> =>
  withTimeout(async () => (await getCount(tagged(tag))).data().count);
