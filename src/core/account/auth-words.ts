/** What a person is told when signing in, or anything else with their account, fails. */
import { UNREACHED } from '#core/unreached.ts';

/** The shortest password that the sign-in service takes, unless the project has a policy of its own. */
export const SHORTEST_PASSWORD = 6;

const weakPassword = (shortest: string | number): string =>
  `The password must be ${shortest} characters long or more.`;

export const WEAK_PASSWORD = weakPassword(SHORTEST_PASSWORD);

const WRONG = 'Email or password is incorrect. Try again or reset your password.';
export const UNAVAILABLE = 'Sign-in is unavailable right now. Contact us.';
const ENDED = 'Your session ended. Please sign in again.';
/** The SDK says at the start that nobody is signed in any more, and keeps to itself why. */
const LOST = 'Your session ended, or this account is disabled. Sign in again, or contact us.';
const WORN_LINK = 'This link was already used or has expired.';
/** Not a code of the service's: they ended the session themselves, in another tab. */
export const SIGNED_OUT = 'signed-out';

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
  'session-lost': LOST,
  'no-user': ENDED,
  [SIGNED_OUT]: 'You signed out in another tab. Sign in again to continue.',
  'too-many-requests': 'Too many attempts. Wait a few minutes, or reset your password.',
  'network-request-failed': UNREACHED,
  // The database's own word for it.
  unavailable: UNREACHED,
  'popup-blocked': 'Your browser blocked the Google window. Allow pop-ups, then try again.',
  'popup-closed-by-user': NOTHING,
  'cancelled-popup-request': NOTHING,
  'unauthorized-domain': UNAVAILABLE,
  'invalid-api-key': UNAVAILABLE,
  // The service's sentence about a key that it does not know, as the SDK makes a code of it.
  'api-key-not-valid.-please-pass-a-valid-api-key.': UNAVAILABLE,
  'not-configured': UNAVAILABLE,
  'no-window': 'Auth not available on server-side',
  'expired-action-code': WORN_LINK,
  'invalid-action-code': WORN_LINK,
  'operation-not-supported-in-this-environment': 'Open this page in Chrome or Safari.',
};

/** The session is over: the person is signed out, and signs in again to come back. */
const ENDS_SESSION: ReadonlySet<string> = new Set([
  'user-disabled',
  'user-token-expired',
  'session-lost',
  SIGNED_OUT,
]);

/** A mail's link cannot be used again; another is needed. */
export const isWornLink = (code: string | undefined): boolean =>
  code === 'expired-action-code' || code === 'invalid-action-code';

export const endsSession = (code: string): boolean => ENDS_SESSION.has(code);

/** The name that a service gave to what it threw; empty for what is none of its own. */
export function failureCode(error: unknown): string {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code.replace(/^auth\//, '') : '';
}

/** What a project's policy may ask of a password, in the service's words and in ours. */
const REQUIREMENTS: readonly (readonly [RegExp, (count: string) => string])[] = [
  [/at least (\d+) characters/, (count) => `${count} characters or more`],
  [/at most (\d+) characters/, (count) => `${count} characters at most`],
  [/lower case/, () => 'a small letter'],
  [/upper case/, () => 'a capital letter'],
  [/non-alphanumeric/, () => 'a symbol such as ! or #'],
  [/numeric/, () => 'a digit'],
];

/** A policy's requirements that a password misses: the service lists them between brackets. */
function policyWords(detail: string): string {
  const asked = (/\[([^\]]+)\]/.exec(detail)?.[1] ?? '').split(',').flatMap((sentence) => {
    const known = REQUIREMENTS.find(([pattern]) => pattern.test(sentence));
    return known ? [known[1](known[0].exec(sentence)?.[1] ?? '')] : [];
  });
  return asked.length === 0
    ? 'Choose a stronger password.'
    : `The password needs: ${asked.join(', ')}.`;
}

/**
 * The words for a code of the sign-in service, without its `auth/`; empty when there is nothing to say.
 * @param reference names this failure to the seller's people, where its reason is unknown
 * @param detail the service's own sentence, which says what it asks of a password
 */
export function authWords(code: string, reference: string, detail = ''): string {
  if (code === 'weak-password') {
    return weakPassword(/at least (\d+)/.exec(detail)?.[1] ?? SHORTEST_PASSWORD);
  }
  if (code === 'password-does-not-meet-requirements') return policyWords(detail);
  const words = Object.hasOwn(WORDS, code) ? WORDS[code] : undefined;
  return words ?? `Something went wrong. Try again. (Reference ${reference})`;
}
