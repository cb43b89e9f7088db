/** The message for each error code of the sign-in service. */
import { describe, expect, test } from 'vitest';
import { authMessage, endsSession, isWornLink, failureCode } from './auth-messages.ts';

const WRONG = 'Email or password is incorrect. Try again or reset your password.';
const UNAVAILABLE = 'Sign-in is unavailable right now. Contact us.';

test.each([
  ['invalid-credential', WRONG],
  ['wrong-password', WRONG],
  ['user-not-found', WRONG],
  [
    'email-already-in-use',
    "We couldn't create this account. Try signing in or resetting the password.",
  ],
  ['invalid-email', 'Enter an email like name@shop.in.'],
  ['user-disabled', 'This account is disabled. Contact us.'],
  ['user-token-expired', 'Your session ended. Please sign in again.'],
  ['too-many-requests', 'Too many attempts. Wait a few minutes, or reset your password.'],
  ['weak-password', 'The password must be 6 characters long or more.'],
  ['network-request-failed', "Can't reach the server. Check your connection."],
  ['popup-blocked', 'Your browser blocked the Google window. Allow pop-ups, then try again.'],
  ['popup-closed-by-user', ''],
  ['cancelled-popup-request', ''],
  ['unauthorized-domain', UNAVAILABLE],
  ['invalid-api-key', UNAVAILABLE],
  ['api-key-not-valid.-please-pass-a-valid-api-key.', UNAVAILABLE],
  ['operation-not-supported-in-this-environment', 'Open this page in Chrome or Safari.'],
  ['expired-action-code', 'This link was already used or has expired.'],
])('shows the code %s as “%s”', (code, message) => {
  expect(authMessage(code, 'ABC')).toBe(message);
});

test.each(['', 'operation-not-allowed', 'internal-error', '__proto__', 'toString'])(
  '“%s” shows the general message with a reference',
  (code) => {
    expect(authMessage(code, 'ABC234')).toBe('Something went wrong. Try again. (Reference ABC234)');
  },
);

describe('password requirements of the project', () => {
  test.each([
    ['Firebase: Password should be at least 10 characters (auth/weak-password).', '10'],
    ['', '6'],
  ])('“%s” requires %s characters', (detail, count) => {
    expect(authMessage('weak-password', '', detail)).toBe(
      `The password must be ${count} characters long or more.`,
    );
  });

  test('shows the requirements that the password does not meet', () => {
    const code = 'password-does-not-meet-requirements';
    const detail = `Firebase: Missing password requirements: [Password must contain a numeric character] (auth/${code}).`;
    expect(authMessage(code, '', detail)).toBe(
      'Choose a stronger password. Password must contain a numeric character',
    );
    expect(authMessage(code, '')).toBe('Choose a stronger password.');
  });
});

test('distinguishes codes that end the session from codes of used links', () => {
  const codes = [
    'user-disabled',
    'user-token-expired',
    'expired-action-code',
    'invalid-action-code',
  ];
  expect(codes.map(endsSession)).toEqual([true, true, false, false]);
  expect(codes.map(isWornLink)).toEqual([false, false, true, true]);
  expect(isWornLink(undefined)).toBe(false);
});

test('reads the code of a failure', () => {
  expect(failureCode(Object.assign(new Error('x'), { code: 'unavailable' }))).toBe('unavailable');
  expect(failureCode(Object.assign(new Error('x'), { code: 7 }))).toBe('');
  expect(failureCode('text')).toBe('');
});
