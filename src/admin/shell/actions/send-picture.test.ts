/** Which files are accepted as pictures: by their bytes, not their names. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LARGEST_PICTURE } from '#core/picture-file.ts';
import { fileProblem, dimensionProblem } from './send-picture.ts';

const bytes = (text: string, size = 80): Uint8Array => {
  const all = new Uint8Array(size);
  all.set(Array.from(text, (letter) => letter.charCodeAt(0)));
  return all;
};

it.each([
  ['JPEG', bytes('\xff\xd8\xff\xe1')],
  ['PNG', bytes('\x89PNG\r\n\x1a\n')],
  ['WebP', readFileSync('public/pictures/demo/bangle-set-gold-640.webp')],
])('accepts a %s', (_, file) => {
  expect(fileProblem(file)).toBeUndefined();
});

it.each([
  ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'isn’t a JPEG'],
  ['a page', bytes('<!doctype html><script>alert(1)</script>'), 'isn’t a JPEG'],
  ['a GIF', bytes('GIF89a'), 'isn’t a JPEG'],
  ['a sound', bytes('RIFF\x10\0\0\0WAVEfmt '), 'isn’t a JPEG'],
  ['an empty file', bytes('', 0), 'empty'],
  ['too large a file', bytes('\x89PNG\r\n\x1a\n', LARGEST_PICTURE + 1), '5 MB'],
])('refuses %s', (_, file, said) => {
  expect(fileProblem(file)).toContain(said);
});

it('refuses pictures that are too small or too long', () => {
  expect(dimensionProblem({ width: 99, height: 900 })).toContain('99 × 900 px');
  expect(dimensionProblem({ width: 100, height: 501 })).toContain('too long and narrow');
  expect(dimensionProblem({ width: 100, height: 500 })).toBeUndefined();
});
