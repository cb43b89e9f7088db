/**
 * A lost response during a bulk change, with the real database: `tests/unit/lost-responses.test.ts` has the other
 * cases.
 */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { buildProduct } from '#fixtures/build.ts';
import { encodeDocument } from '#schema/kind.ts';
import { productKind } from '#schema/product.ts';
import { database, expect, openScreen, test } from './staff.ts';
import { loseResponse, onWrites } from './writes.ts';

const COUNT = 3;

/** Products in a category for one test. */
async function ownShelf(): Promise<string> {
  const category = `shelf-${randomUUID().slice(0, 8)}`;
  const now = Date.now();
  const batch = database.batch();
  for (let at = 0; at < COUNT; at += 1) {
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
  const snapshot = await database.collection('prod').where('category', '==', category).get();
  return snapshot.docs.map((each) => ({
    status: each.get('status') as unknown,
    rev: Number(each.get('rev')),
  }));
};

/** Number of products by status and revision: `3 archived 2`. */
const statusesIn = async (category: string): Promise<string[]> => {
  const counts = new Map<string, number>();
  for (const { status, rev } of await products(category)) {
    const state = `${String(status)} ${rev}`;
    counts.set(state, (counts.get(state) ?? 0) + 1);
  }
  return [...counts].map(([state, count]) => `${count} ${state}`).sort();
};

/** Number of audit entries of these products. */
const audited = async (category: string): Promise<number> => {
  const snapshot = await database
    .collection('audit')
    .where('path', '>=', `prod/${category}-`)
    .where('path', '<', `prod/${category}.`)
    .count()
    .get();
  return snapshot.data().count;
};

async function archiveAll(page: Page, category: string): Promise<void> {
  await openScreen(page, `/admin/products?category=${category}`, `Products (${COUNT})`);
  await page.getByLabel('Select all loaded').check();
  await page.getByRole('button', { name: 'Archive' }).click();
}

// The client retries a batch that was already written. The rules refuse the retry, or the emulator fails; from
// this the client detects that the batch was written.
test.use({
  provoked: /ERR_FAILED|Failed to load resource|RPC_ERROR|^403 for .*:commit|^500 for .*:commit/,
});

test('after a lost response all products are changed once, and Undo restores them', async ({
  page,
}) => {
  const category = await ownShelf();
  await onWrites(page, 'prod', (route, number) =>
    number === 1 ? loseResponse(route) : route.continue(),
  );
  await archiveAll(page, category);
  await expect(page.getByText(`${COUNT} products changed.`)).toBeVisible();
  expect(await statusesIn(category)).toEqual([`${COUNT} archived 2`]);
  expect(await audited(category)).toBe(COUNT);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => statusesIn(category)).toEqual([`${COUNT} published 3`]);
  expect(await audited(category)).toBe(2 * COUNT);
});
