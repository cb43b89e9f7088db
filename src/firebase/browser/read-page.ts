/** One page of a query, by cursor. */
import {
  getDocs,
  limit,
  query,
  startAfter,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';

/** A cursor into the results of a query; opaque outside the gateways. */
export type ListCursor = QueryDocumentSnapshot;

export interface PageRequest {
  /** Documents per page. */
  size: number;
  /** The cursor to start after. */
  after?: ListCursor | undefined;
}

/**
 * Reads one document more than the page, to know whether there is another page.
 * @returns the documents and the cursor of the next page; undefined after the last
 * @throws FirestoreError
 */
export async function readPage(
  all: Query,
  { size, after }: PageRequest,
): Promise<{ docs: QueryDocumentSnapshot[]; after: ListCursor | undefined }> {
  const { docs } = await getDocs(
    query(all, ...(after === undefined ? [] : [startAfter(after)]), limit(size + 1)),
  );
  const page = docs.slice(0, size);
  return { docs: page, after: docs.length > size ? page.at(-1) : undefined };
}
