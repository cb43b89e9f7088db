/** A proforma invoice says how the quote is accepted, as it did when it was sent. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { draftPaper } from '#core/invoicing/draft-paper.ts';
import { piece, saleOf } from '#fixtures/invoices.ts';
import { ProformaPaper } from './proforma-paper.tsx';

vi.stubGlobal('location', { origin: 'https://shop.test' });

const source = saleOf({ lines: [piece('RG101', 10, 10_000)] });
const { quote } = source.order;
if (quote === undefined) throw new Error('expected a quote');
const paper = draftPaper(source, quote);

const REPLY = 'To accept, reply to us on WhatsApp';

/** @param sent whether the customer had an account then. @param now whether they have one now */
const printed = (sent: boolean | undefined, now: boolean): string =>
  renderToStaticMarkup(
    <ProformaPaper
      id="o1"
      hasAccount={now}
      sent={{ quote, at: 0, paper: { ...paper, ...(sent !== undefined && { hasAccount: sent }) } }}
    />,
  );

test('a customer who got an account later', () => {
  expect(printed(false, true)).toContain(REPLY);
});

test('a customer who no longer has the account', () => {
  expect(printed(true, false)).toContain('To accept, sign in and open');
});

test('an older quote, which does not say it', () => {
  expect(printed(undefined, false)).toContain(REPLY);
  expect(printed(undefined, true)).toContain('To accept, sign in and open');
});
