/** Sizes of an order: sent from the list, shown on its page, and filled in again. */
import { fitting, lineOf, SIZED, storedText, storeLines } from '../order-seed.ts';
import { createPerson, expect, openSignedIn, test } from './customer.ts';
import { fillForm, openForm, ordersOf, sendButton, waitForConfirmation } from './orders.ts';

test('an order keeps the sizes of its lines, and ordering again fills them in', async ({
  page,
}) => {
  const person = await createPerson();
  const [one = '', two = ''] = SIZED.sizes;
  const qty = fitting(SIZED);
  const sizes = [
    { label: one, qty: 1 },
    { label: two, qty: qty - 1 },
  ];
  const { sku } = SIZED;
  await openSignedIn(page, person, '/order-list');
  await openForm(page, [{ ...lineOf(SIZED, qty), sizes }]);
  await fillForm(page);
  await sendButton(page).click();
  await waitForConfirmation(page);
  const [order] = await ordersOf(person);
  expect(order).toMatchObject({
    lines: [
      { sku, size: one, qty: 1 },
      { sku, size: two, qty: qty - 1 },
    ],
  });

  await storeLines(page, []);
  await page.goto(`/account/orders/${order?.id}`);
  await expect(page.getByRole('main')).toContainText(`Sizes ${one} × 1, ${two} × ${qty - 1}`);
  await page.getByRole('button', { name: 'Check and order again' }).click();
  await page.getByRole('button', { name: /^Add / }).click();
  await expect(page.getByText('1 design added to your order list.')).toBeFocused();
  expect(JSON.parse(await storedText(page))).toMatchObject({ lines: [{ sku, qty, sizes }] });
});
