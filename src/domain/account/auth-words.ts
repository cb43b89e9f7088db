/** What a person is told when signing in, or anything else with their account, fails. */

/** The shortest password that the sign-in service takes, unless the project has a policy of its own. */
export const SHORTEST_PASSWORD = 6;

export const WEAK_PASSWORD = `The password must be ${SHORTEST_PASSWORD} characters long or more.`;

const WRONG = 'Email or password is incorrect. Try again or reset your password.';
const UNAVAILABLE = 'Sign-in is unavailable right now. Contact us.';
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
  'user-token-expired': 'Your session ended. Please sign in again.',
  'too-many-requests': 'Too many attempts. Wait a few minutes, or reset your password.',
  'weak-password': WEAK_PASSWORD,
  'network-request-failed': "Can't reach the server. Check your connection.",
  'popup-blocked': 'Your browser blocked the Google window. Allow pop-ups, then try again.',
  'popup-closed-by-user': NOTHING,
  'cancelled-popup-request': NOTHING,
  'unauthorized-domain': UNAVAILABLE,
  'invalid-api-key': UNAVAILABLE,
  'not-configured': UNAVAILABLE,
  'operation-not-supported-in-this-environment': 'Open this page in Chrome or Safari.',
};

/** The session is over: the person is signed out, and signs in again to come back. */
const ENDS_SESSION: ReadonlySet<string> = new Set(['user-disabled', 'user-token-expired']);

export const endsSession = (code: string): boolean => ENDS_SESSION.has(code);

/**
 * The words for a code of the sign-in service, without its `auth/`; empty when there is nothing to say.
 * @param reference names this failure to the seller's people, where its reason is unknown
 */
export function authWords(code: string, reference: string): string {
  const words = Object.hasOwn(WORDS, code) ? WORDS[code] : undefined;
  return words ?? `Something went wrong. Try again. (Reference ${reference})`;
}
