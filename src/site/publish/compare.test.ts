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

test('ignores files that Hosting ignores', () => {
  const site = { 'index.html': 'home', 'blogs/care.html': 'care' };
  expect(compare({ ...site, '.publish': 'mark' }, site)).toEqual([]);
});

test('reports missing and extra files', () => {
  expect(compare({ 'b.html': '', 'c.html': '' }, { 'a.html': '', 'c.html': '' })).toEqual([
    { file: 'a.html', problem: 'is missing' },
    { file: 'b.html', problem: 'should not be there' },
  ]);
});

test('shows the first difference with an excerpt of the published file', () => {
  const text = 'The same words for a good while, and then ';
  const [difference] = compare(
    { 'a.html': `${text}silver.` },
    { 'a.html': `${text}gold, to the end.` },
  );
  expect(difference?.problem).toBe(`differs from byte ${text.length}: "${text.slice(12)}silver."`);
});

test('reports a file that is a prefix of the other', () => {
  expect(compare({ 'a.html': 'abc' }, { 'a.html': 'abcd' })).toMatchObject([{ file: 'a.html' }]);
  expect(compare({ 'a.html': 'abcd' }, { 'a.html': 'abc' })).toMatchObject([{ file: 'a.html' }]);
});

test('compares pictures byte by byte', () => {
  const [one, other] = [Uint8Array.of(0xff, 0xd8, 1), Uint8Array.of(0xff, 0xd8, 2)];
  expect(compare({ 'a.jpg': one }, { 'a.jpg': one })).toEqual([]);
  expect(compare({ 'a.jpg': one }, { 'a.jpg': other })[0]?.problem).toContain('from byte 2:');
});
