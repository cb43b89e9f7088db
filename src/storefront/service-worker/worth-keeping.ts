/** Which answers may be kept: whole ones that are what was asked for. */

/** What is looked at of an answer. */
type Answer = Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>;

/** A whole answer of this site that came from the very address asked for: no error, nothing opaque, no detour. */
export const isWorthKeeping = ({ status, type, redirected }: Answer): boolean =>
  status === 200 && type === 'basic' && !redirected;

/** The same of a page: what is no HTML (a feed, a picture in a tab of its own) is not shown as one later. */
export const isPageWorthKeeping = (answer: Answer): boolean =>
  isWorthKeeping(answer) && /^text\/html\b/.test(answer.headers.get('content-type') ?? '');

/** Does the answer say that the page is no more, or elsewhere? Then a kept copy is of no use to anybody. */
export const isGone = ({ status, type }: Pick<Response, 'status' | 'type'>): boolean =>
  status === 404 || status === 410 || type === 'opaqueredirect';
