/** What is said to staff when a picture could not be uploaded. */

const WORDS: Readonly<Record<string, string>> = {
  'not-configured':
    'Pictures cannot be uploaded here: this site was built without PUBLIC_FIREBASE_STORAGE_BUCKET.',
  unauthorized: 'Storage refused it. Sign out and in again; staff alone may upload pictures.',
  unauthenticated: 'Your session has ended. Sign in again, then try again.',
  'quota-exceeded': 'There is no room left in Storage. Ask whoever looks after the shop.',
  canceled: 'Cancelled.',
};

/** Also for whatever the service calls a lost connection: `retry-limit-exceeded`, `unknown`. */
const UNREACHED = 'The upload broke off. Check your connection, then try again.';

export const uploadWords = (code: string): string =>
  Object.hasOwn(WORDS, code) ? (WORDS[code] ?? UNREACHED) : UNREACHED;

export const NOT_DECODED =
  'Your browser cannot open this picture. Save it anew as JPEG, or use another browser.';
