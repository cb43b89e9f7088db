/** What a person is told when signing in, or anything else with their account, fails. */

/** The shortest password that the sign-in service takes, unless the project has a policy of its own. */
export const SHORTEST_PASSWORD = 6;

export const WEAK_PASSWORD = `The password must be ${SHORTEST_PASSWORD} characters long or more.`;

const WRONG = 'Email or password is incorrect. Try again or reset your password.';
export const UNAVAILABLE = 'Sign-in is unavailable right now. Contact us.';
const UNREACHABLE = "Can't reach the server. Check your connection.";
const ENDED = 'Your session ended. Please sign in again.';
/** They closed the window themselves. */
const NOTHING = '';

const WORDS: Readonly<Record<string, string>> = {
  'invalid-credential': WRONG,
  'invalid-login-credentials': WRONG,
  'wrong-password': WRONG,
  'user-not-found': WRONG,
  'email-already-in-use':
    "We couldn't create this account. Try signing in or resetting the password.",
  'invalid-email': 'Enter an email like name@shop.in.',
  'user-disabled': 'This account is disabled. Contact us.',
  'user-token-expired': ENDED,
  'no-user': ENDED,
  'too-many-requests': 'Too many attempts. Wait a few minutes, or reset your password.',
  'weak-password': WEAK_PASSWORD,
  'network-request-failed': UNREACHABLE,
  // The database's own word for it.
  unavailable: UNREACHABLE,
  'popup-blocked': 'Your browser blocked the Google window. Allow pop-ups, then try again.',
  'popup-closed-by-user': NOTHING,
  'cancelled-popup-request': NOTHING,
  'unauthorized-domain': UNAVAILABLE,
  'invalid-api-key': UNAVAILABLE,
  'not-configured': UNAVAILABLE,
  'no-window': 'Auth not available on server-side',
  'operation-not-supported-in-this-environment': 'Open this page in Chrome or Safari.',
};

/** The session is over: the person is signed out, and signs in again to come back. */
const ENDS_SESSION: ReadonlySet<string> = new Set(['user-disabled', 'user-token-expired']);

export const endsSession = (code: string): boolean => ENDS_SESSION.has(code);

/** The name that a service gave to what it threw; empty for what is none of its own. */
export function failureCode(error: unknown): string {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code.replace(/^auth\//, '') : '';
}

/**
 * The words for a code of the sign-in service, without its `auth/`; empty when there is nothing to say.
 * @param reference names this failure to the seller's people, where its reason is unknown
 */
export function authWords(code: string, reference: string): string {
  const words = Object.hasOwn(WORDS, code) ? WORDS[code] : undefined;
  return words ?? `Something went wrong. Try again. (Reference ${reference})`;
}
