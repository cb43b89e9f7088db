/** The line breaks while many products are changed: each is changed once, and all can be taken back. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { buildProduct } from '#fixtures/build.ts';
import { encodeDocument } from '#schema/kind.ts';
import { productKind } from '#schema/product.ts';
import { database, expect, openScreen, test, PATIENT } from './staff.ts';
import { loseAnswer, onWrites } from './writes.ts';

const BATCH = 100;

/** Products of this test alone, in a category of their own. */
async function ownShelf(count: number): Promise<string> {
  const category = `shelf-${randomUUID().slice(0, 8)}`;
  const now = Date.now();
  const batch = database.batch();
  for (let at = 0; at < count; at += 1) {
    const id = `${category}-${at}`;
    const product = buildProduct({
      sku: id.toUpperCase(),
      slug: id,
      title: `Shelf piece ${at}`,
      category,
      createdAt: now,
      updatedAt: now,
    });
    // A document is a record of fields.
    batch.set(database.doc(`prod/${id}`), encodeDocument(productKind, product) as object);
  }
  await batch.commit();
  return category;
}

const products = async (category: string) => {
  const found = await database.collection('prod').where('category', '==', category).get();
  return found.docs.map((each) => ({
    status: each.get('status') as unknown,
    rev: Number(each.get('rev')),
  }));
};

/** How many products stand so, at which revision: `130 archived 2`. */
const standing = async (category: string): Promise<string[]> => {
  const counts = new Map<string, number>();
  for (const { status, rev } of await products(category)) {
    const words = `${String(status)} ${rev}`;
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  return [...counts].map(([words, count]) => `${count} ${words}`).sort();
};

/** How many entries in the audit tell of them. */
const audited = async (category: string): Promise<number> => {
  const found = await database
    .collection('audit')
    .where('path', '>=', `prod/${category}-`)
    .where('path', '<', `prod/${category}.`)
    .count()
    .get();
  return found.data().count;
};

async function archiveAll(page: Page, category: string, count: number): Promise<void> {
  await openScreen(page, `/admin/products?category=${category}`, `Products (${count})`);
  await page.getByLabel('Select all loaded').check();
  await page.getByRole('button', { name: `Select all ${count} products` }).click();
  await page.getByRole('button', { name: 'Archive' }).click();
  await page.getByRole('button', { name: `Archive ${count} products` }).click();
}

const TO_DATABASE = /\/databases\/\(default\)\/documents[:/]/;

// The second attempt of a batch that has landed is refused, where the local database does not fail over so many
// refusals: that is how it is found.
test.use({
  provoked:
    /ERR_FAILED|Failed to load resource|RPC_ERROR|^403 for .*:commit|^409 for .*:commit|^500 for .*:commit/,
});

test('an answer lost in the middle: all are changed once, and the way back brings all back', async ({
  page,
}) => {
  test.slow();
  const count = 2 * BATCH + 10;
  const category = await ownShelf(count);
  await onWrites(page, 'prod', (route, number) =>
    number === 2 ? loseAnswer(route) : route.continue(),
  );
  await archiveAll(page, category, count);
  await expect(page.getByText(`${count} products changed.`)).toBeVisible(PATIENT);
  expect(await standing(category)).toEqual([`${count} archived 2`]);
  expect(await audited(category)).toBe(count);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => standing(category), PATIENT).toEqual([`${count} published 3`]);
  expect(await audited(category)).toBe(2 * count);
});

test('a line that is gone after a batch has landed unseen: it is taken back with the rest', async ({
  page,
}) => {
  test.slow();
  const count = BATCH + 10;
  const category = await ownShelf(count);
  const endOfLosses = await onWrites(page, 'prod', async (route, number) => {
    if (number === 1) return route.continue();
    if (number > 2) return route.abort('failed');
    await loseAnswer(route);
    await page.route(TO_DATABASE, (each) => each.abort('failed'));
    return undefined;
  });
  await archiveAll(page, category, count);
  await expect(page.getByText(/Can't reach the server/)).toBeVisible(PATIENT);
  await expect(page.getByText(/10 more may have been changed/).first()).toBeVisible();
  expect(await standing(category)).toEqual([`${count} archived 2`]);

  await endOfLosses();
  await page.unroute(TO_DATABASE);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => standing(category), PATIENT).toEqual([`${count} published 3`]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await audited(category)).toBe(2 * count);
});
