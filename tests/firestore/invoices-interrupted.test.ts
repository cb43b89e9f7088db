/** Functions that end while they issue or move documents: no number is lost or used twice. */
import { describe, expect, test } from 'vitest';
import { INTERRUPTED, interruptCommits } from '#fixtures/interrupted-commits.ts';
import { unwrapped } from '#fixtures/invoices.ts';
import {
  at,
  firestore,
  issue,
  MARCH,
  putOrder,
  server,
  storedInvoices,
  useInvoicing,
} from '#fixtures/invoicing.ts';
import { issueChallan } from '#functions/invoicing/issue-challan.ts';
import { issueCreditNote } from '#functions/invoicing/issue-credit-note.ts';
import { moveInvoices } from '#functions/invoicing/move-invoices.ts';

useInvoicing();
const interrupt = interruptCommits(firestore);

/** Everything that an issue writes. */
async function written(): Promise<unknown> {
  const all = ['invoiceCounters', 'invoices', 'orders'].map(async (name) => {
    const { docs } = await firestore.collection(name).get();
    return docs.map((each) => [each.ref.path, each.data()]);
  });
  return Promise.all(all);
}

const credit = (id: string) =>
  issueCreditNote(
    { id, invoiceId: 'o1', units: [{ line: 0, qty: 3 }], reason: 'Returned' },
    'meera',
    server,
    at(MARCH),
  );
const challan = (id: string) =>
  issueChallan(
    { id, orderId: 'o1', purpose: 'supply', isParcel: false },
    'meera',
    server,
    at(MARCH),
  );

describe.each([
  ['an invoice', 'INV', (id: string) => issue(id)],
  ['a credit note', 'CRN', credit],
  ['a delivery challan', 'DC', challan],
])('%s', (_, series, issueIt) => {
  test('is issued by the repeated call, without a gap, if the first one stored nothing', async () => {
    for (const id of ['o1', 'o2', 'o3']) await putOrder(id);
    if (series !== 'INV') unwrapped(await issue('o1'));
    // An issue is one commit, so the second one is that of `o3`.
    interrupt(2, 'before');
    unwrapped(await issueIt('o2'));
    const before = await written();
    await expect(issueIt('o3')).rejects.toThrow(INTERRUPTED);
    expect(await written()).toEqual(before);
    expect(unwrapped(await issueIt('o3')).number).toBe(`${series}/26-27/0002`);
  });

  test('has one number if the answer to the first call was lost', async () => {
    for (const id of ['o1', 'o2', 'o3']) await putOrder(id);
    if (series !== 'INV') unwrapped(await issue('o1'));
    interrupt(1, 'after');
    await expect(issueIt('o2')).rejects.toThrow(INTERRUPTED);
    const after = await written();
    expect(unwrapped(await issueIt('o2'))).toEqual({ id: 'o2', number: `${series}/26-27/0001` });
    expect(await written()).toEqual(after);
    expect(unwrapped(await issueIt('o3')).number).toBe(`${series}/26-27/0002`);
  });
});

test('a move of invoices that ended half-way is completed by its repetition', async () => {
  await putOrder('o1', { uid: 'entered' });
  unwrapped(await issue('o1'));
  for (const id of ['n1', 'n2']) unwrapped(await credit(id));
  await firestore.doc('orders/o1').update({ uid: 'asha' });
  interrupt(2, 'before');
  await expect(moveInvoices('o1', server)).rejects.toThrow(INTERRUPTED);
  expect(new Set((await storedInvoices()).map(({ uid }) => uid))).toContain('entered');
  await moveInvoices('o1', server);
  expect((await storedInvoices()).map(({ uid }) => uid)).toEqual(['asha', 'asha', 'asha']);
});
