/** What invoices, credit notes, payments and refunds book, and on which ledgers. */
import { formatPhone } from '#core/format-phone.ts';
import { PAYMENT_METHOD_NAMES } from '#core/order/record-labels.ts';
import type { TaxDocument } from '#schema/invoice.ts';
import type { Order } from '#schema/order.ts';
import type { Payment } from '#schema/payment.ts';
import { buyerOf, type Buyer } from '#core/invoicing/buyer.ts';
import { INVOICE_NAMES } from '#core/invoicing/invoice-names.ts';

/** An issued document with its ID. */
export type IssuedDocument = TaxDocument & { id: string };

/** A payment or a refund with its ID and its order. */
export interface OrderPayment {
  id: string;
  payment: Payment;
  orderId: string;
  order: Pick<Order, 'number' | 'contact' | 'address' | 'uid'>;
}

/** The shop's ledgers with the groups in which Tally creates them. */
export const LEDGERS = {
  Sales: 'Sales Accounts',
  'Output CGST': 'Duties & Taxes',
  'Output SGST': 'Duties & Taxes',
  'Output IGST': 'Duties & Taxes',
  'Round Off': 'Indirect Expenses',
  Cash: 'Cash-in-Hand',
  Bank: 'Bank Accounts',
} as const;
type ShopLedger = keyof typeof LEDGERS;

/** Credits are positive, debits negative, paise. */
type Booking = readonly [ledger: ShopLedger, paise: number];

interface Transaction {
  id: string;
  at: number;
  /** The number of a document; the order's of a payment, which has none. */
  number: string;
  reference: string;
  narration: string;
  buyer: Buyer;
  /** Of the customer. */
  uid: string;
  /** On the customer's ledger. */
  paise: number;
  /** They add up to the opposite. */
  bookings: readonly Booking[];
}

type Kind =
  | { type: 'Sales' | 'Credit Note'; name: string; document: TaxDocument }
  | { type: 'Receipt' | 'Payment'; name: string };

export type Voucher = Transaction & Kind & { /** Of the customer. */ ledger: string };

function ofDocument(document: IssuedDocument): Transaction & Kind {
  const { id, kind, number, issuedAt, orderNumber, buyer, uid, of, reason } = document;
  const sign = kind === 'invoice' ? 1 : -1;
  const bookings: readonly Booking[] = [
    ['Sales', sign * document.taxablePaise],
    ['Output CGST', sign * document.cgstPaise],
    ['Output SGST', sign * document.sgstPaise],
    ['Output IGST', sign * document.igstPaise],
    ['Round Off', sign * document.roundOffPaise],
  ];
  return {
    ...{ id, at: issuedAt, number, buyer, uid, document },
    type: kind === 'invoice' ? 'Sales' : 'Credit Note',
    name: INVOICE_NAMES[kind],
    reference: of?.number ?? orderNumber,
    narration: reason ?? `Order ${orderNumber}`,
    paise: -sign * document.totalPaise,
    bookings: bookings.filter(([ledger, paise]) => ledger === 'Sales' || paise !== 0),
  };
}

function ofPayment({ id, payment, order }: OrderPayment, buyer: Buyer): Transaction & Kind {
  const { amountPaise, method, reference, note, paidOn } = payment;
  const isRefund = amountPaise < 0;
  return {
    ...{ id, at: paidOn, number: order.number, buyer, uid: order.uid, paise: amountPaise },
    type: isRefund ? 'Payment' : 'Receipt',
    name: isRefund ? 'Refund' : 'Receipt',
    reference: reference ?? order.number,
    narration: [PAYMENT_METHOD_NAMES[method], reference, `order ${order.number}`, note]
      .filter((part) => part !== undefined)
      .join(', '),
    bookings: [[method === 'cash' ? 'Cash' : 'Bank', 0 - amountPaise]],
  };
}

/** A GSTIN, or a phone number: two customers can have the same name, or that of a ledger of the shop. */
type Identity = (voucher: Transaction) => string;

/**
 * A customer with several GSTINs has a ledger for each, as GST returns need. What a customer with one bought without
 * it, or with another phone number, is on the same ledger.
 */
function identities(vouchers: readonly Transaction[]): Identity {
  const byCustomer = new Map(
    [...Map.groupBy(vouchers, ({ uid }) => uid)].map(([uid, own]) => {
      const gstins = new Set(own.flatMap(({ buyer: { gstin } }) => gstin ?? []));
      const [only] = gstins.size === 1 ? gstins : [];
      return [uid, only ?? own.map(({ buyer }) => formatPhone(buyer.phone))[0]];
    }),
  );
  return (voucher) =>
    voucher.buyer.gstin ?? byCustomer.get(voucher.uid) ?? formatPhone(voucher.buyer.phone);
}

/**
 * One voucher for each document and payment, in the order of their times. Each customer has one ledger, however their name
 * is written. Its name has the GSTIN or phone number, so that it is unique among the files of all periods.
 * @param payments voided ones are left out
 */
export function vouchersOf(
  documents: readonly IssuedDocument[],
  payments: readonly OrderPayment[] = [],
): Voucher[] {
  // The order's contact may have changed since its invoice.
  const buyers = new Map(documents.map(({ orderId, buyer }) => [orderId, buyer]));
  const vouchers = [
    ...documents.map(ofDocument),
    ...payments
      .filter(({ payment }) => payment.voided === undefined)
      .map((each) => ofPayment(each, buyers.get(each.orderId) ?? buyerOf(each.order))),
  ].toSorted((one, other) => one.at - other.at);
  const identityOf = identities(vouchers);
  const ledgers = new Map<string, string>();
  for (const voucher of vouchers) {
    const identity = identityOf(voucher);
    if (!ledgers.has(identity)) ledgers.set(identity, `${voucher.buyer.name} (${identity})`);
  }
  return vouchers.map((voucher) => ({
    ...voucher,
    ledger: ledgers.get(identityOf(voucher)) ?? voucher.buyer.name,
  }));
}

export interface LedgerEntry {
  ledger: string;
  /** Credits are positive, debits negative. */
  paise: number;
}

/** The customer's entry first; all add up to zero. */
export const ledgerEntries = ({ ledger, paise, bookings }: Voucher): LedgerEntry[] => [
  { ledger, paise },
  ...bookings.map(([name, booked]) => ({ ledger: name, paise: booked })),
];
