/** Whom staff gave a tag, a page at a time, and how many they are. */
import {
  collection,
  documentId,
  getCount,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  where,
} from 'firebase/firestore/lite';
import { QUERIES } from '#schema/queries.ts';
import { answered } from './database-answer.ts';
import { database } from './firestore.ts';
import type { ListPlace } from './staff-lists.ts';

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

/** Reads one document more than the page has. @throws DatabaseFailure */
export const readTagged = (
  tag: string,
  { size, after }: { size: number; after?: ListPlace | undefined },
): Promise<TaggedPage> =>
  answered(async () => {
    const { docs } = await getDocs(
      query(
        tagged(tag),
        orderBy(documentId(), direction),
        ...(after === undefined ? [] : [startAfter(after)]),
        limit(size + 1),
      ),
    );
    const shown = docs.slice(0, size);
    return {
      uids: shown.map(({ id }) => id),
      after: docs.length > size ? shown.at(-1) : undefined,
    };
  });

/** @throws DatabaseFailure */
export const countTagged = (tag: string): Promise<number> =>
  answered(async () => (await getCount(tagged(tag))).data().count);
