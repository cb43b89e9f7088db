/** The header marks where a visitor is: the page itself, or the section it belongs to. */
import { expect, test } from 'vitest';
import { currentMark } from './navigation.ts';

test.each([
  ['/blogs', '/blogs', 'page'],
  ['/blogs', '/blogs/care', 'true'],
  ['/products', '/product/RG101/ridge-band', undefined],
  ['/products', '/products-of-old', undefined],
])('%s on %s', (href, path, mark) => {
  expect(currentMark(href, path)).toBe(mark);
});
