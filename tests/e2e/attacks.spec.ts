/**
 * Everything that staff can write is shown to visitors as text: no page, list, search or feed runs a script in
 * it.
 */
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { Parser } from 'htmlparser2';
import { CALLED } from '#fixtures/injection-payloads.ts';
import { fieldsOf } from '#core/unknown-json.ts';
import {
  attackedFile,
  attackedFiles,
  buildAttackedSite,
  serveAttackedSite,
} from './attacked-site.ts';
import { findInjected } from './attack-watch.ts';

// One worker, so that the site is built only once. The content security policy would block the scripts that
// these tests look for.
test.describe.configure({ mode: 'default' });
test.use({ bypassCSP: true });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const { texts, unused } = await buildAttackedSite();
  // Every payload is used at least once, and many texts contain one.
  expect(unused).toEqual([]);
  expect(texts).toBeGreaterThan(500);
});

let attack: { ran: string[] };
test.beforeEach(async ({ page, baseURL }) => {
  attack = await serveAttackedSite(page, new URL(String(baseURL)).origin);
});

async function expectUnharmed(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  // Triggers scripts that run on hover or focus.
  await page.mouse.move(100, 100);
  await page.mouse.move(300, 400);
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Tab');
  expect.soft(await findInjected(page)).toEqual([]);
  expect.soft(attack.ran).toEqual([]);
  await expect(page.locator('body')).toContainText(CALLED);
}

const firstOf = (pattern: RegExp): string => {
  const [name] = attackedFiles(pattern).sort();
  if (name === undefined) throw new Error(`The attacked site has no page like ${String(pattern)}`);
  return `/${name.replace(/\.html$/, '')}`;
};

const PAGES: readonly [name: string, address: () => string][] = [
  ['home', () => '/'],
  ['products', () => '/products'],
  ['second page of products', () => '/products/2'],
  ['categories', () => '/category'],
  ['category', () => firstOf(/^category\/[^/]+\.html$/)],
  ['subcategory', () => firstOf(/^subcategory\/[^/]+\.html$/)],
  ['product with a price', () => firstOf(/^product\/ER101\/[^/]+\.html$/)],
  ['blogs', () => '/blogs'],
  ['post', () => firstOf(/^blogs\/(?!page)[^/]+\.html$/)],
  ['about', () => '/about'],
  ['contact', () => '/contact'],
  ['faqs', () => '/faqs'],
  ['careers', () => '/careers'],
  ['privacy policy', () => '/privacy-policy'],
  ['shipping', () => '/shipping'],
  ['returns', () => '/returns'],
  ['terms', () => '/terms-conditions'],
  ['login', () => '/login'],
  ['register', () => '/register'],
  ['search', () => '/search'],
  ['order list', () => '/order-list'],
  ['not found', () => '/404'],
  ['offline', () => '/offline'],
];

test('every page shows payloads as text', async ({ page }) => {
  test.setTimeout(120_000);
  for (const [name, address] of PAGES) {
    await test.step(name, async () => {
      await page.goto(address());
      await expectUnharmed(page);
    });
  }
});

test('sorted lists, search results, the order list and the drawer show payloads as text', async ({
  page,
}) => {
  await page.goto('/products?sort=price-asc');
  await expectUnharmed(page);
  await page.goto('/search?q=ran');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expectUnharmed(page);
  await page.goto('/order-list#ER101*12');
  await expectUnharmed(page);
  await page.goto(firstOf(/^product\/ER101\/[^/]+\.html$/));
  await page.getByRole('button', { name: /add to order list/i }).click();
  await expect(page.getByRole('dialog')).toContainText(CALLED);
  await expectUnharmed(page);
});

test('feeds are well-formed XML, and data files are valid JSON', () => {
  const feeds = attackedFiles(/\.xml$/);
  expect(feeds.length).toBeGreaterThan(1);
  for (const name of feeds) {
    const elements = new Set<string>();
    const parser = new Parser(
      { onopentagname: (element) => elements.add(element) },
      { xmlMode: true },
    );
    parser.end(readFileSync(attackedFile(name), 'utf8'));
    expect([...elements].filter((element) => /^(?:script|svg|img|iframe)$/i.test(element))).toEqual(
      [],
    );
  }
  for (const name of attackedFiles(/\.(?:json|webmanifest)$/)) {
    expect(fieldsOf(JSON.parse(readFileSync(attackedFile(name), 'utf8')))).toBeDefined();
  }
});

test('structured data cannot end its script element', () => {
  const pages = attackedFiles(/\.html$/);
  expect(pages.length).toBeGreaterThan(100);
  for (const name of pages) {
    const html = readFileSync(attackedFile(name), 'utf8');
    for (const [, json = ''] of html.matchAll(
      /<script type="application\/ld\+json">(.*?)<\/script>/gs,
    )) {
      expect(json).not.toContain('<');
      expect(fieldsOf(JSON.parse(json))).toBeDefined();
    }
  }
});
