/** Pasting a written order into the list: no line is guessed, and none is lost. */
import { formatUnits } from '#core/unit-of-sale.ts';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { fitting, lineOf, openDrawer, openPage, OTHER, PRICED, UNPRICED } from './order-seed.ts';
import { expect, test } from './quiet-page.ts';

const text = (page: Page) => page.getByLabel('Your order');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 3, name });
const piecesOf = (page: Page, { title }: { title: string }) =>
  page.getByRole('textbox', { name: `of ${title}` });

async function read(page: Page, order: string): Promise<void> {
  await page.getByRole('button', { name: 'Paste an order' }).click();
  await expect(text(page)).toBeFocused();
  await text(page).fill(order);
  await page.getByRole('button', { name: 'Read order' }).click();
}

/** A typo: the first letter twice. */
const slip = (sku: string): string => `${sku.charAt(0)}${sku}`;

test('an informal message becomes lines, questions and unread text, and all can be resolved', async ({
  page,
}) => {
  const wrong = fitting(OTHER) + 1;
  await openPage(page);
  await read(
    page,
    [
      '[21/11/26, 10:32 am] Ramesh: Namaste bhai, ye bhej do 🙏',
      `1) ${PRICED.sku.toLowerCase().replace(/(\d)/, ' $1')} x ${fitting(PRICED)}`,
      `2) ${PRICED.sku} - ${fitting(PRICED)} pcs`,
      UNPRICED.sku,
      `${OTHER.sku} ${wrong}`,
      'ZKWP98765 x 4',
    ].join('\n'),
  );
  const result = page.locator('#paste-result');
  await expect(result).toBeFocused();
  await expect(result).toHaveText('1 clear, 2 questions, 2 not understood');
  await expect(
    page.getByText(`Written 2 times: ${fitting(PRICED)} + ${fitting(PRICED)}.`),
  ).toBeVisible();
  await expect(page.getByText('ZKWP98765 is not in the catalogue.')).toBeVisible();
  await expect(page.getByText('No SKU found.')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);

  // Clear lines can be added before the questions are answered.
  await page
    .getByRole('button', { name: `Add 1 line, ${formatUnits(2 * fitting(PRICED), PRICED.unit)}` })
    .click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect(piecesOf(page, PRICED)).toHaveValue(String(2 * fitting(PRICED)));
  await expect(result).toHaveText('2 questions, 2 not understood');

  const question = page.getByRole('group', { name: new RegExp(`How many of ${UNPRICED.sku}`) });
  await question.getByRole('button', { name: 'Add' }).click();
  await expect(question.getByText('Enter a whole number.')).toBeVisible();
  await question.getByRole('textbox').fill(String(fitting(UNPRICED)));
  await question.getByRole('textbox').press('Enter');
  await expect(question).toHaveCount(0);
  await page
    .getByRole('button', { name: `Change to ${fitting(OTHER, 1)} of ${OTHER.title}` })
    .click();
  await page.getByRole('button', { name: /^Add 2 lines/ }).click();

  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect(piecesOf(page, PRICED)).toHaveValue(String(2 * fitting(PRICED)));
  await expect(piecesOf(page, UNPRICED)).toHaveValue(String(fitting(UNPRICED)));
  await expect(heading(page, OTHER.title)).toBeVisible();
  const link = page.getByRole('link', { name: 'Ask on WhatsApp', exact: true });
  expect(new URL((await link.getAttribute('href')) ?? '').searchParams.get('text')).toContain(
    'ZKWP98765 x 4',
  );
  await expect(text(page)).toHaveValue(/ZKWP98765/);
  await page.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(text(page)).toHaveCount(0);
});

test('a SKU with a typo offers similar ones', async ({ page }) => {
  await openPage(page);
  await read(page, `${slip(PRICED.sku)} x ${fitting(PRICED)}`);
  await page.getByRole('button', { name: `${PRICED.sku}, ${PRICED.title}` }).click();
  await page.getByRole('button', { name: /^Add 1 line/ }).click();
  await expect(piecesOf(page, PRICED)).toHaveValue(String(fitting(PRICED)));
  await expect(text(page)).toHaveCount(0);
});

test('a quantity that does not fit can be kept', async ({ page }) => {
  await openPage(page);
  const wrong = fitting(PRICED) + 1;
  await read(page, `${PRICED.sku} x ${wrong}`);
  await page.getByRole('button', { name: `Keep ${wrong} of ${PRICED.title}` }).click();
  await page.getByRole('button', { name: /^Add 1 line/ }).click();
  await expect(piecesOf(page, PRICED)).toHaveValue(String(wrong));
  await expect(page.getByText(`Sold in multiples of ${PRICED.orderMultiple}`)).toBeVisible();
});

test('a line that is already in the list is marked, and Undo reverts all added lines', async ({
  page,
}) => {
  await openDrawer(page, [lineOf(PRICED)]);
  const order = `${PRICED.sku} x ${fitting(PRICED)}`;
  await read(page, order);
  await expect(page.getByText(`Already in your list: ${fitting(PRICED)}`)).toBeVisible();
  await page.getByRole('button', { name: /^Add 1 line/ }).click();
  await expect(piecesOf(page, PRICED)).toHaveValue(String(2 * fitting(PRICED)));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(piecesOf(page, PRICED)).toHaveValue(String(fitting(PRICED)));
  await page.getByRole('button', { name: 'Paste an order' }).click();
  await expect(text(page)).toHaveValue(order);
});

test('sizes and rates go into the note, and a similar SKU is only offered', async ({ page }) => {
  await openPage(page);
  await read(
    page,
    `${PRICED.sku} ${fitting(PRICED)} pcs size 14 @ ₹180\n${slip(OTHER.sku)} x ${fitting(OTHER)}`,
  );
  await expect(page.getByRole('heading', { name: 'Your order list is empty' })).toHaveCount(0);
  await expect(page.getByText('Note: size 14 @ ₹180')).toBeVisible();
  const near = page.getByRole('group', { name: /not in the catalogue/ });
  await expect(near.getByRole('button', { name: new RegExp(OTHER.title) })).toBeVisible();
  await expect(near.locator('img').first()).toBeVisible();
  await near.getByRole('button', { name: 'None of these' }).click();
  await page.getByRole('button', { name: /^Add 1 line/ }).click();
  await expect(page.getByText('“size 14 @ ₹180”')).toBeVisible();
  await expect(piecesOf(page, OTHER)).toHaveCount(0);
  await expect(text(page)).toHaveValue(new RegExp(slip(OTHER.sku)));
});

test('unresolved text survives a reload', async ({ page }) => {
  await openPage(page);
  await read(page, 'ZKWP98765 x 4');
  await page.reload();
  await page.getByRole('button', { name: 'Paste an order' }).click();
  await expect(text(page)).toHaveValue('ZKWP98765 x 4');
});
