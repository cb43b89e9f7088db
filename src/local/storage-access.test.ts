import { expect, test } from 'vitest';
import { mayDo, type StorageDeed } from './storage-access.ts';

const token = (claims: object): string =>
  `Firebase e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`;
const STAFF = token({ admin: true });
const CUSTOMER = token({ admin: false });

const put = (change: Partial<Extract<StorageDeed, { kind: 'put' }>> = {}): StorageDeed => ({
  kind: 'put',
  name: 'pictures/ring.webp',
  size: 1000,
  contentType: 'image/webp',
  ...change,
});

test('anyone may look at a picture', () => {
  expect(mayDo({ kind: 'get', name: 'pictures/ring.webp' }, undefined)).toBe(true);
});

test('staff may put, list and delete pictures', () => {
  expect(mayDo(put(), STAFF)).toBe(true);
  expect(mayDo({ kind: 'list', name: 'pictures/' }, STAFF)).toBe(true);
  expect(mayDo({ kind: 'delete', name: 'pictures/ring.webp' }, STAFF)).toBe(true);
});

test.each([
  ['nobody', undefined],
  ['a customer', CUSTOMER],
  ['an admin claim that is not exactly true', token({ admin: 'true' })],
  ['an admin claim of 1', token({ admin: 1 })],
  ['an admin claim that is nested', token({ admin: { admin: true } })],
  ['a broken token', 'Firebase x.y.z'],
])('%s may not put a picture', (_who, authorization) => {
  expect(mayDo(put(), authorization)).toBe(false);
});

test.each([
  ['larger than 5 MiB', put({ size: 5 * 1024 * 1024 + 1 })],
  ['of another type', put({ contentType: 'image/svg+xml' })],
  ['outside the pictures', put({ name: 'backups/all.webp' })],
  ['too deep', put({ name: 'pictures/a/b/c/d.webp' })],
  ['without a name', put({ name: 'pictures/' })],
  ['with an empty name', put({ name: 'pictures//a.webp' })],
  ['with a name that leads up', put({ name: 'pictures/../a.webp' })],
  ['with a name that is hidden', put({ name: 'pictures/.a.webp' })],
  ['with a name too long', put({ name: `pictures/${'a'.repeat(101)}` })],
  ['with a name that breaks lines', put({ name: 'pictures/a\nb.webp' })],
])('not even staff may put a file %s', (_what, deed) => {
  expect(mayDo(deed, STAFF)).toBe(false);
});
