/** Pasting a written order into the list: no line is guessed, and none is lost. */
import { formatUnits } from '#core/unit-of-sale.ts';
import type { Page } from '@playwright/test';
import { axeFinds } from './axe.ts';
import { fitting, lineOf, openPage, OTHER, PRICED, UNPRICED } from './order-seed.ts';
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

test('an informal message becomes lines, questions and text, and all can be resolved', async ({
  page,
}) => {
  const wrong = fitting(OTHER) + 1;
  await openPage(page, [lineOf(PRICED)]);
  await read(
    page,
    [
      'Namaste bhai, ye bhej do 🙏',
      `1) ${PRICED.sku.toLowerCase().replace(/(\d)/, ' $1')} x ${fitting(PRICED)} size 14 @ ₹180`,
      `2) ${PRICED.sku} - ${fitting(PRICED)} pcs`,
      UNPRICED.sku,
      `${OTHER.sku} ${wrong}`,
      'ZKWP98765 x 4',
    ].join('\n'),
  );
  const result = page.locator('#paste-result');
  await expect(result).toBeFocused();
  await expect(result).toHaveText('1 clear, 2 questions, 2 not understood');
  const twice = `Written 2 times: ${fitting(PRICED)} + ${fitting(PRICED)}.`;
  await expect(page.getByText(twice)).toContainText(`Already in your list: ${fitting(PRICED)}`);
  await expect(page.getByText(/^Note: .*size 14 @ ₹180/)).toBeVisible();
  await expect(page.getByText('ZKWP98765 is not in the catalogue.')).toBeVisible();
  await expect(page.getByText('No SKU found.')).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);

  // Clear lines can be added before the questions are answered, and Undo restores text and list.
  const add = page.getByRole('button', {
    name: `Add 1 line, ${formatUnits(2 * fitting(PRICED), PRICED.unit)}`,
  });
  await add.click();
  await expect(piecesOf(page, PRICED)).toHaveValue(String(3 * fitting(PRICED)));
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(piecesOf(page, PRICED)).toHaveValue(String(fitting(PRICED)));
  await add.click();
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
  await expect(piecesOf(page, UNPRICED)).toHaveValue(String(fitting(UNPRICED)));
  await expect(heading(page, OTHER.title)).toBeVisible();
  const link = page.getByRole('link', { name: 'Ask on WhatsApp', exact: true });
  expect(new URL((await link.getAttribute('href')) ?? '').searchParams.get('text')).toContain(
    'ZKWP98765 x 4',
  );

  // What is not added survives a reload.
  await page.reload();
  await page.getByRole('button', { name: 'Paste an order' }).click();
  await expect(text(page)).toHaveValue(/ZKWP98765 x 4/);
});

test('a SKU with a typo offers similar ones, and a quantity that does not fit can be kept', async ({
  page,
}) => {
  const wrong = fitting(PRICED) + 1;
  await openPage(page);
  await read(page, `${slip(PRICED.sku)} x ${wrong}`);
  await page.getByRole('button', { name: `${PRICED.sku}, ${PRICED.title}` }).click();
  await page.getByRole('button', { name: `Keep ${wrong} of ${PRICED.title}` }).click();
  await page.getByRole('button', { name: /^Add 1 line/ }).click();
  await expect(piecesOf(page, PRICED)).toHaveValue(String(wrong));
  await expect(page.getByText(`Sold in multiples of ${PRICED.orderMultiple}`)).toBeVisible();
  await expect(text(page)).toHaveCount(0);
});
