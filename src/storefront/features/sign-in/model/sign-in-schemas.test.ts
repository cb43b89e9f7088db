/** What is said beside the fields of sign-in. */
import { describe, expect, test } from 'vitest';
import { email as emailField } from '#schema/fields.ts';
import { LONGEST_EMAIL } from '#schema/limits.ts';
import { problemsOf } from '#core/account/form-field.ts';
import {
  fieldOf,
  newPasswordSchema,
  registerSchema,
  resetSchema,
  signInSchema,
} from './sign-in-schemas.ts';

const WISH = { name: 'Asha Rao', businessName: '', email: 'asha@shop.in', password: 'silver' };
const NO_EMAIL = 'Enter an email like name@shop.in.';
const TOO_SHORT = 'The password must be 6 characters long or more.';

test.each([
  'asha@shop.in',
  'rao&sons@rao.in',
  'o%k@x.in',
  "o'neil+silver@a-b.co.in",
  'asha@shop.xn--h2brj9c',
])('%s is an address, here and in documents', (email) => {
  expect(problemsOf(signInSchema, { ...WISH, email })).toEqual({});
  expect(emailField.safeParse(email).success).toBe(true);
});

test('what is well is not spoken of', () => {
  expect(problemsOf(signInSchema, WISH)).toEqual({});
  expect(problemsOf(registerSchema, WISH)).toEqual({});
  expect(problemsOf(resetSchema, WISH)).toEqual({});
  expect(problemsOf(newPasswordSchema, WISH)).toEqual({});
});

test.each(['', 'asha', 'asha@', '@shop.in', 'asha@shop', 'a b@shop.in', 'asha@shop..in', '<@x.in'])(
  '“%s” is no address',
  (email) => {
    expect(problemsOf(signInSchema, { ...WISH, email })).toEqual({ email: NO_EMAIL });
    expect(problemsOf(resetSchema, { email })).toEqual({ email: NO_EMAIL });
    expect(problemsOf(registerSchema, { ...WISH, email })).toEqual({ email: NO_EMAIL });
  },
);

test('an address may be as long as documents allow', () => {
  const ending = '@shop.in';
  const longest = 'a'.repeat(LONGEST_EMAIL - ending.length) + ending;
  expect(problemsOf(resetSchema, { email: longest })).toEqual({});
  expect(problemsOf(resetSchema, { email: `a${longest}` })).toEqual({ email: NO_EMAIL });
});

test('for signing in any password will do, but none', () => {
  expect(problemsOf(signInSchema, { ...WISH, password: 'x' })).toEqual({});
  expect(problemsOf(signInSchema, { ...WISH, password: '' })).toEqual({
    password: 'Enter your password.',
  });
});

test('a new password has 6 characters and more', () => {
  expect(problemsOf(newPasswordSchema, { password: '12345' })).toEqual({ password: TOO_SHORT });
  expect(problemsOf(newPasswordSchema, { password: '123456' })).toEqual({});
  expect(problemsOf(newPasswordSchema, { password: 'a'.repeat(4_097) })).toHaveProperty('password');
});

describe('registering', () => {
  test('everything that is wrong is said at once', () => {
    const none = { name: '', businessName: '', email: '', password: '' };
    expect(problemsOf(registerSchema, none)).toEqual({
      name: 'Enter your name.',
      email: NO_EMAIL,
      password: TOO_SHORT,
    });
  });

  test('names are as long as documents allow', () => {
    const long = 'a'.repeat(121);
    expect(problemsOf(registerSchema, { ...WISH, name: long, businessName: long })).toEqual({
      name: 'Up to 120 characters, please.',
      businessName: 'Up to 120 characters, please.',
    });
  });
});

test.each([
  ['invalid-email', 'email'],
  ['weak-password', 'password'],
  ['password-does-not-meet-requirements', 'password'],
  ['too-many-requests', undefined],
  [undefined, undefined],
] as const)('%s is about %s', (code, field) => {
  expect(fieldOf(code)).toBe(field);
});
