/**
 * The local Storage server allows the same as `storage.rules` (`tests/rules/storage.test.ts` runs the same cases on
 * them).
 */
import { expect, test } from 'vitest';
import { LARGEST, STORAGE_CASES, storageHeader } from '#fixtures/storage-cases.ts';
import { LARGEST_PICTURE } from '#core/picture-file.ts';
import { mayDo } from './storage-access.ts';

const withoutStored = () => Promise.resolve(undefined);

test.each(STORAGE_CASES)('$name', async ({ claims, stored, deed, may }) => {
  const storedAccess = (uid: string) => Promise.resolve(uid === 'meera' ? stored : undefined);
  const header = claims === null ? undefined : storageHeader('meera', claims);
  expect(await mayDo(deed, header, storedAccess)).toBe(may);
});

test('denies an invalid token', async () => {
  const deed = { kind: 'delete', name: 'pictures/ring.webp' } as const;
  expect(await mayDo(deed, 'Firebase x.y.z', withoutStored)).toBe(false);
});

test('the cases use the size limit of pictures', () => {
  expect(LARGEST_PICTURE).toBe(LARGEST);
});
