/** The limits of the source as a whole; those of a single file or function are rules of ESLint. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The numbers of lines of the source files, the shortest first. */
const linesOf = (pattern: string): number[] =>
  globSync(pattern)
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8').split('\n').length - 1)
    .toSorted((a, b) => a - b);

/** @param part from 0 to 1 */
const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.floor((sorted.length - 1) * part)] ?? Infinity;

test('half of the files have at most 60 lines, and nine of ten at most 150', () => {
  const lines = linesOf('{src,scripts}/**/*.{ts,tsx,astro,css,mjs}');
  expect(lines.length).toBeGreaterThan(1_000);
  expect(quantile(lines, 0.5)).toBeLessThanOrEqual(60);
  expect(quantile(lines, 0.9)).toBeLessThanOrEqual(150);
});

test('at most 1,500 lines of CSS are written by hand', () => {
  const lines = linesOf('src/**/*.css');
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(1_500);
});
