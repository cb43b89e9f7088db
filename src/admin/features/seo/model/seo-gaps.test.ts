/** What pages lack. */
import { expect, test } from 'vitest';
import { buildBlog, buildCategory, buildPage, buildProduct } from '#fixtures/build.ts';
import { categoryGaps, pageGaps, postGaps, productGaps } from './seo-gaps.ts';

const IMAGE = { url: '/a-640.webp', width: 640, height: 640, alt: 'A' };

test('a product with words and a picture lacks nothing; without, it says what', () => {
  const whole = { description: 'A ring.', images: [IMAGE], title: 'Ring' };
  expect(productGaps(buildProduct(whole))).toEqual([]);
  expect(productGaps(buildProduct({ ...whole, description: ' ', images: [] }))).toEqual([
    'description',
    'picture',
  ]);
});

test('the title counts with its SKU and the site’s name, unless another is set', () => {
  const product = { description: 'A.', images: [IMAGE], title: 'A'.repeat(45) };
  expect(productGaps(buildProduct(product))).toEqual(['longTitle']);
  expect(productGaps(buildProduct({ ...product, seo: { title: 'Short' } }))).toEqual([]);
});

test('only a description that was typed can be too long: the site cuts its own', () => {
  const post = { excerpt: 'a'.repeat(300), cover: IMAGE };
  expect(postGaps(buildBlog(post))).toEqual([]);
  expect(postGaps(buildBlog({ ...post, seo: { description: 'a'.repeat(161) } }))).toEqual([
    'longDescription',
  ]);
});

test('a category without words of its own', () => {
  expect(categoryGaps(buildCategory({ name: 'Rings', description: '' }))).toEqual([
    'description',
    'picture',
  ]);
});

test('a written page lacks no picture, and one that is not there its words', () => {
  expect(pageGaps(buildPage({ title: 'Shipping' }))).toEqual([]);
  expect(pageGaps(buildPage({ title: 'A'.repeat(90) }))).toEqual(['longTitle']);
  expect(pageGaps(undefined)).toEqual(['unwritten']);
});
