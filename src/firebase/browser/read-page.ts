/** One page of a query, by cursor. */
import {
  getDocs,
  limit,
  query,
  startAfter,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';

/** A place in what a query finds; of meaning to the gateways alone. */
export type ListPlace = QueryDocumentSnapshot;

export interface PageAsked {
  /** Documents of a page. */
  size: number;
  /** The place after which it begins. */
  after?: ListPlace | undefined;
}

/**
 * Reads the documents of a page and one more, which tells whether there is another.
 * @returns also what gives the next page; undefined after the last
 * @throws FirestoreError
 */
export async function readPage(
  all: Query,
  { size, after }: PageAsked,
): Promise<{ docs: QueryDocumentSnapshot[]; after: ListPlace | undefined }> {
  const { docs } = await getDocs(
    query(all, ...(after === undefined ? [] : [startAfter(after)]), limit(size + 1)),
  );
  const page = docs.slice(0, size);
  return { docs: page, after: docs.length > size ? page.at(-1) : undefined };
}
