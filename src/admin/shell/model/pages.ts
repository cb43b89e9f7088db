/** Iterates over a paged list. */

interface Page {
  /** Cursor of the next page; undefined after the last. */
  after: unknown;
}

/**
 * Reads pages on demand, each after the previous one was processed.
 * @param read reads the first page, or the one after a cursor
 * @param most maximum number of pages; `after` of the last one tells whether there are more
 */
export async function* pagesOf<P extends Page>(
  read: (after: P['after'] | undefined) => Promise<P>,
  most = Infinity,
): AsyncGenerator<P> {
  let after: P['after'] | undefined;
  for (let number = 1; number <= most; number += 1) {
    const page = await read(after);
    yield page;
    ({ after } = page);
    if (after === undefined) return;
  }
}
