/**
 * The local Storage server allows the same as `storage.rules` (`tests/rules/storage.test.ts` runs the same cases on
 * them).
 */
import { expect, test } from 'vitest';
import { LARGEST, STORAGE_CASES } from '#fixtures/storage-cases.ts';
import { LARGEST_PICTURE } from '#core/picture-file.ts';
import { mayDo } from './storage-access.ts';

const header = (claims: object): string =>
  `Firebase e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`;

test.each(STORAGE_CASES)('$name', ({ claims, deed, may }) => {
  expect(mayDo(deed, claims === null ? undefined : header(claims))).toBe(may);
});

test('denies an invalid token', () => {
  expect(mayDo({ kind: 'delete', name: 'pictures/ring.webp' }, 'Firebase x.y.z')).toBe(false);
});

test('the cases use the size limit of pictures', () => {
  expect(LARGEST_PICTURE).toBe(LARGEST);
});
