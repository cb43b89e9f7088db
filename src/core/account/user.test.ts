/** The signed-in user: placeholders, claims, and the stored copy, which may have been changed. */
import { describe, expect, test } from 'vitest';
import { isAdmin, savedUserFrom, userFrom, userToText, withToken, type Account } from './user.ts';

const account: Account = {
  uid: 'meera-1',
  email: 'meera@shop.in',
  displayName: 'Meera Shah',
  photoURL: 'https://pictures.example/m.png',
  emailVerified: true,
};

describe('an account', () => {
  test('gets a placeholder email made from the uid if it has none', () => {
    expect(userFrom({ ...account, email: null }).email).toBe('meera-1@customer.invalid');
  });

  test('is named after the part of the email before @ if it has no name', () => {
    expect(userFrom({ ...account, displayName: null }).displayName).toBe('meera');
    expect(userFrom({ ...account, displayName: '', email: null }).displayName).toBe('meera-1');
  });

  test('has no claims before a token has been read', () => {
    expect(userFrom(account).customClaims).toEqual({});
  });
});

describe('claims', () => {
  test('include only custom claims of the token', () => {
    const claims = {
      iss: 'g',
      aud: 'p',
      sub: 'meera-1',
      email_verified: true,
      admin: true,
      tier: 2,
    };
    expect(withToken(userFrom(account), claims).customClaims).toEqual({ admin: true, tier: 2 });
  });

  test('an email is verified only if the token says so', () => {
    expect(withToken(userFrom(account), {}).emailVerified).toBe(false);
    expect(withToken(userFrom(account), { email_verified: true }).emailVerified).toBe(true);
  });

  test.each([
    [{ admin: true }, true],
    [{ admin: 'true' }, false],
    [{ admin: 1 }, false],
    [{ admin: [true] }, false],
    [{ admin: { admin: true } }, false],
    [{}, false],
  ])('admin must be exactly true: %j gives %j', (customClaims, expected) => {
    expect(isAdmin({ customClaims })).toBe(expected);
  });
});

describe('the saved copy', () => {
  test('restores the saved user, without claims', () => {
    const user = userFrom(account, { admin: true });
    expect(savedUserFrom(userToText(user))).toEqual({ ...user, customClaims: {} });
  });

  test.each([
    null,
    '',
    '{',
    'null',
    '[]',
    '"<img src=x onerror=alert(1)>"',
    '{"uid":"u","email":"e"}',
    '{"uid":1,"email":"e","displayName":"n"}',
    '{"uid":"u","email":"e","displayName":{}}',
    `{"uid":"u","email":"e","displayName":"${'n'.repeat(255)}"}`,
  ])('is ignored when it is %s', (text) => {
    expect(savedUserFrom(text)).toBeUndefined();
  });
});
