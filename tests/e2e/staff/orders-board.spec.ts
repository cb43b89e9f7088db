/** The board of orders: by hand, by key, by menu. */
import type { Locator, Page } from '@playwright/test';
import { ownUid, seedOrder } from './orders-seed.ts';
import { expect, openScreen, stored, test } from './staff.ts';

const column = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true });

const card = (page: Page, name: string, number: string): Locator =>
  column(page, name).getByRole('link', { name: number });

const openBoard = (page: Page, uid: string): Promise<void> =>
  openScreen(page, `/admin/orders?view=board&uid=${uid}`, 'Orders');

const middleOf = async (place: Locator): Promise<{ x: number; y: number }> => {
  const box = await place.boundingBox();
  if (box === null) throw new Error('It is not to be seen.');
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 60) };
};

/** Takes a card by the pointer, and holds it over a column. */
async function dragTo(page: Page, number: string, name: string): Promise<void> {
  const from = await middleOf(page.getByRole('button', { name: `Move ${number}` }));
  const to = await middleOf(column(page, name));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 4, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await expect(column(page, name)).toHaveAttribute('data-over');
}

test('a card is dragged to the next status, after it was asked', async ({ page }) => {
  const uid = ownUid();
  const order = await seedOrder(uid, 'accepted');
  await openBoard(page, uid);
  await expect(card(page, 'Accepted', order.number)).toBeVisible();
  await dragTo(page, order.number, 'Confirmed');
  await page.mouse.up();
  const asked = page.getByRole('dialog', { name: 'Confirm order?' });
  const note = asked.getByLabel('Note for the customer');
  // For a moment after a drop nothing can be selected on the page, nor filled.
  await expect(async () => {
    await note.fill('Ready on Friday');
    await expect(note).toHaveValue('Ready on Friday', { timeout: 500 });
  }).toPass();
  await asked.getByRole('button', { name: 'Confirm order' }).click();
  await expect(card(page, 'Confirmed', order.number)).toBeVisible();
  await expect(card(page, 'Accepted', order.number)).toHaveCount(0);
  expect(await stored(`orders/${order.id}`)).toMatchObject({
    status: 'confirmed',
    rev: order.rev + 1,
    timeline: { confirmed: { note: 'Ready on Friday' } },
  });
});

test('where a card cannot go, the column says why, and a drop changes nothing', async ({
  page,
}) => {
  const uid = ownUid();
  const order = await seedOrder(uid, 'quoted');
  await openBoard(page, uid);
  await dragTo(page, order.number, 'Accepted');
  const why = 'Only the customer can accept the quote.';
  await expect(column(page, 'Accepted').getByText(why)).toBeVisible();
  await page.mouse.up();
  await expect(page.getByRole('status').filter({ hasText: why })).toBeVisible();
  await expect(card(page, 'Quoted', order.number)).toBeVisible();
  expect(await stored(`orders/${order.id}`)).toMatchObject({ status: 'quoted', rev: order.rev });
});

test('a card is moved by the keyboard alone', async ({ page }) => {
  const uid = ownUid();
  const order = await seedOrder(uid, 'confirmed');
  await openBoard(page, uid);
  await page.getByRole('button', { name: `Move ${order.number}` }).focus();
  const told = page.locator('[aria-live="assertive"]');
  await page.keyboard.press('Space');
  await expect(told).toContainText(/picked up|Confirmed/);
  await page.keyboard.press('ArrowRight');
  await expect(told).toContainText('Packed: can be dropped here.');
  await page.keyboard.press('ArrowRight');
  await expect(told).toContainText('Dispatched: not possible.');
  await page.keyboard.press('ArrowLeft');
  await expect(told).toContainText('Packed: can be dropped here.');
  await page.keyboard.press('Space');
  const asked = page.getByRole('dialog', { name: 'Mark as packed?' });
  await asked.getByRole('button', { name: 'Mark as packed' }).press('Enter');
  await expect(card(page, 'Packed', order.number)).toBeVisible();
  expect(await stored(`orders/${order.id}`)).toMatchObject({ status: 'packed' });
});

test('a card is moved by its menu, which offers only what is possible', async ({ page }) => {
  const uid = ownUid();
  const order = await seedOrder(uid, 'requested');
  await openBoard(page, uid);
  await page.getByRole('button', { name: `Actions for ${order.number}` }).click();
  await expect(page.getByRole('button', { name: 'Mark as packed' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Decline request' }).click();
  const asked = page.getByRole('dialog', { name: 'Decline request?' });
  await asked.getByRole('button', { name: 'Decline request' }).click();
  await expect(card(page, 'Requested', order.number)).toHaveCount(0);
  await expect(column(page, 'Declined').getByText('1')).toBeVisible();
  expect(await stored(`orders/${order.id}`)).toMatchObject({ status: 'rejected' });
});

test('a request that is dropped on “Quoted” leads to its quote', async ({ page }) => {
  const uid = ownUid();
  const order = await seedOrder(uid, 'requested');
  await openBoard(page, uid);
  await dragTo(page, order.number, 'Quoted');
  await page.mouse.up();
  await expect(page.getByRole('heading', { name: `Quote for ${order.number}` })).toBeVisible();
});
