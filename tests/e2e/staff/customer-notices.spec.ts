/** Notices on customers: an account that a customer without one has now, and paused order requests. */
import { randomUUID } from 'node:crypto';
import { buildCustomerRecord, buildOrder, buildWebUser } from '#fixtures/build.ts';
import { customerRecordKind } from '#schema/customer-record.ts';
import { MOST_REQUESTS } from '#schema/limits.ts';
import { orderKind } from '#schema/order.ts';
import { webUserKind } from '#schema/web-user.ts';
import { axeFinds } from '../axe.ts';
import { ownUid, seedOrder } from './orders-seed.ts';
import { database, expect, openScreen, PATIENT, put, putMany, stored, test } from './staff.ts';

/** A customer whom staff have entered, and an account with the same verified email. */
async function twice(by: 'email' | 'phone') {
  const [entered, uid] = [randomUUID(), ownUid()];
  const email = `${uid}@example.test`;
  const phone = `+919${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;
  const name = `Entered ${uid.slice(0, 8)}`;
  const account = `Account ${uid.slice(0, 8)}`;
  const contact = { name: 'Asha Rao', businessName: name, phone, ...(by === 'email' && { email }) };
  await put(customerRecordKind, entered, buildCustomerRecord({ contact }));
  const order = await seedOrder(entered, 'requested');
  await put(webUserKind, uid, {
    ...buildWebUser({ uid, email, businessName: account, emailVerified: true }),
    phone: by === 'email' ? '' : phone,
  });
  const index = () => stored(`customerIndex/${entered}`);
  await expect.poll(index, PATIENT).toMatchObject({ account: { uid, by } });
  return { entered, uid, email, name, account, order };
}

test('staff move the orders of a customer who has signed up with the verified email', async ({
  page,
}) => {
  test.slow();
  const { entered, uid, email, name, account, order } = await twice('email');
  await openScreen(page, '/admin', 'Dashboard');
  const issue = page.getByRole('region', { name: 'Needs attention' });
  await issue.getByRole('link', { name: `${name} has an account now` }).click();
  const notice = page.getByRole('region', { name: 'Account of this customer' });
  await expect(notice).toContainText(`${account} has an account with the same verified email.`);
  expect(await axeFinds(page)).toEqual([]);

  // The account's page names the other record.
  await notice.getByRole('link', { name: account }).click();
  const other = page.getByRole('region', { name: 'Same customer without an account' });
  await other.getByRole('link', { name }).click();

  await notice.getByRole('button', { name: 'Move 1 order to the account' }).click();
  const dialog = page.getByRole('dialog', { name: `Merge into ${account}?` });
  await expect(dialog).toContainText(`${email} sees these orders`);
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByRole('heading', { level: 1, name: account })).toBeVisible();
  await expect(page.getByRole('link', { name: order.number })).toBeVisible();
  expect(await stored(`orders/${order.id}`)).toMatchObject({ uid });
  await expect.poll(() => stored(`customerIndex/${entered}`), PATIENT).toBeUndefined();
});

test('staff reject an account with the same phone number, which is not suggested again', async ({
  page,
}) => {
  const { entered, uid } = await twice('phone');
  await openScreen(page, `/admin/customers/${entered}`, /^Entered/);
  const notice = page.getByRole('region', { name: 'Account of this customer' });
  await expect(notice).toContainText('Phone numbers are not verified');
  await notice.getByRole('button', { name: 'Not the same customer' }).click();
  await expect(notice).toHaveCount(0);
  expect(await stored(`customers/${entered}`)).toMatchObject({ notAccount: uid, rev: 2 });
  await expect
    .poll(async () => (await stored(`customerIndex/${entered}`))?.['account'], PATIENT)
    .toBeUndefined();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Profile' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('an account that sends too many requests is paused, and staff allow them again', async ({
  page,
}) => {
  const uid = ownUid();
  const name = `Many ${uid.slice(0, 8)}`;
  await put(webUserKind, uid, buildWebUser({ uid, businessName: name, email: `${uid}@a.test` }));
  const now = Date.now();
  await putMany(
    orderKind,
    Array.from({ length: MOST_REQUESTS }, () => [
      randomUUID(),
      buildOrder({ uid, createdAt: now, updatedAt: now }),
    ]),
  );
  await expect.poll(() => stored(`orderPauses/${uid}`), PATIENT).toBeDefined();
  await openScreen(page, '/admin', 'Dashboard');
  const issue = page.getByRole('region', { name: 'Needs attention' });
  await expect(
    issue.getByRole('link', { name: 'Order requests of an account are paused' }).first(),
  ).toBeVisible();
  await openScreen(page, `/admin/customers/${uid}`, name);
  const notice = page.getByRole('region', { name: 'Paused order requests' });
  await expect(notice).toContainText('50 order requests in 24 hours');
  await notice.getByRole('button', { name: 'Allow requests now' }).click();
  await expect(notice).toHaveCount(0);
  expect((await database.doc(`orderPauses/${uid}`).get()).get('by')).toEqual(expect.any(String));
});
