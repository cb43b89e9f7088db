/** Buyers whom staff approve get one mail about it. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import { buildCustomerRecord, buildSalesSettings } from '#fixtures/build.ts';
import { openMailDatabase } from '#fixtures/mail-database.ts';
import { approvalMailTask } from '#functions/mail/approval-mail.ts';
import { customerRecordKind } from '#schema/customer-record.ts';
import { encodeDocument } from '#schema/kind.ts';
import { salesSettingsKind } from '#schema/sales-settings.ts';

const { firestore, server, mails, putProfile, reset, close } = openMailDatabase();

async function prepare({ approveBuyers = true, isApproved = true } = {}): Promise<void> {
  const sales = buildSalesSettings({ approveBuyers });
  await firestore.doc('settings/sales').set(encodeDocument(salesSettingsKind, sales));
  const record = buildCustomerRecord({ isApproved });
  await firestore.doc('customers/asha').set(encodeDocument(customerRecordKind, record));
}

beforeEach(reset);
afterAll(close);

test('an approved buyer gets one mail, however often the event comes', async () => {
  await prepare();
  await approvalMailTask.run({ uid: 'asha' }, server);
  await approvalMailTask.run({ uid: 'asha' }, server);
  expect(await mails()).toMatchObject([
    { id: 'approved-asha', to: 'asha@shop.in', content: { kind: 'account-approved' } },
  ]);
});

test('nothing is sent while approval is off, after it was withdrawn, or to an unverified address', async () => {
  await prepare({ approveBuyers: false });
  await approvalMailTask.run({ uid: 'asha' }, server);
  await prepare({ isApproved: false });
  await approvalMailTask.run({ uid: 'asha' }, server);
  await prepare();
  await putProfile({ emailVerified: false });
  await approvalMailTask.run({ uid: 'asha' }, server);
  expect(await mails()).toEqual([]);
});
