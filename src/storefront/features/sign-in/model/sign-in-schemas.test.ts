/** The messages of the sign-in fields. */
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

const FIELDS = { name: 'Asha Rao', businessName: '', email: 'asha@shop.in', password: 'silver' };
const NO_EMAIL = 'Enter an email like name@shop.in.';
const TOO_SHORT = 'The password must be 6 characters long or more.';

test.each([
  'asha@shop.in',
  'rao&sons@rao.in',
  'o%k@x.in',
  "o'neil+silver@a-b.co.in",
  'asha@shop.xn--h2brj9c',
])('accepts %s as an email, like the document schema', (email) => {
  expect(problemsOf(signInSchema, { ...FIELDS, email })).toEqual({});
  expect(emailField.safeParse(email).success).toBe(true);
});

test('reports no errors for valid forms', () => {
  expect(problemsOf(signInSchema, FIELDS)).toEqual({});
  expect(problemsOf(registerSchema, FIELDS)).toEqual({});
  expect(problemsOf(resetSchema, FIELDS)).toEqual({});
  expect(problemsOf(newPasswordSchema, FIELDS)).toEqual({});
});

test.each(['', 'asha', 'asha@', '@shop.in', 'asha@shop', 'a b@shop.in', 'asha@shop..in', '<@x.in'])(
  'rejects “%s” as an email',
  (email) => {
    expect(problemsOf(signInSchema, { ...FIELDS, email })).toEqual({ email: NO_EMAIL });
    expect(problemsOf(resetSchema, { email })).toEqual({ email: NO_EMAIL });
    expect(problemsOf(registerSchema, { ...FIELDS, email })).toEqual({ email: NO_EMAIL });
  },
);

test('limits an email to the length that documents allow', () => {
  const ending = '@shop.in';
  const longest = 'a'.repeat(LONGEST_EMAIL - ending.length) + ending;
  expect(problemsOf(resetSchema, { email: longest })).toEqual({});
  expect(problemsOf(resetSchema, { email: `a${longest}` })).toEqual({ email: NO_EMAIL });
});

test('accepts any password except an empty one for sign-in', () => {
  expect(problemsOf(signInSchema, { ...FIELDS, password: 'x' })).toEqual({});
  expect(problemsOf(signInSchema, { ...FIELDS, password: '' })).toEqual({
    password: 'Enter your password.',
  });
});

test('requires a new password of 6 characters or more', () => {
  expect(problemsOf(newPasswordSchema, { password: '12345' })).toEqual({ password: TOO_SHORT });
  expect(problemsOf(newPasswordSchema, { password: '123456' })).toEqual({});
});

describe('registration', () => {
  test('reports all errors at once', () => {
    const none = { name: '', businessName: '', email: '', password: '' };
    expect(problemsOf(registerSchema, none)).toEqual({
      name: 'Enter your name.',
      email: NO_EMAIL,
      password: TOO_SHORT,
    });
  });

  test('limits names to the length that documents allow', () => {
    const long = 'a'.repeat(121);
    expect(problemsOf(registerSchema, { ...FIELDS, name: long, businessName: long })).toEqual({
      name: 'Use 120 characters or fewer. You have 121.',
      businessName: 'Use 120 characters or fewer. You have 121.',
    });
  });
});

test.each([
  ['invalid-email', 'email'],
  ['weak-password', 'password'],
  ['password-does-not-meet-requirements', 'password'],
  ['too-many-requests', undefined],
  [undefined, undefined],
] as const)('assigns %s to the field %s', (code, field) => {
  expect(fieldOf(code)).toBe(field);
});
