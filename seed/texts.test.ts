/** The texts of the demo shop: posts, pages and settings, and the targets of all their links. */
import { beforeAll, describe, expect, test } from 'vitest';
import { isGstin } from '#core/gstin.ts';
import { HALLMARK_LABELS } from '#core/trade-labels.ts';
import { orderMinimumText } from '#core/order/order-minimum.ts';
import { page } from '#schema/page.ts';
import { siteSettings } from '#schema/settings.ts';
import type { DemoDocument } from './demo-document.ts';
import { DEMO_PRODUCTS, demoDocuments } from './shop.ts';

const LINK = /\]\((?<target>[^)\s]+)\)/g;
/** Pages of the site that are not documents. */
const FIXED = ['/', '/products', '/category', '/blogs', '/login', '/register', '/search'];

let shop: Map<string, Record<string, unknown>>;
beforeAll(() => {
  shop = new Map(
    [...demoDocuments({ products: DEMO_PRODUCTS })].map(({ path, data }) => [path, data]),
  );
});

const within = (collection: string): [string, Record<string, unknown>][] =>
  [...shop].filter(([path]) => path.startsWith(`${collection}/`));

const isLive = (path: string): boolean => {
  const data = shop.get(path);
  return (
    data !== undefined && !data['deletedAt'] && (data['status'] ?? 'published') === 'published'
  );
};

const isTop = (id: string): boolean => shop.get(`categories/${id}`)?.['parent'] === null;

/** Whether a path of the site exists in the demo shop. */
function leadsSomewhere(target: string): boolean {
  if (FIXED.includes(target)) return true;
  const [, section, name = ''] = target.split('/');
  switch (section) {
    case 'product':
      return name === name.toUpperCase() && isLive(`prod/${name.toLowerCase()}`);
    case 'category':
      return isTop(name) && isLive(`categories/${name}`);
    case 'subcategory':
      return !isTop(name) && isLive(`categories/${name}`);
    case 'blogs':
      return isLive(`blogs/${name}`);
    default:
      return name === '' && shop.has(`pages/${section ?? ''}`);
  }
}

const linksIn = (markdown: string): string[] =>
  [...markdown.matchAll(LINK)].flatMap(({ groups }) => groups?.['target'] ?? []);

/** Matches links in JSON, where slashes are not escaped. */
const markdownOf = ({ body, questions }: DemoDocument['data']): string =>
  JSON.stringify([body, questions]);

describe('links', () => {
  test.each([
    ['/product/RG134', 'a draft'],
    ['/product/TR116', 'a deleted product'],
    ['/product/rg101', 'a SKU in small letters'],
    ['/category/rings-bands', 'a subcategory as if it were a category'],
    ['/subcategory/rings', 'a category as if it were a subcategory'],
    ['/blogs/no-such-post', 'no post'],
    ['/no-such-page', 'no page'],
  ])('%s is detected: %s', (target) => {
    expect(leadsSomewhere(target)).toBe(false);
  });

  test('in posts and pages have live targets', () => {
    const texts = [...within('blogs'), ...within('pages')];
    const links = texts.flatMap(([path, data]) =>
      linksIn(markdownOf(data)).map((target) => ({ path, target })),
    );
    expect(links.length).toBeGreaterThan(80);
    expect(links.filter(({ target }) => !leadsSomewhere(target))).toEqual([]);
  });

  test('of posts to related products have live targets', () => {
    const related = within('blogs').flatMap(([, { relatedSkus }]) => relatedSkus as string[]);
    expect(related.length).toBeGreaterThanOrEqual(36);
    expect(related.filter((sku) => !isLive(`prod/${sku.toLowerCase()}`))).toEqual([]);
  });
});

describe('posts', () => {
  test('are twelve, of 500 to 900 words, with headings and different dates', () => {
    const posts = within('blogs');
    expect(posts).toHaveLength(12);
    for (const [path, { body }] of posts) {
      const count = String(body).match(/[\p{L}\p{N}’']+/gu)?.length ?? 0;
      expect(count, path).toBeGreaterThanOrEqual(500);
      expect(count, path).toBeLessThanOrEqual(900);
      expect(String(body).match(/^## /gm)?.length, path).toBeGreaterThanOrEqual(4);
    }
    expect(new Set(posts.map(([, { publishAt }]) => String(publishAt))).size).toBe(12);
  });
});

describe('pages', () => {
  test('are those that the site links to', () => {
    expect(within('pages').map(([path]) => path.slice('pages/'.length))).toEqual([
      'about',
      'careers',
      'contact',
      'faqs',
      'privacy-policy',
      'returns',
      'shipping',
      'size-guide',
      'terms-conditions',
    ]);
  });

  test('answer at least fourteen questions, each with a question mark and an answer', () => {
    const { questions = [] } = page.parse(shop.get('pages/faqs'));
    expect(questions.length).toBeGreaterThanOrEqual(14);
    for (const { question, answer } of questions) {
      expect(question).toMatch(/\?$/);
      expect(answer.length).toBeGreaterThan(40);
    }
  });
});

describe('settings', () => {
  test('have a GSTIN with a valid check digit and the figures of the seller', () => {
    expect(isGstin(String(shop.get('settings/site')?.['gstin']))).toBe(true);
    expect(shop.get('settings/home')?.['figures']).toMatchObject({
      jewellers: 300,
      smallBusinesses: 800,
      years: 15,
    });
  });
});

test('pairs and sets are sold in the same way on products, in the FAQ and in the terms', () => {
  for (const path of ['pages/faqs', 'pages/terms-conditions']) {
    expect(JSON.stringify(shop.get(path)), path).toContain(
      'Earrings, toe rings and anklets are sold by the pair, and sets are sold whole.',
    );
  }
  const pairs = within('prod').filter(([, { category, title, tags }]) => {
    const isSet = (tags as string[]).includes('set');
    return (
      ['earrings', 'toe-rings', 'anklets'].includes(String(category)) &&
      !isSet &&
      !/single/i.test(String(title))
    );
  });
  expect(pairs.length).toBeGreaterThan(50);
  for (const [path, { unit }] of pairs) expect(unit, path).toBe('pair');
  const sets = within('prod').filter(([, { title }]) => /\bset of\b/i.test(String(title)));
  expect(sets.length).toBeGreaterThan(8);
  for (const [path, { unit }] of sets) expect(unit, path).toMatch(/^set of \d+$/);
});

test('a BIS hallmark is claimed only by products that have one, and by texts that name them', () => {
  const marks = within('prod').map(([, { hallmark }]) => hallmark);
  for (const mark of ['bis', 'bisHuid', undefined])
    expect(marks.filter((each) => each === mark).length, String(mark)).toBeGreaterThan(20);
  expect(JSON.stringify(shop.get('pages/faqs'))).toContain(`“${HALLMARK_LABELS.bisHuid}, 925”`);
  for (const [path, { description, title }] of within('prod')) {
    expect(`${String(title)} ${String(description)}`, path).not.toMatch(/hallmark/i);
  }
  for (const path of ['settings/home', 'seo/global', 'seo/~']) {
    expect(JSON.stringify(shop.get(path)), path).not.toMatch(/hallmarked/i);
  }
});

test('every plated design states its thickness, as the FAQ promises', () => {
  const plated = within('prod').filter(([, { plating }]) => plating !== 'none');
  expect(plated.length).toBeGreaterThan(50);
  for (const [path, { plating, platingNm, category }] of plated) {
    const isHard = ['chains', 'bangles', 'bracelets', 'rings'].includes(String(category));
    expect(platingNm, path).toBe(plating === 'rhodium' ? 200 : isHard ? 1_000 : 500);
  }
  expect(JSON.stringify(shop.get('pages/faqs'))).toContain(
    'Gold on chains, bangles, bracelets and rings is one micron, on earrings and pendants half a micron. Rhodium is thinner, 0.2 micron.',
  );
});

test('pages and settings state the same minimum order value', () => {
  const { orderMinimum } = siteSettings.parse(shop.get('settings/site'));
  const sentence = orderMinimumText(orderMinimum);
  expect(sentence).toBe('24 pieces or 100 g');
  for (const path of ['pages/faqs', 'pages/terms-conditions', 'settings/home'])
    expect(JSON.stringify(shop.get(path)), path).toContain(sentence);
});
