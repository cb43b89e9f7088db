/**
 * Every stylesheet declares the order of the cascade layers first, so that the order of stylesheets in a page does
 * not matter.
 */
import { expect, test } from 'vitest';
import { readSiteFile, siteFiles } from '../built-site.ts';

const ORDER = ['properties', 'theme', 'base', 'components', 'utilities'];

/** The layer names of a stylesheet, in the order of their first use. */
const layersOf = (css: string): string[] => {
  const names = [...css.matchAll(/@layer ([\w, ]+)[;{]/g)].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.trim()),
  );
  return [...new Set(names)];
};

/** Whether all layers up to the last used one are named, in their order. */
const isInOrder = (css: string): boolean => {
  const layers = layersOf(css);
  return layers.join() === ORDER.slice(0, layers.length).join();
};

test.each([
  ['@layer components{.card{margin:0}}', false],
  ['@layer theme,base,components,utilities;@layer components{}', false],
  ['@layer properties,theme,base,components,utilities;@layer components{}', true],
  ['@layer properties{}@layer theme,base,components,utilities;', true],
])('the order of %s is correct: %s', (css, expected) => {
  expect(isInOrder(css)).toBe(expected);
});

test('every stylesheet names the layers in order', () => {
  const sheets = siteFiles().filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(5);
  expect(sheets.filter((file) => !isInOrder(readSiteFile(file)))).toEqual([]);
});
