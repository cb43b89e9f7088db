/** Mails about an order whose function ends half-way, and about many changes that a customer asks for. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import { INTERRUPTED, INTERRUPTIONS, interruptCommits } from '#fixtures/interrupted-commits.ts';
import { piece, saleOf } from '#fixtures/invoices.ts';
import { openMailDatabase } from '#fixtures/mail-database.ts';
import { orderMailTask } from '#functions/mail/order-mail.ts';
import { encodeDocument } from '#schema/kind.ts';
import { orderKind, type Order } from '#schema/order.ts';

const { firestore, server, mails, reset, close } = openMailDatabase();
const interrupt = interruptCommits(firestore);
beforeEach(reset);
afterAll(close);

const { order: sold } = saleOf({ lines: [piece('RG101', 10, 10_000)] });
const putOrder = (change: Partial<Order>) =>
  firestore.doc('orders/o1').set(encodeDocument(orderKind, { ...sold, uid: 'asha', ...change }));

test.each([1, 2].flatMap((nth) => INTERRUPTIONS.map((moment) => [moment, nth] as const)))(
  'a request has one mail each if a function ended %s commit %i',
  async (moment, nth) => {
    await putOrder({ status: 'requested', quote: undefined });
    const received = () => orderMailTask.run({ orderId: 'o1', event: 'received' }, server);
    interrupt(nth, moment);
    await expect(received()).rejects.toThrow(INTERRUPTED);
    const stored = nth - (moment === 'before' ? 1 : 0);
    expect(await mails()).toHaveLength(stored);
    await received();
    expect((await mails()).map(({ id }) => id)).toEqual(['new-request-o1', 'received-o1']);
  },
);

test('staff get one mail an hour about changes of a quote that the customer asks for', async () => {
  const requestChange = async (time: string, revision = 1) => {
    const rev = Number(time.replace(':', ''));
    const at = Date.parse(`2026-11-26T${time}:00Z`);
    const quote = sold.quote && { ...sold.quote, revision };
    await putOrder({ status: 'quoted', quote, rev, changeRequest: { text: `At ${time}`, at } });
    const input = { orderId: 'o1', event: 'answered', rev: String(rev), answer: 'change' } as const;
    await orderMailTask.run(input, server);
    return (await mails()).flatMap(({ content }) => ('note' in content ? [content.note] : []));
  };
  await requestChange('06:30');
  await requestChange('06:31');
  expect(await requestChange('06:59')).toEqual(['At 06:30']);
  expect(await requestChange('07:05')).toEqual(['At 06:30', 'At 07:05']);
  expect(await requestChange('07:10')).toHaveLength(2);
  // A change of the next quote.
  expect(await requestChange('07:20', 2)).toHaveLength(3);
});
