/** Walks through a list that is read a page at a time. */

interface Page {
  /** Gives the next page; undefined after the last. */
  after: unknown;
}

/**
 * Reads page after page, each only once the one before has been dealt with.
 * @param read gives the first page, or the one after a place
 * @param most pages; the last of them tells by its `after` whether there are more
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
