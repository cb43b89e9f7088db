/**
 * Customers access only their own documents, with their own email address, and delete them only after a recent
 * sign-in.
 */
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
const savedList = GUARDED.find(({ name }) => name === 'saved list');
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
  yield denied('an unverified one written as verified', at(path, unverified, created));
  yield denied(
    'a verified one written as unverified',
    at(path, verified, { ...created, emailVerified: false }),
  );
  yield allowed(
    'one without email address',
    at(path, withoutEmail, { ...created, ...placeholder }),
  );
  yield denied(
    'one without email address, with another',
    at(path, withoutEmail, { ...created, emailVerified: false }),
  );
  yield denied(
    'a placeholder despite an email address',
    at(path, verified, { ...created, ...placeholder }),
  );
  yield denied('a guest’s', at(path, guest, { ...created, ...placeholder }));
  const bad: readonly (readonly [string, Fields])[] = [
    ['another uid', { uid: RAVI }],
    ['another email address', { email: 'meera@shop.in' }],
    ['an old creation time', { createdAt: SOME_TIME }],
    ['an old sign-in time', { lastLogin: SOME_TIME }],
    ['a role', { role: 'admin' }],
    ['a claim', { admin: true }],
  ];
  for (const [label, change] of bad)
    yield denied(`created with ${label}`, at(path, verified, { ...created, ...change }));
  const worse: readonly (readonly [string, Fields])[] = [
    ['another uid', { uid: RAVI }],
    ['another email address', { email: 'meera@shop.in' }],
    ['a new creation time', { createdAt: NOW }],
    ['a future sign-in time', { lastLogin: FUTURE }],
    ['a role', { role: 'admin' }],
    ['claims', { customClaims: { admin: true } }],
  ];
  for (const [label, change] of worse)
    yield denied(`saved with ${label}`, at(path, verified, { ...saved, ...change }, before));
  const stale = { ...before, email: 'old@shop.in', emailVerified: false };
  const unchanged = { ...saved, email: stale.email, emailVerified: false };
  yield allowed(
    'saved with unchanged email address and verification',
    at(path, verified, unchanged, stale),
  );
  yield allowed('updated to the token', at(path, verified, saved, stale));
  yield allowed(
    'saved as verified by an older token',
    at(path, unverified, saved, { ...before, email: saved['email'], emailVerified: true }),
  );
  yield denied(
    'with the email address of the token and the verification of the old one',
    at(path, unverified, { ...saved, emailVerified: true }, { ...stale, emailVerified: true }),
  );
  yield denied(
    'with the old email address and the verification of the token',
    at(path, verified, { ...unchanged, emailVerified: true }, stale),
  );
  yield denied(
    'verified without a verified token',
    at(path, unverified, { ...unchanged, emailVerified: true }, stale),
  );
  yield allowed(
    'saved without a sign-in',
    at(path, verified, { ...saved, lastLogin: SOME_TIME }, before),
  );
}

/** Fields that the schema does not have may stay unchanged or be removed; none may be added or changed. */
function* olderFields(): Generator<Case> {
  const { unverified } = PEOPLE;
  for (const name of ['customer', 'user']) {
    const guarded = GUARDED.find((one) => one.name === name);
    const { path = '', before = {}, created = {} } = guarded ?? {};
    const saved = { ...guarded?.saved, ...(name === 'customer' && { emailVerified: false }) };
    const old = { role: 'buyer', points: { sum: 7 } };
    const existing = { ...before, ...old };
    yield allowed(
      `${name} with unchanged fields`,
      at(path, unverified, { ...saved, ...old }, existing),
    );
    yield allowed(`${name} without these fields`, at(path, unverified, saved, existing));
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
    yield denied(
      `${name} created with these fields`,
      at(path, PEOPLE.verified, { ...created, ...old }),
    );
  }
}

function* addresses(): Generator<Case> {
  const { created = {}, saved = {}, before = {} } = address ?? {};
  const path = () => anyPath({ path: `webUsers/${ASHA}/addresses/#` });
  const older = `webUsers/${ASHA}/addresses/${randomUUID()}`;
  const { verified, other } = PEOPLE;
  yield denied(
    'with an old creation time',
    at(path(), verified, { ...created, createdAt: SOME_TIME }),
  );
  yield denied(
    'with a new creation time',
    at(path(), verified, { ...saved, createdAt: NOW }, before),
  );
  yield denied('of another customer', at(`webUsers/${RAVI}/addresses/01`, verified, created));
  for (const name of ['a b', '00', '41', '1', '001', 'shop'])
    yield denied(`called ${name}`, at(`webUsers/${ASHA}/addresses/${name}`, verified, created));
  for (const name of ['01', '20', '40'])
    yield allowed(`called ${name}`, at(`webUsers/${ASHA}/addresses/${name}`, verified, created));
  yield denied('a new one with an id of an older shop', at(older, verified, created));
  yield allowed('of an older shop, changed', at(older, verified, saved, before));
  yield allowed('of an older shop, deleted', () => write(verified, { path: older, deleted: true }));
  yield denied('overwritten by a new one', at(path(), verified, created, before));
  yield denied('deleted by another customer', async () => {
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

function* savedLists(): Generator<Case> {
  const { created = {}, saved = {}, before = {} } = savedList ?? {};
  const path = () => anyPath({ path: `webUsers/${ASHA}/lists/*` });
  const { verified, other } = PEOPLE;
  const [earlier, later] = [new Date('2026-01-15T06:00:00Z'), new Date('2026-01-15T07:00:00Z')];
  yield allowed('a later version', at(path(), verified, { ...saved, editedAt: later }, before));
  yield denied('an earlier version', at(path(), verified, { ...saved, editedAt: earlier }, before));
  yield allowed('a deleted one', at(path(), verified, { ...created, lines: [], isDeleted: true }));
  for (const name of ['list', '1', `${randomUUID()}x`])
    yield denied(`called ${name}`, at(`webUsers/${ASHA}/lists/${name}`, verified, created));
  yield denied('of another customer', at(path(), other, created));
  const with200 = (line: string): Fields => ({
    ...created,
    lines: [...Array(199).fill('RG101.12'), line],
  });
  for (const line of [
    'BG101.12.2-4=6.18_20_inch=6',
    'RG101.100000 Gold plated, size 2.6 💍',
    `RG101.12 ${'x'.repeat(300)}`,
  ])
    yield allowed(`200 lines with ${line}`, at(path(), verified, with200(line)));
  for (const line of [
    ...['', 'RG101', 'RG101.0', 'rg101.12', 'RG101.12 ', 'RG101.12  two spaces', 'RG101.12\tx'],
    ...['RG101.12\nER204.6', `RG101.12 ${'x'.repeat(301)}`, `RG101.12.${'x'.repeat(1_001)}`],
  ])
    yield denied(`200 lines with ${JSON.stringify(line)}`, at(path(), verified, with200(line)));
  yield denied(
    'a line that is no text',
    at(path(), verified, { ...created, lines: [{ sku: 'RG101' }] }),
  );
  yield denied(
    '201 lines',
    at(path(), verified, { ...created, lines: Array(201).fill('RG101.12') }),
  );
  yield denied('deleted by another customer', async () => {
    const one = path();
    await write(owner, { path: one, data: before });
    return write(other, { path: one, deleted: true });
  });
  yield allowed('deleted with the account', async () => {
    const one = path();
    await write(owner, { path: one, data: before });
    return write(verified, { path: one, deleted: true });
  });
}

function* deletions(): Generator<Case> {
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
    test('write the same email address and verification as their token', async () => {
      await clear();
      for (const one of profiles()) await tryAll([one]);
    });
    test('keep or remove unknown fields of an older shop, and add none', async () => {
      for (const one of olderFields()) await tryAll([one]);
    });
    test('write only their own addresses', async () => {
      for (const one of addresses()) await tryAll([one]);
    });
    test('write only their own saved lists, line by line', async () => {
      for (const one of savedLists()) await tryAll([one]);
    });
    test('delete their documents only after a recent sign-in', async () => {
      for (const one of deletions()) await tryAll([one]);
    });
  });
}
