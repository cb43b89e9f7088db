/** Accounts that wait for the approval of staff: found in the list, and approved at once with undo. */
import { randomUUID } from 'node:crypto';
import { buildCustomerRecord, buildWebUser } from '#fixtures/build.ts';
import { customerRecordKind } from '#schema/customer-record.ts';
import { webUserKind } from '#schema/web-user.ts';
import { axeFinds } from '../axe.ts';
import { expect, openScreen, PATIENT, put, searchable, stored, test } from './staff.ts';

/** Newer than the accounts of other tests, so that the list starts with them. */
const SOON = Date.now() + 3_600_000;

async function newAccount(businessName: string): Promise<string> {
  const uid = randomUUID().slice(0, 20);
  const profile = { uid, email: `${uid}@example.test`, businessName, createdAt: SOON };
  await put(webUserKind, uid, buildWebUser({ ...profile, emailVerified: true }));
  return uid;
}

test('approves waiting accounts from the list, with undo', async ({ page }) => {
  const business = `Noor ${randomUUID().slice(0, 8)}`;
  const one = await newAccount(`${business} One`);
  const noted = await newAccount(`${business} Two`);
  const approved = await newAccount(`${business} Three`);
  const notes = { notes: 'Asked on Monday.', rev: 2 };
  await put(customerRecordKind, noted, buildCustomerRecord(notes));
  await put(customerRecordKind, approved, buildCustomerRecord({ isApproved: true }));
  for (const uid of [one, noted]) await searchable(uid);
  await expect
    .poll(() => stored(`customerIndex/${approved}`), PATIENT)
    .toMatchObject({ isApproved: true });

  await openScreen(page, '/admin/customers?approval=waiting', /^Customers/);
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`${business} ${name}`) });
  await expect(row('One')).toBeVisible();
  await expect(row('Three')).toHaveCount(0);
  for (const name of ['One', 'Two']) await row(name).getByRole('checkbox').check();
  expect(await axeFinds(page)).toEqual([]);
  await page
    .getByRole('region', { name: 'Selected' })
    .getByRole('button', { name: 'Approve' })
    .click();
  await expect(page.getByText('2 customers changed.')).toBeVisible(PATIENT);
  await expect(row('One')).toHaveCount(0);
  expect(await stored(`customers/${one}`)).toMatchObject({ isApproved: true, rev: 1 });
  expect(await stored(`customers/${noted}`)).toMatchObject({ isApproved: true, ...notes, rev: 3 });

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => stored(`customers/${one}`)).toMatchObject({ isApproved: false });
  // Functions index the change a moment later; the list does not read itself again then.
  await expect
    .poll(() => stored(`customerIndex/${noted}`), PATIENT)
    .toMatchObject({ isApproved: false });
  await page.reload();
  await expect(row('Two')).toBeVisible(PATIENT);
});
