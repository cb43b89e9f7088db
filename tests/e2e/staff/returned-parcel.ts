/** A parcel of an order that the courier brings back, and the cancellation of the order. */
import type { Page } from '@playwright/test';
import { expect, stored } from './staff.ts';

export const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

export const dialog = (page: Page) => page.getByRole('dialog');

/** The only parcel of a dispatched order comes back. The order is cancelled, which is undone. */
export async function comeBack(page: Page, order: { id: string }): Promise<void> {
  const [next, parcels] = [card(page, 'Next'), card(page, 'Parcels')];
  const cancel = next.getByRole('button', { name: 'Cancel order' });
  await parcels.getByRole('button', { name: 'Update parcel' }).click();
  await dialog(page).getByLabel('What happened').selectOption('Returned to sender');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(parcels).toContainText('or cancel the order when all its units are back in stock.');
  await expect(cancel).toHaveCount(0);
  await parcels.getByRole('button', { name: 'Record return' }).click();
  await dialog(page).getByLabel('Return: NO-RG101').fill('10');
  await dialog(page).getByLabel('Return: NO-ER7').fill('4');
  await dialog(page).getByLabel('Reason').fill('The shop was closed');
  await dialog(page).getByRole('button', { name: 'Record return' }).click();
  await expect(next).toContainText('All units of its parcels are back in stock.');
  await cancel.click();
  await dialog(page).getByLabel('Note for the customer').fill('Returned to us by the courier');
  await dialog(page).getByRole('button', { name: 'Cancel order' }).click();
  await expect(next).toContainText('This order was cancelled.');
  const message = next.getByRole('link', { name: 'Message on WhatsApp' });
  const text = decodeURIComponent((await message.getAttribute('href')) ?? '');
  expect(text).toContain('This order was cancelled.');
  expect(text).toContain('Returned to us by the courier');
  expect(text).not.toContain('Delhivery');
  const cancelled = await stored(`orders/${order.id}`);
  expect(cancelled).toMatchObject({ status: 'cancelled', sentUnits: 0 });
  expect(cancelled).not.toHaveProperty('duePaise');
  await next.getByRole('button', { name: 'Undo “Cancelled”' }).click();
  await dialog(page).getByLabel('Reason').fill('The customer wants it again');
  await dialog(page).getByRole('button', { name: 'Undo' }).click();
  await expect(next).toContainText('All units of its parcels are back in stock.');
  expect(await stored(`orders/${order.id}`)).toMatchObject({
    ...{ status: 'dispatched', duePaise: 875_294 },
  });
}
