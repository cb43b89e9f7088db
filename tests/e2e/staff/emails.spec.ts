/** Staff read failed emails and send them again once, try failed tasks again, and remind customers of payments. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { buildMail, buildTaskFailure, buildWebUser } from '#fixtures/build.ts';
import { MAILS } from '#fixtures/mails.ts';
import { mailKind, type Mail } from '#schema/mail.ts';
import { taskFailureKind } from '#schema/task-failure.ts';
import { webUserKind } from '#schema/web-user.ts';
import { ownUid, quoteOf, seedOrder } from './orders-seed.ts';
import { database, expect, openScreen, pickFilter, put, test } from './staff.ts';

const FAILED = { state: 'failed', at: Date.now(), mayHaveArrived: false } as const;

async function ownMail(change: Partial<Mail> = {}): Promise<{ id: string; subject: string }> {
  const id = `mail-${randomUUID().slice(0, 8)}`;
  const subject = `Your quote ${id} is ready`;
  const rendered = { subject, text: `Plain ${id}`, html: `<p>Rich ${id}</p>` };
  const mail = { content: MAILS['quote-ready'], queuedAt: Date.now(), rendered, ...change };
  await put(mailKind, id, buildMail(mail));
  return { id, subject };
}

const stateOf = async (id: string): Promise<unknown> =>
  (await database.doc(`mail/${id}`).get()).get('delivery.state');

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('a failed email is found, read and sent again once', async ({ page }) => {
  const error = 'The mail server refused this mail. It answered: 550 No such user';
  const { id, subject } = await ownMail({ delivery: FAILED, error });
  const sent = await ownMail({ delivery: { state: 'sent', at: Date.now() } });

  await openScreen(page, '/admin', 'Dashboard');
  await page.getByRole('link', { name: /emails? failed/ }).click();
  await expect(rowOf(page, subject)).toBeVisible();
  await expect(rowOf(page, sent.subject)).toHaveCount(0);

  await page.getByRole('link', { name: subject }).click();
  await expect(page.getByText(error)).toBeVisible();
  await expect(page.frameLocator('iframe').getByText(`Rich ${id}`)).toBeVisible();
  await page.getByRole('button', { name: 'Plain version' }).click();
  await expect(page.getByText(`Plain ${id}`)).toBeVisible();
  await page.getByRole('button', { name: 'Send again' }).dblclick();
  await expect(page.getByText('1 email queued.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send again' })).toHaveCount(0);
  expect(await stateOf(id)).toBe('queued');
});

test('several failed emails are dismissed together', async ({ page }) => {
  const mails = [await ownMail({ delivery: FAILED }), await ownMail({ delivery: FAILED })];
  await openScreen(page, '/admin/settings/mail', 'Settings');
  await pickFilter(page, 'Status', 'Failed');
  for (const { subject } of mails) await rowOf(page, subject).getByRole('checkbox').check();
  const selected = page.getByRole('region', { name: 'Selected' });
  await selected.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('2 emails dismissed.')).toBeVisible();
  for (const { id } of mails) expect(await stateOf(id)).toBe('dismissed');
});

test('a failed task shows its error, and is tried again', async ({ page }) => {
  const uid = ownUid();
  const { id: orderId } = await seedOrder(uid, 'confirmed');
  const id = `move-invoices-${uid}`;
  const error = `The database could not be reached for ${uid}.`;
  const input = JSON.stringify({ orderId });
  const failure = { task: 'move-invoices', input, error, failedAt: Date.now() } as const;
  await put(taskFailureKind, id, buildTaskFailure(failure));
  await openScreen(page, '/admin/settings/mail', 'Settings');
  const task = page.getByRole('listitem').filter({ hasText: error });
  await expect(task).toContainText('Move the invoices of an order to its customer');
  await task.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The task is done.')).toBeVisible();
  await expect(task).toHaveCount(0);
  expect((await database.doc(`failures/${id}`).get()).exists).toBe(false);
});

test.describe('with a refused second reminder', () => {
  test.use({ provoked: /sendPaymentReminder|status of 400/ });

  test('a payment reminder is queued once a day', async ({ page }) => {
    const uid = ownUid();
    const email = `${uid}@example.test`;
    await put(webUserKind, uid, buildWebUser({ uid, email }));
    const order = await seedOrder(uid, 'delivered', { quote: quoteOf(), duePaise: 100_000 });
    await openScreen(page, `/admin/orders/${order.id}`, order.number);
    const button = page.getByRole('button', { name: /^Email reminder/ });
    await button.click();
    await expect(page.getByText(`Payment reminder queued for ${email}.`)).toBeVisible();
    await button.click();
    await expect(page.getByText(/already got a reminder today/)).toBeVisible();
    const { docs } = await database.collection('mail').where('to', '==', email).get();
    expect(docs.map((each) => each.get('content.kind') as unknown)).toEqual(['payment-reminder']);
  });
});
