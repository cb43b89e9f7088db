/** The messages for failed sign-ins and other failed account actions. */
import { SERVER_UNREACHABLE } from '#core/server-unreachable.ts';

/** The minimum password length of the sign-in service, unless the project sets its own policy. */
export const SHORTEST_PASSWORD = 6;

const weakPassword = (shortest: string | number): string =>
  `The password must be ${shortest} characters long or more.`;

export const WEAK_PASSWORD = weakPassword(SHORTEST_PASSWORD);

const WRONG = 'Email or password is incorrect. Try again or reset your password.';
export const UNAVAILABLE = 'Sign-in is unavailable right now. Contact us.';
const ENDED = 'Your session ended. Please sign in again.';
const WORN_LINK = 'This link was already used or has expired.';

const MESSAGES: Readonly<Record<string, string>> = {
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
  // Our own code.
  'staff-removed': 'Your access to the back office was removed. Ask the owner of the shop.',
  'signed-out': 'You signed out in another tab. Sign in again to continue.',
  'too-many-requests': 'Too many attempts. Wait a few minutes, or reset your password.',
  'network-request-failed': SERVER_UNREACHABLE,
  // The code that Firestore uses for it.
  unavailable: SERVER_UNREACHABLE,
  'popup-blocked': 'Your browser blocked the Google window. Allow pop-ups, then try again.',
  // The user closed the window.
  'popup-closed-by-user': '',
  'cancelled-popup-request': '',
  'user-mismatch': 'That is a different Google account. Choose the one you use for this account.',
  'unauthorized-domain': UNAVAILABLE,
  'invalid-api-key': UNAVAILABLE,
  // The SDK derives this code from the service's message about an invalid API key.
  'api-key-not-valid.-please-pass-a-valid-api-key.': UNAVAILABLE,
  'not-configured': UNAVAILABLE,
  'no-window': 'Auth not available on server-side',
  'expired-action-code': WORN_LINK,
  'invalid-action-code': WORN_LINK,
  'operation-not-supported-in-this-environment': 'Open this page in Chrome or Safari.',
};

/** Whether the link of an email is used or expired, so that a new one is needed. */
export const isWornLink = (code: string | undefined): boolean =>
  code === 'expired-action-code' || code === 'invalid-action-code';

/** Whether the user is signed out and must sign in again. */
export const endsSession = (code: string): boolean =>
  ['user-disabled', 'user-token-expired', 'signed-out', 'staff-removed'].includes(code);

/** The error code of a service; empty for errors of another kind. */
export function failureCode(error: unknown): string {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code.replace(/^auth\//, '') : '';
}

/**
 * The message for an error code of the sign-in service, without its `auth/`; empty if there is nothing to show.
 * @param reference identifies an unknown failure for support
 * @param detail the message of the service, which names its password requirements
 */
export function authMessage(code: string, reference: string, detail = ''): string {
  if (code === 'weak-password') {
    return weakPassword(/at least (\d+)/.exec(detail)?.[1] ?? SHORTEST_PASSWORD);
  }
  if (code === 'password-does-not-meet-requirements') {
    // The service lists the requirements in brackets.
    return `Choose a stronger password. ${/\[([^\]]+)\]/.exec(detail)?.[1] ?? ''}`.trim();
  }
  const message = Object.hasOwn(MESSAGES, code) ? MESSAGES[code] : undefined;
  return message ?? `Something went wrong. Try again. (Reference ${reference})`;
}
