/** The lines of orders with their columns in an export: one for each size, with its part of the amounts of its line. */
import { decimalRupees } from '#core/format.ts';
import { formatDay } from '#core/format-time.ts';
import { STATUS_NAMES } from '#core/order/status-labels.ts';
import { lineAmount } from '#core/quoting/line-amount.ts';
import { splitInProportion } from '#core/quoting/split-in-proportion.ts';
import { inQuantity, partsBySize } from '#core/sizes/by-size.ts';
import { SINGLE_PIECE } from '#core/unit-of-sale.ts';
import type { Order, OrderLine } from '#schema/order.ts';

interface Amounts {
  /** Of a unit, before discounts; by weight, the average. */
  pricePaise: number;
  discountPaise: number;
  /** After the discount of the line. */
  amountPaise: number;
  gstRateBps: number;
}

export interface ListedLine {
  order: Order;
  line: Pick<OrderLine, 'sku' | 'title' | 'size' | 'qty' | 'unit'>;
  /** Undefined without a quote. */
  amounts?: Amounts;
}

type QuoteLine = NonNullable<Order['quote']>['lines'][number];

/** The sizes as chosen in the quote; otherwise, for the only line of a SKU, as requested. */
function partsOf({ lines, quote }: Order, line: QuoteLine): { qty: number; size?: string }[] {
  const requested = lines.filter(({ sku }) => sku === line.sku);
  const isOnly = quote?.lines.filter(({ sku }) => sku === line.sku).length === 1;
  return line.sizes === undefined && isOnly && requested.length > 0
    ? inQuantity(
        requested.map(({ qty, size }) => ({ qty, ...(size !== undefined && { size }) })),
        line.qty,
      )
    : partsBySize(line);
}

function quotedLines(order: Order, line: QuoteLine): ListedLine[] {
  const { sku, qty, unit, rate, amountPaise, gstRateBps } = line;
  const parts = partsOf(order, line);
  const shares = parts.map((part) => ({ amountPaise: part.qty, gstRateBps, sku }));
  const gross = lineAmount(qty, rate);
  const amounts = splitInProportion(amountPaise, shares);
  const discounts = splitInProportion(gross - amountPaise, shares);
  const title = order.lines.find((each) => each.sku === sku)?.title ?? sku;
  return parts.map((part, at) => ({
    order,
    line: { sku, title, ...part, ...(unit !== undefined && { unit }) },
    amounts: {
      pricePaise: rate.basis === 'unit' ? rate.pricePaise : Math.round(gross / qty),
      discountPaise: discounts[at] ?? 0,
      amountPaise: amounts[at] ?? 0,
      gstRateBps,
    },
  }));
}

/** The lines of the quote; before it, the requested ones. */
export const listedLines = (order: Order): ListedLine[] =>
  order.quote === undefined
    ? order.lines.map((line) => ({ order, line }))
    : order.quote.lines.flatMap((line) => quotedLines(order, line));

const rupees = (paise: number | undefined): string =>
  paise === undefined ? '' : decimalRupees(paise);

const COLUMNS: readonly (readonly [name: string, of: (listed: ListedLine) => string])[] = [
  ['Order', ({ order }) => order.number],
  ['Date', ({ order }) => formatDay(order.createdAt)],
  ['Status', ({ order }) => STATUS_NAMES[order.status]],
  ['Customer', ({ order: { contact } }) => contact.businessName ?? contact.name],
  ['Phone', ({ order }) => order.contact.phone],
  ['SKU', ({ line }) => line.sku],
  ['Title', ({ line }) => line.title],
  ['Size', ({ line }) => line.size ?? ''],
  ['Quantity', ({ line }) => String(line.qty)],
  ['Unit', ({ line }) => line.unit ?? SINGLE_PIECE],
  ['Price', ({ amounts }) => rupees(amounts?.pricePaise)],
  ['Discount', ({ amounts }) => rupees(amounts?.discountPaise)],
  ['Amount', ({ amounts }) => rupees(amounts?.amountPaise)],
  ['GST rate, %', ({ amounts }) => (amounts === undefined ? '' : String(amounts.gstRateBps / 100))],
];

export const ORDER_LINE_HEADER = COLUMNS.map(([name]) => name);

export const orderLineCells = (listed: ListedLine): string[] => COLUMNS.map(([, of]) => of(listed));
