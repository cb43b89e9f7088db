/** Customers' own documents: nobody else's, with their own address of e-mail, gone only after a recent sign-in. */
import { randomUUID } from 'node:crypto';
import { describe, test } from 'vitest';
import { SOME_TIME } from '#fixtures/full-documents.ts';
import { allowed, denied, tryAll, type Case } from '#fixtures/rules-cases.ts';
import { clear, NOW, owner, write, type Claims, type Fields } from '#fixtures/rules-emulator.ts';
import { anyPath, GUARDED } from '#fixtures/rules-documents.ts';
import {
  ASHA,
  EVERYBODY,
  PEOPLE,
  RAVI,
  signedInAgo,
  withoutEmail,
} from '#fixtures/rules-callers.ts';

const MINUTE = 60;
const FUTURE = new Date('2040-01-01T00:00:00Z');
const profile = GUARDED.find(({ name }) => name === 'customer');
const address = GUARDED.find(({ name }) => name === 'address');

const at =
  (path: string, claims: Claims, data: Fields, before?: Fields): Case['attempt'] =>
  async () => {
    await write(owner, before === undefined ? { path, deleted: true } : { path, data: before });
    return write(claims, { path, data });
  };

function* profiles(): Generator<Case> {
  const { created = {}, saved = {}, before = {} } = profile ?? {};
  const path = `webUsers/${ASHA}`;
  const placeholder = { email: `${ASHA}@customer.invalid`, emailVerified: false };
  const { unverified, verified, guest } = PEOPLE;
  yield allowed('an unverified one', at(path, unverified, { ...created, emailVerified: false }));
  yield allowed('one without a phone', at(path, verified, { ...created, phone: '' }));
  yield denied('an unverified one that says verified', at(path, unverified, created));
  yield denied(
    'a verified one that says unverified',
    at(path, verified, { ...created, emailVerified: false }),
  );
  yield allowed('one without e-mail', at(path, withoutEmail, { ...created, ...placeholder }));
  yield denied(
    'one without e-mail that says another',
    at(path, withoutEmail, { ...created, emailVerified: false }),
  );
  yield denied(
    'a placeholder in spite of an e-mail',
    at(path, verified, { ...created, ...placeholder }),
  );
  yield denied('a guest’s', at(path, guest, { ...created, ...placeholder }));
  const bad: readonly (readonly [string, Fields])[] = [
    ['another uid', { uid: RAVI }],
    ['another e-mail', { email: 'meera@shop.in' }],
    ['a creation of long ago', { createdAt: SOME_TIME }],
    ['a sign-in of long ago', { lastLogin: SOME_TIME }],
    ['a role', { role: 'admin' }],
    ['a claim', { admin: true }],
  ];
  for (const [label, change] of bad)
    yield denied(`created with ${label}`, at(path, verified, { ...created, ...change }));
  const worse: readonly (readonly [string, Fields])[] = [
    ['another uid', { uid: RAVI }],
    ['another e-mail', { email: 'meera@shop.in' }],
    ['a new creation', { createdAt: NOW }],
    ['a sign-in to come', { lastLogin: FUTURE }],
    ['a role', { role: 'admin' }],
    ['claims', { customClaims: { admin: true } }],
  ];
  for (const [label, change] of worse)
    yield denied(`saved with ${label}`, at(path, verified, { ...saved, ...change }, before));
  const stale = { ...before, email: 'old@shop.in', emailVerified: false };
  const unchanged = { ...saved, email: stale.email, emailVerified: false };
  yield allowed(
    'saved with the e-mail and the verification that it had',
    at(path, verified, unchanged, stale),
  );
  yield allowed('brought up to the token', at(path, verified, saved, stale));
  yield allowed(
    'saved as verified by an older token',
    at(path, unverified, saved, { ...before, email: saved['email'], emailVerified: true }),
  );
  yield denied(
    'with the address of the token, verified as the one before was',
    at(path, unverified, { ...saved, emailVerified: true }, { ...stale, emailVerified: true }),
  );
  yield denied(
    'with the address before, verified as that of the token is',
    at(path, verified, { ...unchanged, emailVerified: true }, stale),
  );
  yield denied(
    'verified without a token that says so',
    at(path, unverified, { ...unchanged, emailVerified: true }, stale),
  );
  yield allowed(
    'saved without a sign-in',
    at(path, verified, { ...saved, lastLogin: SOME_TIME }, before),
  );
}

/** Fields that the schema does not know stay as they are or go; none is added or changed. */
function* olderFields(): Generator<Case> {
  const { unverified } = PEOPLE;
  for (const name of ['customer', 'user']) {
    const guarded = GUARDED.find((one) => one.name === name);
    const { path = '', before = {}, created = {} } = guarded ?? {};
    const saved = { ...guarded?.saved, ...(name === 'customer' && { emailVerified: false }) };
    const old = { role: 'buyer', points: { sum: 7 } };
    const existing = { ...before, ...old };
    yield allowed(`${name} as it is`, at(path, unverified, { ...saved, ...old }, existing));
    yield allowed(`${name} without them`, at(path, unverified, saved, existing));
    const bad: readonly (readonly [string, Fields])[] = [
      ['another role', { ...old, role: 'admin' }],
      ['another sum', { ...old, points: { sum: 8 } }],
      ['a claim', { ...old, admin: true }],
    ];
    for (const [label, fields] of bad)
      yield denied(
        `${name} with ${label}`,
        at(path, unverified, { ...saved, ...fields }, existing),
      );
    yield denied(`${name} made with them`, at(path, PEOPLE.verified, { ...created, ...old }));
  }
}

function* addresses(): Generator<Case> {
  const { created = {}, saved = {}, before = {} } = address ?? {};
  const path = () => anyPath({ path: `webUsers/${ASHA}/addresses/#` });
  const older = `webUsers/${ASHA}/addresses/${randomUUID()}`;
  const { verified, other } = PEOPLE;
  yield denied('created long ago', at(path(), verified, { ...created, createdAt: SOME_TIME }));
  yield denied('created anew', at(path(), verified, { ...saved, createdAt: NOW }, before));
  yield denied('of somebody else', at(`webUsers/${RAVI}/addresses/01`, verified, created));
  for (const name of ['a b', '00', '41', '1', '001', 'shop'])
    yield denied(`called ${name}`, at(`webUsers/${ASHA}/addresses/${name}`, verified, created));
  for (const name of ['01', '20', '40'])
    yield allowed(`called ${name}`, at(`webUsers/${ASHA}/addresses/${name}`, verified, created));
  yield denied('one more of an older shop', at(older, verified, created));
  yield allowed('of an older shop, changed', at(older, verified, saved, before));
  yield allowed('of an older shop, taken away', () =>
    write(verified, { path: older, deleted: true }),
  );
  yield denied('written over by a new one', at(path(), verified, created, before));
  yield denied('taken away by another', async () => {
    const one = path();
    await write(owner, { path: one, data: before });
    return write(other, { path: one, deleted: true });
  });
  yield allowed('all replaced at once', async () => {
    const [one, two] = [path(), path()];
    await write(owner, { path: one, data: before }, { path: two, data: before });
    return write(
      verified,
      { path: one, deleted: true },
      { path: two, deleted: true },
      { path: path(), data: created },
    );
  });
}

function* farewells(): Generator<Case> {
  for (const path of [`webUsers/${ASHA}`, `users/${ASHA}`]) {
    const tombstone =
      (claims: Claims): Case['attempt'] =>
      async () => {
        await write(owner, { path, data: { a: 1 } });
        return write(claims, { path, deleted: true });
      };
    for (const person of EVERYBODY) {
      const may = person === 'verified' || person === 'unverified';
      yield (may ? allowed : denied)(`${person} deletes ${path}`, tombstone(PEOPLE[person]));
    }
    yield allowed(
      `${path}, signed in nine minutes ago`,
      tombstone(signedInAgo('verified', 9 * MINUTE)),
    );
    yield denied(
      `${path}, signed in eleven minutes ago`,
      tombstone(signedInAgo('verified', 11 * MINUTE)),
    );
  }
}

export function customerCases(): void {
  describe('customers', () => {
    test('say of themselves what their sign-in says', async () => {
      await clear();
      for (const one of profiles()) await tryAll([one]);
    });
    test('keep what an older shop has noted of them, and add nothing to it', async () => {
      for (const one of olderFields()) await tryAll([one]);
    });
    test('keep addresses of their own', async () => {
      for (const one of addresses()) await tryAll([one]);
    });
    test('leave after a recent sign-in', async () => {
      for (const one of farewells()) await tryAll([one]);
    });
  });
}
