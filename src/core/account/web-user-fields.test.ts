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
    ['a name that is too long', { displayName: `${'अ'.repeat(118)} 💍💍💍` }],
    ['one very long word', { displayName: '💍'.repeat(400) }],
    ['a picture without a web address', { photoURL: 'javascript:alert(1)' }],
    ['a picture with a very long address', { photoURL: `https://p.example/${'x'.repeat(2_000)}` }],
    ['a picture on an invalid host', { photoURL: 'https://localhost/a.png' }],
    ['a picture on a host with an underscore', { photoURL: 'https://pictures_of.example_x/a' }],
    ['a picture with a user name in its address', { photoURL: 'https://a@evil.example/x' }],
  ])('is valid by its schema for %s', (_name, change) => {
    const document = newWebUser(userFrom({ ...account, ...change }));
    const { createdAt, lastLogin, ...shape } = webUser.shape;
    for (const [field, schema] of Object.entries(shape)) {
      expect(schema.safeParse(Reflect.get(document, field)).success, field).toBe(true);
    }
    expect([createdAt, lastLogin]).toHaveLength(2);
  });
});

describe('splits the display name into first and last name', () => {
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

describe('an existing document', () => {
  const whole = { email: 'meera@shop.in', displayName: 'Old', photoURL: 'https://p.example/o.png' };

  test('keeps its email, name and picture', () => {
    expect(webUserChanges(userFrom(account), { ...whole, emailVerified: false })).toEqual({});
  });

  test('takes a new email of the account, but keeps its own if the account has none', () => {
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

  test('takes the verification state from the token', () => {
    const changes = webUserChanges(userFrom({ ...account, emailVerified: true }), {
      ...whole,
      emailVerified: false,
    });
    expect(changes).toEqual({ emailVerified: true });
  });
});
