/** Categories for one test each. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { buildCategory } from '#fixtures/build.ts';
import { categoryKind } from '#schema/category.ts';
import { openScreen, put } from './staff.ts';

export interface Own {
  id: string;
  name: string;
}

/** A category for one test, named after `word` and its id. */
export async function ownCategory(
  word: string,
  fields: Parameters<typeof buildCategory>[0] = {},
): Promise<Own> {
  const id = `${word.toLowerCase()}-${randomUUID().slice(0, 8)}`;
  const now = Date.now();
  const name = `${word} ${id.slice(-8)}`;
  const category = buildCategory({ name, slug: id, createdAt: now, updatedAt: now, ...fields });
  await put(categoryKind, id, { ...category, order: fields.order ?? 9_000 });
  return { id, name };
}

/** A top category with three subcategories, in this order. */
export async function ownFamily() {
  const top = await ownCategory('Family');
  const below = await Promise.all(
    ['Apple', 'Banana', 'Cherry'].map((word, order) =>
      ownCategory(word, { parent: top.id, order }),
    ),
  );
  return { top, below };
}

export const open = (page: Page): Promise<void> =>
  openScreen(page, '/admin/categories', /^Categories/);

/** Chooses from the menu of a category. */
export async function choose(page: Page, { name }: Own, what: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('button', { name: what }).click();
}

/** Names of the displayed subcategories. */
export const namesUnder = (page: Page, { name }: Own): Promise<string[]> =>
  page
    .getByRole('list', { name: `Under ${name}` })
    .getByRole('listitem')
    .getByRole('link')
    .allTextContents();
