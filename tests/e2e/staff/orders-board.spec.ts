/** The order board: pointer and menu. */
import type { Locator, Page } from '@playwright/test';
import { ownUid, seedOrders } from './orders-seed.ts';
import { expect, openScreen, stored, test } from './staff.ts';

const column = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true });

const card = (page: Page, name: string, number: string): Locator =>
  column(page, name).getByRole('link', { name: number });

const middleOf = async (place: Locator): Promise<{ x: number; y: number }> => {
  const box = await place.boundingBox();
  if (box === null) throw new Error('It is not to be seen.');
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 60) };
};

/** Drags a card over a column without dropping it. Cards and columns move when the board is read again meanwhile. */
async function dragTo(page: Page, number: string, name: string): Promise<void> {
  await expect(async () => {
    // Ends an attempt that did not pick up the card.
    await page.mouse.up();
    const from = await middleOf(page.getByRole('listitem').filter({ hasText: number }));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 20, from.y + 4, { steps: 4 });
    const to = await middleOf(column(page, name));
    await page.mouse.move(to.x, to.y, { steps: 12 });
    await expect(column(page, name)).toHaveAttribute('data-over', { timeout: 1_000 });
  }).toPass();
}

test('moves cards by dragging and by their menu, where the step is possible', async ({ page }) => {
  const uid = ownUid();
  const [accepted, quoted, requested] = await seedOrders(uid, [
    ['accepted'],
    ['quoted'],
    ['requested'],
  ]);
  if (!accepted || !quoted || !requested) throw new Error('They were not made.');
  await openScreen(page, `/admin/orders?view=board&uid=${uid}`, 'Orders');
  await expect(card(page, 'Accepted', accepted.number)).toBeVisible();

  // A column that can't take the card says why, and a drop changes nothing.
  await dragTo(page, quoted.number, 'Packed');
  const why = 'An order that is “Quoted” can’t become “Packed”.';
  await expect(column(page, 'Packed').getByText(why)).toBeVisible();
  await page.mouse.up();
  await expect(page.getByRole('status').filter({ hasText: why })).toBeVisible();
  expect(await stored(`orders/${quoted.id}`)).toMatchObject({ status: 'quoted', rev: quoted.rev });

  // The next status asks for confirmation.
  await dragTo(page, accepted.number, 'Confirmed');
  await page.mouse.up();
  const dialog = page.getByRole('dialog', { name: 'Confirm order?' });
  const note = dialog.getByLabel('Note for the customer');
  // For a moment after a drop, selection and input are blocked.
  await expect(async () => {
    await note.fill('Ready on Friday');
    await expect(note).toHaveValue('Ready on Friday', { timeout: 500 });
  }).toPass();
  await dialog.getByRole('button', { name: 'Confirm order' }).click();
  await expect(card(page, 'Confirmed', accepted.number)).toBeVisible();
  await expect(card(page, 'Accepted', accepted.number)).toHaveCount(0);
  expect(await stored(`orders/${accepted.id}`)).toMatchObject({
    status: 'confirmed',
    rev: accepted.rev + 1,
    timeline: { confirmed: { note: 'Ready on Friday' } },
  });

  // The menu offers only possible steps, by keyboard too.
  const pack = page.getByRole('button', { name: 'Mark as packed' });
  // The board may be read again, which closes the menu.
  await expect(async () => {
    if (!(await pack.isVisible()))
      await page.getByRole('button', { name: `Actions for ${accepted.number}` }).press('Enter');
    await expect(page.getByRole('button', { name: 'Mark as dispatched' })).toHaveCount(0);
    await pack.press('Enter', { timeout: 2_000 });
  }).toPass();
  await page
    .getByRole('dialog', { name: 'Mark as packed?' })
    .getByRole('button', { name: 'Mark as packed' })
    .click();
  await expect(card(page, 'Packed', accepted.number)).toBeVisible();

  await dragTo(page, requested.number, 'Quoted');
  await page.mouse.up();
  await expect(page.getByRole('heading', { name: `Quote for ${requested.number}` })).toBeVisible();
});
