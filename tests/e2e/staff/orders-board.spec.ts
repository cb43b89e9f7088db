/** The order board: pointer, keyboard and menu. */
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

/** Drags a card over a column without dropping it. */
async function dragTo(page: Page, number: string, name: string): Promise<void> {
  const from = await middleOf(page.getByRole('button', { name: `Move ${number}` }));
  const to = await middleOf(column(page, name));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 4, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await expect(column(page, name)).toHaveAttribute('data-over');
}

test('dragging a card to the next status asks for confirmation', async ({ page }) => {
  const uid = ownUid();
  const order = await seedOrder(uid, 'accepted');
  await openBoard(page, uid);
  await expect(card(page, 'Accepted', order.number)).toBeVisible();
  await dragTo(page, order.number, 'Confirmed');
  await page.mouse.up();
  const dialog = page.getByRole('dialog', { name: 'Confirm order?' });
  const note = dialog.getByLabel('Note for the customer');
  // For a moment after a drop, selection and input are blocked.
  await expect(async () => {
    await note.fill('Ready on Friday');
    await expect(note).toHaveValue('Ready on Friday', { timeout: 500 });
  }).toPass();
  await dialog.getByRole('button', { name: 'Confirm order' }).click();
  await expect(card(page, 'Confirmed', order.number)).toBeVisible();
  await expect(card(page, 'Accepted', order.number)).toHaveCount(0);
  expect(await stored(`orders/${order.id}`)).toMatchObject({
    status: 'confirmed',
    rev: order.rev + 1,
    timeline: { confirmed: { note: 'Ready on Friday' } },
  });
});

test("a column that can't take the card says why, and a drop changes nothing", async ({ page }) => {
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

test('moves a card by keyboard only', async ({ page }) => {
  const uid = ownUid();
  const order = await seedOrder(uid, 'confirmed');
  await openBoard(page, uid);
  await page.getByRole('button', { name: `Move ${order.number}` }).focus();
  const announcement = page.locator('[aria-live="assertive"]');
  await page.keyboard.press('Space');
  await expect(announcement).toContainText(/picked up|Confirmed/);
  await page.keyboard.press('ArrowRight');
  await expect(announcement).toContainText('Packed: can be dropped here.');
  await page.keyboard.press('ArrowRight');
  await expect(announcement).toContainText('Dispatched: not possible.');
  await page.keyboard.press('ArrowLeft');
  await expect(announcement).toContainText('Packed: can be dropped here.');
  await page.keyboard.press('Space');
  const dialog = page.getByRole('dialog', { name: 'Mark as packed?' });
  await dialog.getByRole('button', { name: 'Mark as packed' }).press('Enter');
  await expect(card(page, 'Packed', order.number)).toBeVisible();
  expect(await stored(`orders/${order.id}`)).toMatchObject({ status: 'packed' });
});

test('moves a card by its menu, which offers only possible steps', async ({ page }) => {
  const uid = ownUid();
  const order = await seedOrder(uid, 'requested');
  await openBoard(page, uid);
  await page.getByRole('button', { name: `Actions for ${order.number}` }).click();
  await expect(page.getByRole('button', { name: 'Mark as packed' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Decline request' }).click();
  const dialog = page.getByRole('dialog', { name: 'Decline request?' });
  await dialog.getByRole('button', { name: 'Decline request' }).click();
  await expect(card(page, 'Requested', order.number)).toHaveCount(0);
  await expect(column(page, 'Declined').getByText('1')).toBeVisible();
  expect(await stored(`orders/${order.id}`)).toMatchObject({ status: 'rejected' });
});

test('dropping a request on “Quoted” opens the quote editor', async ({ page }) => {
  const uid = ownUid();
  const order = await seedOrder(uid, 'requested');
  await openBoard(page, uid);
  await dragTo(page, order.number, 'Quoted');
  await page.mouse.up();
  await expect(page.getByRole('heading', { name: `Quote for ${order.number}` })).toBeVisible();
});
