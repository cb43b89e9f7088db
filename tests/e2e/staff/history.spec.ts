/** Change history below a form, and restoring old values with a new save. */
import type { Locator, Page } from '@playwright/test';
import { axeFinds } from '../axe.ts';
import { database, expect, openScreen, ownProduct, stored, test } from './staff.ts';

const saved = (page: Page): Promise<void> =>
  expect(page.getByRole('status').filter({ hasText: 'All changes saved.' })).toBeVisible();
const changes = (page: Page): Locator =>
  page.getByRole('group').filter({ hasText: 'History' }).getByRole('listitem');
const title = (page: Page): Locator => page.getByLabel('Title', { exact: true });
const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Save' }).click();
const openHistory = (page: Page): Promise<void> =>
  page.getByText('History', { exact: true }).click();

async function openProduct(page: Page, product: { id: string; title: string }): Promise<void> {
  await openScreen(page, `/admin/products/${product.id}`, product.title);
}

test('lists each save with person, time, and old and new values, and restores them', async ({
  page,
}) => {
  const product = await ownProduct({
    title: 'Lotus studs',
    pricePaise: 45_000,
    netWeightMg: 4_200,
    grossWeightMg: 4_200,
  });
  const path = `prod/${product.id}`;
  await openProduct(page, product);
  await title(page).fill('Lotus studs, large');
  await page.getByLabel('Unit price').fill('125000.50');
  await page.getByLabel('Net weight').fill('3.2');
  await save(page);
  await saved(page);
  await title(page).fill('Lotus studs, small');
  await save(page);
  await expect.poll(() => stored(path)).toMatchObject({ rev: product.rev + 2 });

  await openHistory(page);
  await expect(changes(page)).toHaveCount(2);
  await expect(changes(page).first()).toContainText('Changed by you');
  const first = changes(page).nth(1);
  await expect(first).toContainText(/Title\s*from Lotus studs → to Lotus studs, large/);
  await expect(first).toContainText('₹450 → to ₹1,25,000.50');
  await expect(first).toContainText('4.2 g → to 3.2 g');
  expect(await axeFinds(page)).toEqual([]);

  await first.getByRole('button', { name: /^Restore/ }).click();
  await expect(title(page)).toHaveValue('Lotus studs');
  await saved(page);
  expect(await stored(path)).toMatchObject({
    title: 'Lotus studs',
    pricePaise: 45_000,
    netWeightMg: 4_200,
    rev: product.rev + 3,
  });
  // Restoring is a normal save, with history and undo.
  await expect(changes(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(title(page)).toHaveValue('Lotus studs, small');

  await page.getByRole('textbox', { name: 'Description (optional)', exact: true }).fill('8 mm');
  await expect(
    changes(page)
      .getByRole('button', { name: /^Restore/ })
      .first(),
  ).toBeDisabled();
  await expect(page.getByText('Save or discard your changes first')).toBeVisible();
});

test.describe('after someone else has saved', () => {
  // The rules refuse a save over another's, which the browser logs.
  test.use({ provoked: /403/ });

  test('restoring asks field by field', async ({ page }) => {
    const product = await ownProduct({ title: 'Sun studs' });
    const path = `prod/${product.id}`;
    await openProduct(page, product);
    await title(page).fill('Sun studs, large');
    await save(page);
    await saved(page);
    await openHistory(page);
    await expect(changes(page)).toHaveCount(1);
    await database.doc(path).update({
      title: 'Sun studs of somebody',
      rev: product.rev + 2,
      updatedBy: 'somebody',
    });
    await changes(page)
      .getByRole('button', { name: /^Restore/ })
      .click();
    const dialog = page.getByRole('dialog', {
      name: 'Someone else saved changes while you were editing',
    });
    await expect(dialog.getByRole('group', { name: 'Title' })).toContainText(
      'Sun studs of somebody',
    );
    await dialog.getByRole('button', { name: 'Save my choices' }).click();
    await saved(page);
    expect(await stored(path)).toMatchObject({ title: 'Sun studs', rev: product.rev + 3 });
  });
});
