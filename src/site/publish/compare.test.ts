import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#fixtures/temporary-folder.ts';
import { compareSites } from './compare.ts';

function folderOf(files: Record<string, string | Uint8Array>): string {
  const folder = temporaryFolder();
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  return folder;
}

const compare = (
  published: Record<string, string | Uint8Array>,
  built: Record<string, string | Uint8Array>,
) => compareSites(folderOf(published), folderOf(built));

test('equal sites have no difference, whatever mark the publisher has left', () => {
  const site = { 'index.html': 'home', 'blogs/care.html': 'care' };
  expect(compare({ ...site, '.publish': 'mark' }, site)).toEqual([]);
});

test('a missing file and one too many are named, by file', () => {
  expect(compare({ 'b.html': '', 'c.html': '' }, { 'a.html': '', 'c.html': '' })).toEqual([
    { file: 'a.html', what: 'is missing' },
    { file: 'b.html', what: 'should not be there' },
  ]);
});

test('where two files part is shown, with what stands there in each', () => {
  const words = 'The same words for a good while, and then ';
  const [difference] = compare(
    { 'a.html': `${words}silver.` },
    { 'a.html': `${words}gold, to the end.` },
  );
  expect(difference?.what).toBe(
    `differs from byte ${words.length}: "${words.slice(12)}silver."; a build has "${words.slice(12)}gold, to the end."`,
  );
});

test('a file that is the beginning of the other differs', () => {
  expect(compare({ 'a.html': 'abc' }, { 'a.html': 'abcd' })).toMatchObject([{ file: 'a.html' }]);
  expect(compare({ 'a.html': 'abcd' }, { 'a.html': 'abc' })).toMatchObject([{ file: 'a.html' }]);
});

test('pictures are compared byte by byte too', () => {
  const [one, other] = [Uint8Array.of(0xff, 0xd8, 1), Uint8Array.of(0xff, 0xd8, 2)];
  expect(compare({ 'a.jpg': one }, { 'a.jpg': one })).toEqual([]);
  expect(compare({ 'a.jpg': one }, { 'a.jpg': other })[0]?.what).toContain('from byte 2:');
});

test('a site that is not there is no empty site', () => {
  expect(() => compareSites(join(temporaryFolder(), 'none'), folderOf({}))).toThrow('ENOENT');
});
