/** Whom staff gave a tag, a page at a time, and how many they are. */
import { collection, documentId, getCount, orderBy, query, where } from 'firebase/firestore/lite';
import { QUERIES } from '#schema/queries.ts';
import { answered } from './database-answer.ts';
import { database } from './firestore.ts';
import { readPage, type ListPlace, type PageAsked } from './read-page.ts';

const {
  collection: name,
  where: [[tagsField, contains]],
  orderBy: [[, direction]],
} = QUERIES.customersByTag;

const tagged = (tag: string) =>
  query(collection(database(), name), where(tagsField, contains, tag));

export interface TaggedPage {
  uids: string[];
  /** Gives the next page; undefined after the last. */
  after: ListPlace | undefined;
}

/** @throws DatabaseFailure */
export const readTagged = (tag: string, asked: PageAsked): Promise<TaggedPage> =>
  answered(async () => {
    const all = query(tagged(tag), orderBy(documentId(), direction));
    const { docs, after } = await readPage(all, asked);
    return { uids: docs.map(({ id }) => id), after };
  });

/** @throws DatabaseFailure */
export const countTagged = (tag: string): Promise<number> =>
  answered(async () => (await getCount(tagged(tag))).data().count);
