/** SEO issues. */
import { expect, test } from 'vitest';
import { buildBlog, buildCategory, buildPage, buildProduct } from '#fixtures/build.ts';
import { categoryGaps, pageGaps, postGaps, productGaps } from './seo-gaps.ts';

const IMAGE = { url: '/a-640.webp', width: 640, height: 640, alt: 'A' };

test('a product with text and a picture has none; otherwise each issue is listed', () => {
  const whole = { description: 'A ring.', images: [IMAGE], title: 'Ring' };
  expect(productGaps(buildProduct(whole))).toEqual([]);
  expect(productGaps(buildProduct({ ...whole, description: ' ', images: [] }))).toEqual([
    'description',
    'picture',
  ]);
});

test('counts the title with its SKU and the site name, unless another is set', () => {
  const product = { description: 'A.', images: [IMAGE], title: 'A'.repeat(45) };
  expect(productGaps(buildProduct(product))).toEqual(['longTitle']);
  expect(productGaps(buildProduct({ ...product, seo: { title: 'Short' } }))).toEqual([]);
});

test('reports only typed descriptions as too long: the site cuts its own', () => {
  const post = { excerpt: 'a'.repeat(300), cover: IMAGE };
  expect(postGaps(buildBlog(post))).toEqual([]);
  expect(postGaps(buildBlog({ ...post, seo: { description: 'a'.repeat(161) } }))).toEqual([
    'longDescription',
  ]);
});

test('reports a category without a text', () => {
  expect(categoryGaps(buildCategory({ name: 'Rings', description: '' }))).toEqual([
    'description',
    'picture',
  ]);
});

test('expects no picture of a content page, and reports a missing page as without text', () => {
  expect(pageGaps(buildPage({ title: 'Shipping' }))).toEqual([]);
  expect(pageGaps(buildPage({ title: 'A'.repeat(90) }))).toEqual(['longTitle']);
  expect(pageGaps(undefined)).toEqual(['unwritten']);
});
