/** One step with many orders. */
import type { Page } from '@playwright/test';
import { axeFinds } from '../axe.ts';
import { auditOf, ownUid, seedOrder } from './orders-seed.ts';
import { database, expect, openScreen, pickFilter, stored, test, PATIENT } from './staff.ts';
import { holdWrites, loseAnswer, onWrites } from './writes.ts';

const chosen = (page: Page) => page.getByRole('region', { name: 'Selected' });
const dialog = (page: Page) => page.getByRole('dialog');

/** How many orders of a customer stand so: `{ accepted: 2 }`. */
async function standing(uid: string): Promise<Record<string, number>> {
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

test('several at once take a step, those that can; the others stay', async ({ page }) => {
  const uid = ownUid();
  const [one, two, other] = [
    await seedOrder(uid, 'accepted'),
    await seedOrder(uid, 'accepted'),
    await seedOrder(uid, 'dispatched'),
  ];
  await selectAll(page, uid);
  expect(await axeFinds(page)).toEqual([]);
  await chosen(page).getByRole('button', { name: 'Confirm order (2)' }).click();
  await expect(dialog(page)).toContainText('2 orders will be marked as “Confirmed”');
  await dialog(page).getByLabel('Note for the customer').fill('Ready on Friday');
  await dialog(page).getByRole('button', { name: 'Confirm order' }).click();
  await expect(page.getByText('2 orders changed.')).toBeVisible(PATIENT);
  for (const { id } of [one, two]) {
    expect(await stored(`orders/${id}`)).toMatchObject({
      status: 'confirmed',
      rev: 4,
      timeline: { confirmed: { note: 'Ready on Friday' } },
    });
    expect(await auditOf(id)).toHaveLength(1);
  }
  expect(await stored(`orders/${other.id}`)).toMatchObject({ status: 'dispatched' });
  // Its customer has seen a step: there is no way back, and none is offered.
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('all of a filtered set take a step, loaded or not, while another screen is looked at', async ({
  page,
}) => {
  test.slow();
  const uid = ownUid();
  await Promise.all(Array.from({ length: 55 }, () => seedOrder(uid, 'accepted')));
  await seedOrder(uid, 'delivered');
  await selectAll(page, uid);
  await chosen(page).getByRole('button', { name: 'Select all 56 orders' }).click();
  await chosen(page).getByRole('button', { name: 'Confirm order' }).click();
  await expect(dialog(page)).toContainText('Up to 56 orders will be marked as “Confirmed”');
  await dialog(page).getByRole('button', { name: 'Confirm order' }).click();
  await page.getByRole('link', { name: 'Products', exact: true }).first().click();
  await expect(page.getByText('55 orders changed.')).toBeVisible({ timeout: 120_000 });
  expect(await standing(uid)).toEqual({ confirmed: 55, delivered: 1 });
});

test('of what was ticked, only what is still shown takes the step', async ({ page }) => {
  const uid = ownUid();
  const name = `Zz${uid.slice(2, 10)} Rao`;
  const contact = { name, phone: '+919876543210' };
  const address = { lines: ['1 Road'], city: 'Kochi', state: 'Kerala', pin: '682001' };
  const hidden = await seedOrder(uid, 'accepted', { contact });
  const shown = await seedOrder(uid, 'accepted', { contact, address });
  await openScreen(page, `/admin/orders?q=${encodeURIComponent(name)}`, 'Orders');
  await page.getByLabel('Select all loaded').check();
  await expect(chosen(page)).toContainText('2 selected');
  await pickFilter(page, 'State', 'Kerala');
  await expect(page.getByRole('row').filter({ hasText: hidden.number })).toHaveCount(0);
  await expect(chosen(page)).toHaveCount(0);
  await page.getByLabel('Select all loaded').check();
  await chosen(page).getByRole('button', { name: 'Cancel order (1)' }).click();
  await dialog(page).getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('1 order changed.')).toBeVisible(PATIENT);
  expect(await stored(`orders/${shown.id}`)).toMatchObject({ status: 'cancelled' });
  expect(await stored(`orders/${hidden.id}`)).toMatchObject({ status: 'accepted' });
});

test('what changed while its dialog was open stays as it is, and is named', async ({ page }) => {
  const uid = ownUid();
  const [quiet, answered] = [await seedOrder(uid, 'quoted'), await seedOrder(uid, 'quoted')];
  await selectAll(page, uid);
  await chosen(page).getByRole('button', { name: 'Cancel order (2)' }).click();
  const now = new Date();
  await database.doc(`orders/${answered.id}`).update({
    status: 'accepted',
    'timeline.accepted': { at: now, by: uid },
    rev: answered.rev + 1,
    updatedAt: now,
  });
  // The live line knows of the orders that were changed last: others may change many at the same time.
  await expect(async () => {
    await database.doc(`orders/${answered.id}`).update({ updatedAt: new Date() });
    const row = page.locator('tr').filter({ hasText: answered.number });
    await expect(row.getByText('Accepted')).toBeAttached({ timeout: 2_000 });
  }).toPass();
  await dialog(page).getByRole('button', { name: 'Cancel order' }).click();
  await expect(dialog(page)).toContainText('1 couldn’t be changed');
  await expect(dialog(page)).toContainText(answered.number);
  expect(await stored(`orders/${quiet.id}`)).toMatchObject({ status: 'cancelled' });
  expect(await stored(`orders/${answered.id}`)).toMatchObject({ status: 'accepted' });
});

test('it is cancelled: what was done stands, and is said', async ({ page }) => {
  const uid = ownUid();
  await Promise.all(Array.from({ length: 3 }, () => seedOrder(uid, 'accepted')));
  await selectAll(page, uid);
  const writes = await holdWrites(page, 'orders');
  await chosen(page).getByRole('button', { name: 'Confirm order (3)' }).click();
  await dialog(page).getByRole('button', { name: 'Confirm order' }).click();
  await writes.begun;
  const underWay = page.getByRole('region', { name: 'In progress' });
  await expect(underWay.getByRole('progressbar')).toBeVisible();
  await underWay.getByRole('button', { name: 'Cancel' }).click();
  writes.letGo();
  await expect(page.getByText(/1 orders? changed\. Cancelled/)).toBeVisible();
  expect(await standing(uid)).toEqual({ accepted: 2, confirmed: 1 });
});

test.describe('a lost answer', () => {
  test.use({ provoked: /ERR_FAILED|Failed to load resource|RPC_ERROR|^403 for .*:commit/ });

  test('in the middle: each order takes the step once', async ({ page }) => {
    const uid = ownUid();
    const orders = await Promise.all(Array.from({ length: 3 }, () => seedOrder(uid, 'accepted')));
    await selectAll(page, uid);
    await onWrites(page, 'orders', (route, number) =>
      number === 2 ? loseAnswer(route) : route.continue(),
    );
    await chosen(page).getByRole('button', { name: 'Confirm order (3)' }).click();
    await dialog(page).getByRole('button', { name: 'Confirm order' }).click();
    await expect(page.getByText('3 orders changed.')).toBeVisible(PATIENT);
    expect(await standing(uid)).toEqual({ confirmed: 3 });
    for (const { id } of orders) expect(await auditOf(id)).toHaveLength(1);
  });
});
