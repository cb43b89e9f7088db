/** Mails about an order whose function ends half-way, and about many changes that a customer asks for. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import { INTERRUPTED, INTERRUPTIONS, interruptCommits } from '#fixtures/interrupted-commits.ts';
import { buildCustomerRecord } from '#fixtures/build.ts';
import { piece, saleOf } from '#fixtures/invoices.ts';
import { openMailDatabase } from '#fixtures/mail-database.ts';
import { draftPaper } from '#core/invoicing/draft-paper.ts';
import { versionOf } from '#functions/mail/order-events.ts';
import { orderMailTask } from '#functions/mail/order-mail.ts';
import { customerRecordKind } from '#schema/customer-record.ts';
import { encodeDocument } from '#schema/kind.ts';
import { orderKind, type Order } from '#schema/order.ts';
import { sentQuoteKind } from '#schema/sent-quote.ts';

const { firestore, server, mails, reset, close } = openMailDatabase();
const interrupt = interruptCommits(firestore);
beforeEach(reset);
afterAll(close);

const { order: sold } = saleOf({ lines: [piece('RG101', 10, 10_000)] });
const VALID_UNTIL = Date.parse('2100-01-01T00:00:00Z');
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

test('a customer without an account reads what a new quote changes', async () => {
  const uid = crypto.randomUUID();
  const contact = { ...sold.contact, email: 'ravi@shop.in' };
  const record = buildCustomerRecord({ contact });
  await firestore.doc(`customers/${uid}`).set(encodeDocument(customerRecordKind, record));
  const sent = [10_000, 9_000].map((pricePaise, at) => {
    const source = saleOf({ lines: [piece('RG101', 10, pricePaise)] });
    const { quote: priced = sold.quote } = source.order;
    if (priced === undefined) throw new Error('The sale has no quote.');
    const quote = { ...priced, revision: at + 1, validUntil: VALID_UNTIL };
    return { quote, paper: draftPaper(source, quote), by: 'meera', at: 1 };
  });
  for (const version of sent)
    await firestore
      .doc(`orders/o1/quotes/${version.quote.revision}`)
      .set(encodeDocument(sentQuoteKind, version));
  const quoted = { status: 'quoted', uid, contact, quote: sent[1]?.quote } as const;
  await putOrder(quoted);
  const version = versionOf(encodeDocument(orderKind, { ...sold, ...quoted }));
  const event = { event: 'quoted', rev: '2', isRevised: true } as const;
  await orderMailTask.run({ orderId: 'o1', ...event, quote: version?.quote }, server);
  expect(await mails()).toMatchObject([
    {
      to: 'ravi@shop.in',
      content: {
        changes: expect.arrayContaining([
          'Product RG101 (RG101). 10 pieces × ₹100, GST 3%: ₹1,000 → 10 pieces × ₹90, GST 3%: ₹900',
          'Total: ₹1,030 → ₹927',
        ]) as string[],
      },
    },
  ]);
});
