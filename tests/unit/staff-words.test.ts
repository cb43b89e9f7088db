/** Screens of the back office speak as the shop does, not as its programs do. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDERS = ['src/admin', 'src/commands', 'src/domain/editing', 'src/domain/publishing'];

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.test.ts')),
);

const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');

/** Words of programmers in the middle of a sentence; code has no articles. */
const PROGRAMMERS = /\b(?:its|their|the|an?|no|this|every|each) (?:schemas?|slugs?|snapshots?)\b/i;

test.each([
  ["return failed(`It does not fit its schema. ${why}`, 'unfit');", true],
  ['          <p>This order does not fit its schema, so it cannot be worked with here:</p>', true],
  ["  { collection: 'blogs', slug: slugOf(title) },", false],
])('%s: does it speak as programmers do? %s', (line, isIt) => {
  expect(PROGRAMMERS.test(line)).toBe(isIt);
});

test('no screen says schema, slug or the like', () => {
  expect(sources.length).toBeGreaterThan(200);
  const found = sources.flatMap((file) =>
    withoutComments(readFileSync(file, 'utf8'))
      .split('\n')
      .filter((line) => PROGRAMMERS.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
