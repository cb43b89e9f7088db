/** Which responses may be cached: complete ones for the requested address. */

/** The checked fields of a response. */
type Answer = Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>;

/** A complete same-origin response: no error, not opaque, not redirected. */
export const isCacheable = ({ status, type, redirected }: Answer): boolean =>
  status === 200 && type === 'basic' && !redirected;

/**
 * The same for a page, which must be HTML: feeds or pictures opened in a tab are not cached as pages.
 */
export const isCacheablePage = (answer: Answer): boolean =>
  isCacheable(answer) && /^text\/html\b/.test(answer.headers.get('content-type') ?? '');

/** Whether the page was deleted or moved, so that its cached copy is outdated. */
export const isDeletedPage = ({ status, type }: Pick<Response, 'status' | 'type'>): boolean =>
  status === 404 || status === 410 || type === 'opaqueredirect';
