import { Parser } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { MAIL_SELLER, MAIL_SITE, MAILS } from '#fixtures/mails.ts';
import type { MailContent } from '#schema/mail.ts';
import { renderMail } from './render-mail.ts';

const rendered = (content: MailContent, seller = MAIL_SELLER) =>
  renderMail(content, seller, MAIL_SITE);

/** Fields with a fixed set of values. */
const CODES = new Set(['kind', 'document', 'answer']);

/** Tags and the addresses of links. */
function partsOf(html: string): { tags: Set<string>; links: string[]; handlers: string[] } {
  const tags = new Set<string>();
  const links: string[] = [];
  const handlers: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      tags.add(name);
      if (attributes['href'] !== undefined) links.push(attributes['href']);
      handlers.push(...Object.keys(attributes).filter((each) => each.startsWith('on')));
    },
  });
  parser.end(html);
  return { tags, links, handlers };
}

describe.each(Object.entries(MAILS))('%s', (_kind, content) => {
  const { subject, text, html } = rendered(content);

  test('has a subject, the shop with its address, and a WhatsApp link in both versions', () => {
    expect(subject).not.toBe('');
    for (const version of [text, html]) {
      expect(version).toContain('GlamBug Mart');
      expect(version).toContain('Gulzar Houz, Charminar Road, Hyderabad, Telangana 500002');
      expect(version).toContain('https://wa.me/919876543211');
    }
  });

  test('has no missing value, and links with full addresses only', () => {
    expect(`${subject}${text}${html}`).not.toMatch(/undefined|NaN|\[object/);
    for (const link of partsOf(html).links) expect(link).toMatch(/^(?:https:\/\/|mailto:|tel:\+)/);
  });

  test('escapes every text', () => {
    const attack = '"><img src=x onerror=alert(1)>';
    const attacked = JSON.parse(
      JSON.stringify(content, (key, value: unknown) =>
        typeof value === 'string' && !CODES.has(key) ? attack : value,
      ),
    ) as MailContent; // Of the same shape: only texts differ.
    const seller = { ...MAIL_SELLER, businessName: attack };
    const { tags, handlers } = partsOf(rendered(attacked, seller).html);
    expect(tags).not.toContain('img');
    expect(handlers).toEqual([]);
  });
});

test('links never run script', () => {
  const trackingUrl = 'javascript:alert(1)';
  const { html } = rendered({ ...MAILS.dispatched, trackingUrl });
  const invitation = rendered({ ...MAILS['staff-invitation'], link: trackingUrl });
  expect(`${html}${invitation.html}`).not.toContain('href="javascript');
});

test('opens the order in the account, or asks for a reply without an account', () => {
  const link = `${MAIL_SITE}/account/orders/an-order`;
  const content = MAILS['quote-ready'];
  expect(rendered(content).text).toContain(link);
  const { text } = rendered({ ...content, hasAccount: false });
  expect(text).not.toContain(link);
  expect(text).toContain('reply to this email or write to us on WhatsApp');
});

test('names amounts and dates in India', () => {
  const { text } = rendered(MAILS['quote-ready']);
  expect(text).toContain('Total including GST: ₹18,456');
  expect(text).toContain('Valid until: 3 December 2026 at 6:00 pm');
});

test('a quote states the advance that it asks for', () => {
  const content = MAILS['quote-ready'];
  expect(rendered(content).text).not.toContain('Advance');
  const { text } = rendered({ ...content, advancePaise: 5_53_700, upiId: 'glambug@hdfcbank' });
  expect(text).toContain('Advance to confirm the order: ₹5,537');
  expect(text).toContain('UPI ID: glambug@hdfcbank');
});

test('a quote by weight says that its silver rate is fixed until its last day', () => {
  const content = MAILS['quote-ready'];
  expect(rendered(content).text).not.toContain('silver rate');
  const fixedRate = 'The silver rate of ₹92.50/g is fixed until then.';
  const { text, html } = rendered({ ...content, fixedRate });
  for (const version of [text, html])
    expect(version).toContain(`3 December 2026 at 6:00 pm. ${fixedRate}`);
});

test('a quote lists its lines for a reader without an account', () => {
  const quotedLines = ['RG101: 10 pieces × ₹100 = ₹1,000', 'Taxable amount: ₹1,000'];
  const { text, html } = rendered({ ...MAILS['quote-ready'], hasAccount: false, quotedLines });
  for (const version of [text, html])
    for (const each of quotedLines) expect(version).toContain(each);
});

test('a dispatch states the weight and the insured value of its parcels, if they are known', () => {
  const content = MAILS.dispatched;
  expect(rendered(content).text).not.toMatch(/weight|insured/i);
  const { text, html } = rendered({ ...content, weightG: 850, insuredPaise: 25_000_00 });
  expect(text).toContain('Gross weight: 0.85 kg');
  expect(text).toContain('Insured value: ₹25,000');
  expect(html).toContain('0.85 kg');
});

test('an invoice states the balance if a part was paid', () => {
  const content = MAILS.invoice;
  expect(rendered(content).text).not.toContain('Balance due');
  const { text } = rendered({ ...content, balancePaise: 8_45_600 });
  expect(text).toContain('Total including GST: ₹18,456');
  expect(text).toContain('Balance due: ₹8,456');
  expect(rendered({ ...content, balancePaise: 0 }).text).toContain('Balance due: ₹0');
});

test('adds up what is due for several orders', () => {
  const [order] = MAILS['payment-reminder'].orders;
  if (order === undefined) throw new Error('The fixture has an order.');
  const other = { ...order, orderId: 'other', number: 'GB-222222', duePaise: 1_00_000 };
  const { subject, text } = rendered({ ...MAILS['payment-reminder'], orders: [order, other] });
  expect(subject).toBe('Payment reminder: ₹9,456 is due for 2 orders');
  expect(text).toContain('Order GB-7K2M9Q: ₹8,456 of ₹18,456');
  expect(text).toContain(`${MAIL_SITE}/account/orders`);
});

test('shortens a long list of products', () => {
  const lines = Array.from({ length: 20 }, (_, at) => ({ sku: `RG${100 + at}`, qty: 1 }));
  const { text } = rendered({ ...MAILS['order-received'], lines });
  expect(text).toContain('RG111');
  expect(text).not.toContain('RG112');
  expect(text).toContain('and 8 more');
});
