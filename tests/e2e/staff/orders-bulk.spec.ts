/** One step for many orders. */
import type { Page } from '@playwright/test';
import { axeFinds } from '../axe.ts';
import { auditOf, ownUid, seedOrders } from './orders-seed.ts';
import { database, expect, openScreen, stored, test, PATIENT } from './staff.ts';

const DAY = 86_400_000;

const chosen = (page: Page) => page.getByRole('region', { name: 'Selected' });
const dialog = (page: Page) => page.getByRole('dialog');

/** Number of a customer's orders by status: `{ accepted: 2 }`. */
async function statusCounts(uid: string): Promise<Record<string, number>> {
  const { docs } = await database.collection('orders').where('uid', '==', uid).get();
  const counts: Record<string, number> = {};
  for (const each of docs) {
    const status = String(each.get('status'));
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

async function selectAll(page: Page, uid: string): Promise<void> {
  await openScreen(page, `/admin/orders?uid=${uid}`, 'Orders');
  await page.getByLabel('Select all loaded').check();
}

test('changes all selected orders that can take the step, and leaves the others', async ({
  page,
}) => {
  const uid = ownUid();
  const [one, two, other] = await seedOrders(uid, [['accepted'], ['accepted'], ['dispatched']]);
  await selectAll(page, uid);
  expect(await axeFinds(page)).toEqual([]);
  await chosen(page).getByRole('button', { name: 'Confirm order (2)' }).click();
  await expect(dialog(page)).toContainText('2 orders will be marked as “Confirmed”');
  await dialog(page).getByLabel('Note for the customer').fill('Ready on Friday');
  await dialog(page).getByRole('button', { name: 'Confirm order' }).click();
  await expect(page.getByText('2 orders changed.')).toBeVisible(PATIENT);
  for (const id of [one?.id ?? '', two?.id ?? '']) {
    expect(await stored(`orders/${id}`)).toMatchObject({
      status: 'confirmed',
      rev: 4,
      timeline: { confirmed: { note: 'Ready on Friday' } },
    });
    expect(await auditOf(id)).toHaveLength(1);
  }
  expect(await stored(`orders/${other?.id ?? ''}`)).toMatchObject({ status: 'dispatched' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 orders restored.')).toBeVisible(PATIENT);
  for (const id of [one?.id ?? '', two?.id ?? ''])
    expect(await stored(`orders/${id}`)).toMatchObject({
      ...{ status: 'accepted', rev: 5 },
      undoneStep: { status: 'confirmed', reason: 'Undone right after a bulk step' },
    });
});

test('changes a whole filtered list in the background, loaded or not', async ({ page }) => {
  const uid = ownUid();
  const now = Date.now();
  // The list loads 50 at first, the newest before the others: two that can take the step are not among them.
  const others = Array.from({ length: 50 }, () => ['delivered'] as const);
  await seedOrders(uid, [
    ['accepted', { createdAt: now }],
    ...others,
    ['accepted', { createdAt: now - 7 * DAY }],
    ['accepted', { createdAt: now - 7 * DAY }],
  ]);
  await selectAll(page, uid);
  await chosen(page).getByRole('button', { name: 'Select all 53 orders' }).click();
  await chosen(page).getByRole('button', { name: 'Confirm order' }).click();
  await expect(dialog(page)).toContainText('Up to 53 orders will be marked as “Confirmed”');
  await dialog(page).getByRole('button', { name: 'Confirm order' }).click();
  await page.getByRole('link', { name: 'Products', exact: true }).first().click();
  await expect(page.getByText('3 orders changed.')).toBeVisible(PATIENT);
  expect(await statusCounts(uid)).toEqual({ confirmed: 3, delivered: 50 });
});
