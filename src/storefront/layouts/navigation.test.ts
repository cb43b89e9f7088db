/** The header marks the current page or section. */
import { expect, test } from 'vitest';
import { currentMark } from './navigation.ts';

test.each([
  ['/blogs', '/blogs', 'page'],
  ['/blogs', '/blogs/care', 'true'],
  ['/products', '/product/RG101/ridge-band', undefined],
  ['/products', '/products-of-old', undefined],
])('marks %s on %s', (href, path, mark) => {
  expect(currentMark(href, path)).toBe(mark);
});
