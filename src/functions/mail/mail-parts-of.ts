/** The words of each kind of mail. */
import { formatKilograms, formatRupees } from '#core/format.ts';
import { formatMoment } from '#core/format-time.ts';
import { BALANCE } from '#core/invoicing/invoice-balance.ts';
import { INVOICE_NAMES } from '#core/invoicing/invoice-names.ts';
import { formatTotal } from '#core/order/total-units.ts';
import { ADVANCE } from '#core/quoting/advance.ts';
import {
  accountInvoicePath,
  accountOrderPath,
  accountPath,
  ADMIN_PATH,
  productsPath,
} from '#core/paths.ts';
import { formatUnits } from '#core/unit-of-sale.ts';
import type { CustomerAnswer, MailContent, MailKind, MailLine } from '#schema/mail.ts';
import type { MailParts, MailShop } from './mail-parts.ts';
import { quoteParagraphs } from './quote-changes.ts';

type Content<K extends MailKind> = Extract<MailContent, { kind: K }>;

/** Longer lists are in the order itself. */
const MOST_PRODUCTS = 12;

const productText = ({ sku, title, size, qty, unit }: MailLine): string =>
  [
    `${formatUnits(qty, unit)} × ${sku}`,
    ...(title === undefined ? [] : [title]),
    ...(size === undefined ? [] : [`size ${size}`]),
  ].join(' · ');

function productTexts(lines: readonly MailLine[]): string[] {
  const shown = lines.slice(0, MOST_PRODUCTS).map(productText);
  const more = lines.length - shown.length;
  return more === 0 ? shown : [...shown, `and ${more} more`];
}

const PREFERENCES_HINT =
  'You get this email because you ordered from us. To stop order updates, change the email preferences in your account.';

/** What emails about the progress of an order share. */
function orderParts(
  { orderId, name, hasAccount }: { orderId: string; name: string; hasAccount: boolean },
  label: string,
  { siteUrl }: MailShop,
): Pick<MailParts, 'name' | 'button' | 'footer'> {
  if (!hasAccount) return { name };
  const button = { label, url: `${siteUrl}${accountOrderPath(orderId)}` };
  return { name, button, footer: PREFERENCES_HINT };
}

/** A row; none without a value. */
const fact = (label: string, value: string | undefined): [label: string, value: string][] =>
  value === undefined ? [] : [[label, value]];

const amountFact = (label: string, paise: number | undefined): [label: string, value: string][] =>
  fact(label, paise === undefined ? undefined : formatRupees(paise));

/** Where to pay. */
const payeeFacts = ({
  bank,
  upiId,
}: Pick<Content<'payment-reminder'>, 'bank' | 'upiId'>): [label: string, value: string][] => [
  ...fact('Account name', bank?.name),
  ...fact('Account number', bank?.number),
  ...fact('Bank', bank?.bank),
  ...fact('IFSC', bank?.ifsc),
  ...fact('UPI ID', upiId),
];

const REPLY = 'To accept it or ask for a change, reply to this email or write to us on WhatsApp.';

const received = (content: Content<'order-received'>, shop: MailShop): MailParts => ({
  subject: `We have received your order ${content.number}`,
  ...orderParts(content, 'View order', shop),
  paragraphs: [
    content.source === undefined
      ? `Thank you. We have received your order request ${content.number} for ${formatTotal(content.lines)}.`
      : `Thank you. We have entered your order ${content.number} for ${formatTotal(content.lines)}.`,
    'Next, we check stock and weights and send you a quote. Nothing is due yet.',
  ],
  products: productTexts(content.lines),
});

/** The last moment of a quote, and the silver rate that is fixed until then. */
const validUntilText = ({ validUntil, fixedRate }: Content<'quote-ready'>): string =>
  [formatMoment(validUntil), fixedRate].filter((part) => part !== undefined).join('. ');

const quoteReady = (content: Content<'quote-ready'>, shop: MailShop): MailParts => ({
  subject: content.isRevised
    ? `Your new quote for order ${content.number}`
    : `Your quote for order ${content.number} is ready`,
  ...orderParts(content, 'View quote', shop),
  paragraphs: quoteParagraphs(content),
  rows: [
    ['Total including GST', formatRupees(content.totalPaise)],
    ...amountFact(ADVANCE, content.advancePaise),
    ['Valid until', validUntilText(content)],
    ...payeeFacts(content),
  ],
  products: content.quotedLines,
  note: content.note,
  closing: content.hasAccount ? [] : [REPLY],
});

const quoteExpiring = (content: Content<'quote-expiring'>, shop: MailShop): MailParts => ({
  subject: `Your quote for order ${content.number} expires soon`,
  ...orderParts(content, 'View quote', shop),
  paragraphs: [
    `Your quote for order ${content.number} expires on ${formatMoment(content.validUntil)}. After that, prices may change with the silver rate.`,
  ],
  rows: [['Total including GST', formatRupees(content.totalPaise)]],
  closing: content.hasAccount ? [] : [REPLY],
});

function dispatched(content: Content<'dispatched'>, shop: MailShop): MailParts {
  const { courier, trackingNumber, trackingUrl, parcels, weightG, insuredPaise, lines } = content;
  const parts = orderParts(content, 'View order', shop);
  return {
    subject: `Your order ${content.number} is on its way`,
    ...parts,
    paragraphs: [
      lines.length === 0
        ? `We have dispatched your order ${content.number}.`
        : `We have dispatched ${formatTotal(lines)} of your order ${content.number}.`,
    ],
    rows: [
      ...fact('Courier', courier),
      ...fact('Tracking number', trackingNumber),
      ...fact('Parcels', parcels?.toString()),
      ...fact('Gross weight', weightG === undefined ? undefined : formatKilograms(weightG)),
      ...amountFact('Insured value', insuredPaise),
    ],
    products: productTexts(lines),
    ...(trackingUrl?.startsWith('https://') === true && {
      button: { label: 'Track parcel', url: trackingUrl },
      link: parts.button,
    }),
  };
}

const invoice = (content: Content<'invoice'>, { siteUrl }: MailShop): MailParts => {
  const { document, invoiceNumber, number, hasAccount, totalPaise, balancePaise } = content;
  const what = INVOICE_NAMES[document];
  return {
    subject: `${what} ${invoiceNumber} for order ${number}`,
    name: content.name,
    paragraphs: [
      document === 'invoice'
        ? `We have issued the invoice for your order ${number}.`
        : `We have issued a credit note for your order ${number}.`,
    ],
    rows: [
      [what, invoiceNumber],
      [
        document === 'invoice' ? 'Total including GST' : 'Credit including GST',
        formatRupees(totalPaise),
      ],
      ...amountFact(BALANCE, balancePaise),
    ],
    ...(hasAccount
      ? {
          button: {
            label: document === 'invoice' ? 'View invoice' : 'View credit note',
            url: `${siteUrl}${accountInvoicePath(content.invoiceId)}`,
          },
        }
      : { closing: ['Reply to this email if you need a copy as PDF.'] }),
  };
};

function paymentReminder(content: Content<'payment-reminder'>, { siteUrl }: MailShop): MailParts {
  const { name, hasAccount, orders } = content;
  const [first] = orders;
  const due = formatRupees(orders.reduce((sum, { duePaise }) => sum + duePaise, 0));
  const what = orders.length === 1 ? `order ${first?.number}` : `${orders.length} orders`;
  return {
    subject: `Payment reminder: ${due} is due for ${what}`,
    name,
    paragraphs: [`This is a reminder that ${due} is due for ${what}.`],
    rows: [
      ...orders.map(({ number, duePaise, totalPaise }): [string, string] => [
        `Order ${number}`,
        duePaise === totalPaise
          ? formatRupees(duePaise)
          : `${formatRupees(duePaise)} of ${formatRupees(totalPaise)}`,
      ]),
      ...payeeFacts(content),
    ],
    ...(hasAccount && {
      button: {
        label: orders.length === 1 ? 'View order' : 'View orders',
        url: `${siteUrl}${orders.length === 1 && first ? accountOrderPath(first.orderId) : accountPath('orders')}`,
      },
    }),
    closing: ['If you have already paid, please reply with the payment reference.'],
  };
}

const approved = (
  { name }: Content<'account-approved'>,
  { siteUrl, businessName }: MailShop,
): MailParts => ({
  subject: `You can now see prices at ${businessName}`,
  name,
  paragraphs: [
    `We have approved your account at ${businessName}. When you are signed in, you see the prices of all designs.`,
  ],
  button: { label: 'View designs', url: `${siteUrl}${productsPath()}` },
});

const invitation = (
  content: Content<'staff-invitation'>,
  { siteUrl, businessName }: MailShop,
): MailParts => ({
  subject: `Invitation to the back office of ${businessName}`,
  paragraphs: [
    `${content.invitedBy} invites you to work in the back office of ${businessName}, with the role ${content.role}.`,
    'Sign in or register with this email address, and the back office opens.',
  ],
  button: {
    label: 'Accept invitation',
    url: content.link.startsWith('/') ? `${siteUrl}${content.link}` : content.link,
  },
  closing: ['If you don’t know who invites you, ignore this email.'],
});

/** What notices for staff share. */
const forStaff = (
  { orderId, note }: { orderId: string; note?: string | undefined },
  { siteUrl }: MailShop,
): Pick<MailParts, 'note' | 'button' | 'footer'> => ({
  note,
  button: { label: 'Open order', url: `${siteUrl}${ADMIN_PATH}/orders/${orderId}` },
  footer: 'Turn this notice off under Settings → Sales in the back office.',
});

/** `Asha Rao (Rao Jewellers)`. */
const customerName = ({
  name,
  businessName,
}: {
  name: string;
  businessName?: string | undefined;
}) => (businessName === undefined ? name : `${name} (${businessName})`);

const newRequest = (content: Content<'new-request'>, shop: MailShop): MailParts => ({
  subject: `New order request ${content.number} from ${content.businessName ?? content.name}`,
  paragraphs: [`${customerName(content)} requests a quote for ${formatTotal(content.lines)}.`],
  products: productTexts(content.lines),
  ...forStaff(content, shop),
});

/** By the answer: the subject, and what the customer does. */
const ANSWERS: Readonly<Record<CustomerAnswer, readonly [subject: string, verb: string]>> = {
  accepted: ['Quote accepted', 'has accepted the quote for'],
  change: ['Change requested', 'asks for a change of the quote for'],
  declined: ['Quote declined', 'has declined the quote for'],
  cancelled: ['Order cancelled', 'has cancelled'],
};

function customerAnswer(content: Content<'customer-answer'>, shop: MailShop): MailParts {
  const { number, name, businessName, answer, totalPaise } = content;
  const [subject, verb] = ANSWERS[answer];
  return {
    subject: `${subject}: order ${number} from ${businessName ?? name}`,
    paragraphs: [`${customerName(content)} ${verb} order ${number}.`],
    rows: amountFact('Total including GST', totalPaise),
    ...forStaff(content, shop),
  };
}

export function mailPartsOf(content: MailContent, shop: MailShop): MailParts {
  switch (content.kind) {
    case 'order-received':
      return received(content, shop);
    case 'quote-ready':
      return quoteReady(content, shop);
    case 'quote-expiring':
      return quoteExpiring(content, shop);
    case 'dispatched':
      return dispatched(content, shop);
    case 'invoice':
      return invoice(content, shop);
    case 'payment-reminder':
      return paymentReminder(content, shop);
    case 'account-approved':
      return approved(content, shop);
    case 'staff-invitation':
      return invitation(content, shop);
    case 'new-request':
      return newRequest(content, shop);
    case 'customer-answer':
      return customerAnswer(content, shop);
  }
}
