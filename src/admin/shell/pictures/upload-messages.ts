/** Messages for failed uploads. */

const WORDS: Readonly<Record<string, string>> = {
  'not-configured': 'Images can’t be uploaded: file storage is not set up. Contact support.',
  unauthorized: 'You don’t have permission to upload images. Sign out, sign in and try again.',
  unauthenticated: 'Your session has ended. Sign in and try again.',
  'quota-exceeded': 'File storage is full. Contact support.',
  canceled: 'Cancelled.',
};

/** Also for other codes of a lost connection: `retry-limit-exceeded`, `unknown`. */
const INTERRUPTED = 'The upload was interrupted. Check your connection and try again.';

export const uploadMessage = (code: string): string =>
  Object.hasOwn(WORDS, code) ? (WORDS[code] ?? INTERRUPTED) : INTERRUPTED;

export const NOT_DECODED =
  'Your browser can’t open this image. Save it as JPEG, or use another browser.';
