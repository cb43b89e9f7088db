/** Whatever staff can write is text to the visitors: no page, list, search or feed lets a script of it run. */
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
import { whatGotIn } from './attack-watch.ts';

// One worker, so that one site is enough. The policy would stop what is looked for here.
test.describe.configure({ mode: 'default' });
test.use({ bypassCSP: true });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const { texts, unused } = await buildAttackedSite();
  // Every way out stands somewhere, and many texts are attacked.
  expect(unused).toEqual([]);
  expect(texts).toBeGreaterThan(500);
});

let attack: { ran: string[] };
test.beforeEach(async ({ page, baseURL }) => {
  attack = await serveAttackedSite(page, new URL(String(baseURL)).origin);
});

async function expectUnharmed(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  // What waits for a pointer or the keyboard gets its chance.
  await page.mouse.move(100, 100);
  await page.mouse.move(300, 400);
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Tab');
  expect.soft(await whatGotIn(page)).toEqual([]);
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

for (const [name, address] of PAGES) {
  test(`${name} shows payloads as text`, async ({ page }) => {
    await page.goto(address());
    await expectUnharmed(page);
  });
}

test('so do lists that are filtered, answers of a search, the order list and pictures', async ({
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

test('feeds are whole XML, and data whole JSON', () => {
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

test('structured data stays within its script', () => {
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
