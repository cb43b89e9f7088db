/** What a customer's document gets from their account. */
import { expect, describe, test } from 'vitest';
import { webUser } from '#schema/web-user.ts';
import { userFrom, type Account } from './user.ts';
import { newWebUser, splitName, webUserChanges } from './web-user-fields.ts';

const account: Account = {
  uid: 'meera-1',
  email: 'meera@shop.in',
  displayName: 'Meera Devi Shah',
  photoURL: 'https://pictures.example/m.png',
  emailVerified: false,
};

describe('a new document', () => {
  test('has all fields of a web user', () => {
    expect(newWebUser(userFrom(account))).toEqual({
      uid: 'meera-1',
      email: 'meera@shop.in',
      displayName: 'Meera Devi Shah',
      photoURL: 'https://pictures.example/m.png',
      emailVerified: false,
      firstName: 'Meera',
      lastName: 'Devi Shah',
      phone: '',
      emailPreferences: { orderUpdates: true, promotions: true, newsletter: true },
    });
  });

  test.each<[string, Partial<Account>]>([
    ['no name and no email', { displayName: null, email: null }],
    ['a name longer than any', { displayName: `${'अ'.repeat(118)} 💍💍💍` }],
    ['one endless word', { displayName: '💍'.repeat(400) }],
    ['a picture from nowhere', { photoURL: 'javascript:alert(1)' }],
    ['a picture at an endless address', { photoURL: `https://p.example/${'x'.repeat(2_000)}` }],
    ['a picture on a host that is none', { photoURL: 'https://localhost/a.png' }],
    ['a picture on a host with an underscore', { photoURL: 'https://pictures_of.example_x/a' }],
    ['a picture with a user name in its address', { photoURL: 'https://a@evil.example/x' }],
  ])('fits its schema for %s', (_name, change) => {
    const document = newWebUser(userFrom({ ...account, ...change }));
    const { createdAt, lastLogin, ...shape } = webUser.shape;
    for (const [field, schema] of Object.entries(shape)) {
      expect(schema.safeParse(Reflect.get(document, field)).success, field).toBe(true);
    }
    expect([createdAt, lastLogin]).toHaveLength(2);
  });
});

describe('names are split from the display name', () => {
  test.each([
    ['Meera Shah', 'Meera', 'Shah'],
    ['  Meera   Devi  Shah ', 'Meera', 'Devi Shah'],
    ['Meera', 'Meera', ''],
    ['', '', ''],
    ['मीरा शाह', 'मीरा', 'शाह'],
  ])('%j', (name, firstName, lastName) => {
    expect(splitName(name)).toEqual({ firstName, lastName });
  });
});

describe('a document that is there', () => {
  const whole = { email: 'meera@shop.in', displayName: 'Old', photoURL: 'https://p.example/o.png' };

  test('keeps the email, name and picture that it has', () => {
    expect(webUserChanges(userFrom(account), { ...whole, emailVerified: false })).toEqual({});
  });

  test('follows the account to another email, but not to none', () => {
    const stored = { ...whole, email: 'old@shop.in', emailVerified: false };
    expect(webUserChanges(userFrom(account), stored)).toEqual({ email: 'meera@shop.in' });
    const nameless = userFrom({ ...account, email: null });
    expect(webUserChanges(nameless, stored)).toEqual({});
    expect(webUserChanges(nameless, { ...stored, emailVerified: true })).toEqual({});
  });

  test.each([
    ['email', 'meera@shop.in'],
    ['displayName', 'Meera Devi Shah'],
    ['photoURL', 'https://pictures.example/m.png'],
  ])('gets a missing %s', (field, value) => {
    const stored = { ...whole, emailVerified: false, [field]: undefined };
    expect(webUserChanges(userFrom(account), stored)).toEqual({ [field]: value });
  });

  test('follows the token in whether the address is verified', () => {
    const changes = webUserChanges(userFrom({ ...account, emailVerified: true }), {
      ...whole,
      emailVerified: false,
    });
    expect(changes).toEqual({ emailVerified: true });
  });
});
