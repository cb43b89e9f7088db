/** Every stylesheet declares the order of the layers first, so that it does not matter which one a page links first. */
import { expect, test } from 'vitest';
import { readSiteFile, siteFiles } from '../built-site.ts';

const ORDER = ['properties', 'theme', 'base', 'components', 'utilities'];

/** The names of the layers in the order in which a stylesheet first names them. */
const layersOf = (css: string): string[] => {
  const names = [...css.matchAll(/@layer ([\w, ]+)[;{]/g)].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.trim()),
  );
  return [...new Set(names)];
};

/** Whether the layers that come before the last named one are all named, in their order. */
const isInOrder = (css: string): boolean => {
  const layers = layersOf(css);
  return layers.join() === ORDER.slice(0, layers.length).join();
};

test.each([
  ['@layer components{.card{margin:0}}', false],
  ['@layer theme,base,components,utilities;@layer components{}', false],
  ['@layer properties,theme,base,components,utilities;@layer components{}', true],
  ['@layer properties{}@layer theme,base,components,utilities;', true],
])('%s: %s', (css, expected) => {
  expect(isInOrder(css)).toBe(expected);
});

test('every stylesheet names the layers in their order', () => {
  const sheets = siteFiles().filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(5);
  expect(sheets.filter((file) => !isInOrder(readSiteFile(file)))).toEqual([]);
});
