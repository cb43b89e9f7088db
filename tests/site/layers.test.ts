/** Every stylesheet names all cascade layers in the same order, so that link order can't decide which rule wins. */
import { expect, test } from 'vitest';
import { LAYERS } from '#publish/bundle/layer-order.ts';
import { readSiteFile, siteFiles } from '../built-site.ts';

const stylesheets = siteFiles().filter((file) => file.endsWith('.css'));

/** The layers in the order in which a stylesheet names them first. */
const layersOf = (css: string): string[] => [
  ...new Set(
    [...css.matchAll(/@layer\s+([\w\s,-]+)[;{]/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    ),
  ),
];

test('the site has stylesheets of pages and of islands', () => {
  expect(stylesheets.length).toBeGreaterThan(5);
});

test.each(stylesheets)('%s names the layers from the weakest to the strongest', (file) => {
  expect(layersOf(readSiteFile(file))).toEqual(LAYERS);
});
