/** An invoice of an order as agreed in its quote, without its number. */
import { gstCodeOf } from '#core/account/indian-states.ts';
import { isGstin } from '#core/gstin.ts';
import { agreedLines } from '#core/order/agreed-lines.ts';
import { lineWeight } from '#core/order/net-weight.ts';
import { sizesOf } from '#core/order/requested-lines.ts';
import { isWithinState, officialState, placeOfSupply } from '#core/quoting/place-of-supply.ts';
import { calculateQuote, type Quote } from '#core/quoting/calculate-quote.ts';
import { lineAmount } from '#core/quoting/line-amount.ts';
import { splitInProportion } from '#core/quoting/split-in-proportion.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import { SINGLE_PIECE, unitKind } from '#core/unit-of-sale.ts';
import type { Invoice, InvoiceDraft, InvoiceLine, InvoiceState, Uqc } from '#schema/invoice.ts';
import type { InvoicingSettings } from '#schema/invoicing-settings.ts';
import type { Order, OrderStatus } from '#schema/order.ts';
import type { ProductDocument } from '#schema/product.ts';
import type { SiteSettings } from '#schema/settings.ts';
import { hsnTotalsOf } from './hsn-totals.ts';
import { taxesOfLines } from './line-taxes.ts';

type InvoicedProduct = Pick<ProductDocument, 'title' | 'hsn' | 'netWeightMg' | 'sizes'>;

export interface InvoiceSource {
  id: string;
  order: Order;
  seller: SiteSettings;
  settings: InvoicingSettings;
  /** By SKU, with deleted ones. */
  products: ReadonlyMap<string, { product: InvoicedProduct }>;
}

/** An order is invoiced from its confirmation on. */
const INVOICED: ReadonlySet<OrderStatus> = new Set([
  'confirmed',
  'packed',
  'dispatched',
  'delivered',
]);

/** From this taxable value on, an invoice to an unregistered buyer needs an address (rule 46(e)): ₹50,000. */
const ADDRESS_FROM = 5_000_000;

const UQC = { piece: 'PCS', pair: 'PRS', set: 'SET' } as const satisfies Record<string, Uqc>;

const uqcOf = (unit: string = SINGLE_PIECE): Uqc => UQC[unitKind(unit)];

const stateNamed = (name: string | undefined): InvoiceState | undefined => {
  const official = name === undefined ? undefined : officialState(name);
  const code = official === undefined ? undefined : gstCodeOf(official);
  return official === undefined || code === undefined ? undefined : { name: official, code };
};

/** As taxed in the quote: a buyer from another state may have bought over the counter. */
function supplyState(order: Order, sellerState: string): InvoiceState | undefined {
  const buyerState = placeOfSupply(order);
  const isWithin = (order.quote?.igstPaise ?? 0) === 0;
  if (isWithin) return stateNamed(sellerState);
  return isWithinState(buyerState, sellerState) ? undefined : stateNamed(buyerState);
}

function buyerOf({ contact, address }: Order): Invoice['buyer'] {
  const { name, businessName, phone, email, gstin } = contact;
  return {
    name: businessName ?? name,
    ...(businessName !== undefined && businessName !== name && { attention: name }),
    phone,
    ...(email !== undefined && { email }),
    ...(gstin !== undefined && isGstin(gstin) && { gstin }),
    ...(address !== undefined && { address }),
  };
}

function sellerOf(
  { legalName, businessName, address, phone, email }: SiteSettings,
  gstin: string,
  stateCode: string,
): Invoice['seller'] {
  return {
    name: legalName,
    ...(businessName !== legalName && { tradeName: businessName }),
    ...address,
    stateCode,
    gstin,
    phone,
    email,
  };
}

/** The lines of the quote with HSN codes; a SKU without one has an empty code. */
function linesOf({ order, products }: InvoiceSource, quote: Quote): InvoiceLine[] {
  const { taxableByLine, taxes } = calculateQuote(quote.lines, {
    ...quote,
    isWithinState: quote.igstPaise === 0,
  });
  const taxed = quote.lines.map((line, at) => ({ ...line, taxablePaise: taxableByLine[at] ?? 0 }));
  const taxesByLine = taxesOfLines(taxed, taxes);
  // As `calculateQuote` splits it.
  const discounts = splitInProportion(quote.discountPaise, quote.lines);
  const titles = new Map(order.lines.map(({ sku, title }) => [sku, title]));
  const agreed = Map.groupBy(agreedLines(order), ({ sku }) => sku);
  return taxed.map((line, at) => {
    const { sku, qty, unit, rate, gstRateBps, amountPaise, taxablePaise } = line;
    const product = products.get(sku)?.product;
    // A product that is quoted in several lines states its sizes once.
    const isFirst = taxed.findIndex((other) => other.sku === sku) === at;
    const sizes = line.sizes ?? (isFirst ? sizesOf(agreed.get(sku) ?? []) : []);
    const weightMg = lineWeight({ ...line, sizes }, products);
    const discount = discounts[at] ?? 0;
    return {
      ...{ sku, qty, rate, gstRateBps },
      ...(sizes.length > 0 && { sizes }),
      ...(unit !== undefined && { unit }),
      ...(weightMg !== undefined && { weightMg }),
      title: product?.title || titles.get(sku) || sku,
      hsn: product?.hsn ?? '',
      uqc: uqcOf(unit),
      amountPaise: lineAmount(qty, rate),
      discountPaise: (line.discountPaise ?? 0) + discount,
      chargesPaise: taxablePaise - amountPaise + discount,
      taxablePaise,
      ...(taxesByLine[at] ?? { cgstPaise: 0, sgstPaise: 0, igstPaise: 0 }),
    };
  });
}

const withoutHsn = (lines: readonly InvoiceLine[]): string[] => [
  ...new Set(lines.flatMap(({ sku, hsn }) => (hsn === '' ? [sku] : []))),
];

/** The reason why an order can't be invoiced, or its invoice. */
export function draftInvoice(source: InvoiceSource): Result<InvoiceDraft> {
  const { id, order, seller, settings } = source;
  const { quote } = order;
  if (!INVOICED.has(order.status) || quote === undefined)
    return failed('Only confirmed orders can be invoiced. Confirm the order first.');
  const sellerState = stateNamed(seller.address.state);
  if (seller.gstin === undefined || sellerState === undefined)
    return failed('Add your GSTIN and state under Settings, then issue the invoice.');
  const place = supplyState(order, seller.address.state);
  if (place === undefined)
    return failed(
      'The quote charges IGST, but the order has no address in another state. The invoice needs the state of delivery.',
    );
  const lines = linesOf(source, quote);
  const missing = withoutHsn(lines);
  if (missing.length > 0)
    return failed(
      `Add the HSN code of ${missing.join(', ')} under Products, then issue the invoice.`,
    );
  const buyer = buyerOf(order);
  if (
    buyer.gstin === undefined &&
    buyer.address === undefined &&
    quote.taxablePaise >= ADDRESS_FROM
  )
    return failed(
      'An invoice of ₹50,000 or more to a buyer without a GSTIN needs an address. The order has none.',
    );
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise } = quote;
  const { freightPaise, packingPaise, roundOffPaise = 0 } = quote;
  return succeeded({
    kind: 'invoice',
    ...{ orderId: id, orderNumber: order.number, uid: order.uid },
    seller: sellerOf(seller, seller.gstin, sellerState.code),
    buyer,
    placeOfSupply: place,
    lines,
    hsnTotals: hsnTotalsOf(lines),
    discountPaise: lines.reduce((sum, line) => sum + line.discountPaise, 0),
    ...{ taxablePaise, cgstPaise, sgstPaise, igstPaise },
    ...(freightPaise !== undefined && { freightPaise }),
    ...(packingPaise !== undefined && { packingPaise }),
    roundOffPaise,
    totalPaise,
    ...(settings.bank && { bank: settings.bank }),
    ...(settings.upiId !== undefined && { upiId: settings.upiId }),
    terms: settings.terms,
  });
}
