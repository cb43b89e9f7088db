/** The command palette: records of every kind, and global actions. */
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { buildBlog, buildCategory, buildWebUser } from '#fixtures/build.ts';
import { blogKind } from '#schema/blog.ts';
import { categoryKind } from '#schema/category.ts';
import { webUserKind } from '#schema/web-user.ts';
import { axeFinds } from '../axe.ts';
import { ownUid, seedOrder } from './orders-seed.ts';
import { expect, openScreen, put, searchable, test } from './staff.ts';

const palette = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' });

async function look(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await palette(page).getByRole('combobox').fill(text);
}

/** Chooses an option by keyboard only. */
async function choose(page: Page, name: string | RegExp): Promise<void> {
  const option = palette(page).getByRole('option', { name });
  await option.waitFor();
  await option.hover();
  await page.keyboard.press('Enter');
  await expect(palette(page)).toHaveCount(0);
}

const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name });

test('finds and opens orders, customers, categories and posts', async ({ page }) => {
  const word = `Kanta${randomUUID().slice(0, 6)}`;
  const order = await seedOrder(ownUid(), 'requested');
  const uid = randomUUID().slice(0, 20);
  const phone = `+919${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;
  await put(
    webUserKind,
    uid,
    buildWebUser({ uid, email: `${uid}@example.test`, businessName: `${word} Silver`, phone }),
  );
  const now = Date.now();
  const id = word.toLowerCase();
  await put(categoryKind, id, buildCategory({ name: `${word} rings`, slug: id, updatedAt: now }));
  await put(blogKind, id, buildBlog({ title: `${word} in spring`, slug: id, updatedAt: now }));
  await searchable(uid);
  await openScreen(page, '/admin/reviews', 'Reviews');

  await look(page, order.number.toLowerCase());
  expect(await axeFinds(page)).toEqual([]);
  await choose(page, new RegExp(order.number));
  await expect(heading(page, order.number)).toBeVisible();

  await look(page, phone.slice(3));
  await choose(page, new RegExp(`${word} Silver`));
  await expect(heading(page, `${word} Silver`)).toBeVisible();

  await look(page, word);
  await choose(page, new RegExp(`${word} rings`));
  await expect(heading(page, `${word} rings`)).toBeVisible();

  await look(page, word);
  await choose(page, new RegExp(`${word} in spring`));
  await expect(heading(page, `${word} in spring`)).toBeVisible();
});

test('starts global actions', async ({ page }) => {
  await openScreen(page, '/admin/reviews', 'Reviews');
  for (const [name, to] of [
    ['add category', 'New category'],
    ['write post', 'New post'],
    ['import', 'Import products'],
  ] as const) {
    await look(page, name);
    await page.keyboard.press('Enter');
    await expect(heading(page, to)).toBeVisible();
  }
});

test.describe('signing out', () => {
  // Reads that are running while leaving are refused.
  test.use({ provoked: /403/ });

  test('is an action of the palette', async ({ page }) => {
    await openScreen(page, '/admin/reviews', 'Reviews');
    await look(page, 'sign out');
    await choose(page, 'Sign out');
    await page.waitForURL((url) => url.pathname === '/login');
  });
});
