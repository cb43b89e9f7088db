/** Settings: one document for all, so these tests run in sequence and restore what they change. */
import type { Locator, Page } from '@playwright/test';
import { database, expect, openScreen, stored, test } from './staff.ts';

test.describe.configure({ mode: 'serial' });

const PATHS = ['settings/site', 'settings/home', 'pages/shipping'] as const;
const before = new Map<string, FirebaseFirestore.DocumentData | undefined>();

test.beforeAll(async () => {
  for (const path of PATHS) before.set(path, await stored(path));
});

test.afterAll(async () => {
  for (const [path, document] of before) if (document) await database.doc(path).set(document);
});

const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Save' }).click();
const saved = (page: Page): Promise<void> =>
  expect(page.getByRole('status').filter({ hasText: 'All changes saved.' })).toBeVisible();
const highlights = (page: Page): Locator =>
  page.getByRole('group', { name: 'Highlights' }).getByRole('textbox', { name: 'Heading' });

test('business: stores a phone number with its code, refuses an invalid GSTIN, and audits changes', async ({
  page,
}) => {
  await openScreen(page, '/admin/settings', 'Settings');
  const { rev } = (await stored('settings/site')) ?? {};
  const gstin = page.getByLabel('GSTIN (optional)');
  await gstin.fill('36AABCU9603R1ZX');
  await save(page);
  await expect(gstin).toBeFocused();
  await expect(gstin).toHaveAccessibleDescription(/doesn’t match the others/);
  await gstin.fill('36aabcu9603r1zo');
  await page.getByLabel('WhatsApp number').fill('091234 56780');
  await save(page);
  await saved(page);
  expect(await stored('settings/site')).toMatchObject({
    gstin: '36AABCU9603R1ZO',
    whatsapp: '+919123456780',
    rev: Number(rev) + 1,
  });
  const entries = await database
    .collection('audit')
    .where('path', '==', 'settings/site')
    .where('after.whatsapp', '==', '+919123456780')
    .get();
  expect(entries.empty).toBe(false);
});

test('adds, sorts and removes highlights of the home page', async ({ page }) => {
  await openScreen(page, '/admin/settings/home', 'Home page');
  await expect(highlights(page).first()).toBeVisible();
  const texts = await highlights(page).evaluateAll((all) =>
    all.map((each) => (each instanceof HTMLInputElement ? each.value : '')),
  );
  const shown = () =>
    highlights(page).evaluateAll((all) =>
      all.map((each) => (each instanceof HTMLInputElement ? each.value : '')),
    );
  const list = page.getByRole('group', { name: 'Highlights' });
  const down = list.getByRole('button', { name: 'Move highlight 1 down' });
  await down.click();
  await expect.poll(shown).toEqual([texts[1], texts[0], ...texts.slice(2)]);
  await expect(list.getByRole('button', { name: 'Move highlight 2 down' })).toBeFocused();
  await list.getByRole('button', { name: `Remove highlight ${texts.length}` }).click();
  await expect.poll(shown).toEqual([texts[1], texts[0], ...texts.slice(2, -1)]);
  await list.getByRole('button', { name: 'Add a highlight' }).click();
  const added = list.getByRole('group', { name: `Highlight ${texts.length}` });
  await added.getByLabel('Heading').fill('Tried in a test');
  await added.getByLabel('Text').fill('By a test.');
  await save(page);
  await saved(page);
  const trust: unknown = (await stored('settings/home'))?.['trust'];
  expect(JSON.stringify(trust)).toContain('Tried in a test');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(shown).toEqual(texts);
});

test('saves the text of a content page', async ({ page }) => {
  await page.goto('/admin/settings/pages');
  await page.getByRole('link', { name: /Shipping/ }).click();
  await page.getByLabel('Summary').fill('Parcels leave on the day of the order.');
  await save(page);
  await saved(page);
  expect(await stored('pages/shipping')).toMatchObject({
    summary: 'Parcels leave on the day of the order.',
  });
});
