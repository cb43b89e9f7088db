/** What a quote, an invoice and a challan of an order state alike. */
import { gstCodeOf } from '#core/account/indian-states.ts';
import { agreedLines } from '#core/order/agreed-lines.ts';
import { lineWeight } from '#core/order/net-weight.ts';
import { sizesOf } from '#core/order/requested-lines.ts';
import { isWithinState, officialState, placeOfSupply } from '#core/quoting/place-of-supply.ts';
import { calculateQuote, type Quote } from '#core/quoting/calculate-quote.ts';
import { lineAmount } from '#core/quoting/line-amount.ts';
import { splitInProportion } from '#core/quoting/split-in-proportion.ts';
import type { SizeQuantity } from '#core/sizes/size-quantities.ts';
import { ownWeights } from '#core/sizes/size-weights.ts';
import { SINGLE_PIECE, unitKind } from '#core/unit-of-sale.ts';
import type { InvoicingSettings } from '#schema/invoicing-settings.ts';
import type { Order } from '#schema/order.ts';
import type { ProductDocument } from '#schema/product.ts';
import type { SiteSettings } from '#schema/settings.ts';
import type { TradeLine, TradePaper, Uqc } from '#schema/trade-paper.ts';
import { buyerOf } from './buyer.ts';
import { hsnTotalsOf } from './hsn-totals.ts';
import { taxesOfLines } from './line-taxes.ts';

type TradedProduct = Pick<ProductDocument, 'title' | 'hsn' | 'netWeightMg' | 'sizes'>;

export interface PaperSource {
  order: Order;
  seller: SiteSettings;
  /** Where to pay, and the terms; undefined until staff have saved them. */
  settings?: Pick<InvoicingSettings, 'bank' | 'upiId' | 'terms'> | undefined;
  /** By SKU, with deleted ones. */
  products: ReadonlyMap<string, { product: TradedProduct }>;
}

const UQC = { piece: 'PCS', pair: 'PRS', set: 'SET' } as const satisfies Record<string, Uqc>;

const uqcOf = (unit: string = SINGLE_PIECE): Uqc => UQC[unitKind(unit)];

/** The official name of a state and its code; without a code for an unknown name. */
function stateNamed(name: string): TradePaper['placeOfSupply'] {
  const official = officialState(name);
  const code = official === undefined ? undefined : gstCodeOf(official);
  return code === undefined ? { name } : { name: official ?? name, code };
}

/** As taxed in the quote: a buyer from another state may have bought over the counter. */
function supplyState(order: Order, quote: Quote, sellerState: string): TradePaper['placeOfSupply'] {
  const { cgstPaise, igstPaise, isOverCounter = false } = quote;
  if (isOverCounter || cgstPaise > 0) return stateNamed(sellerState);
  const buyerState = placeOfSupply(order);
  if (igstPaise === 0) return stateNamed(buyerState ?? sellerState);
  return buyerState === undefined || isWithinState(buyerState, sellerState)
    ? { name: 'Another state' }
    : stateNamed(buyerState);
}

/** The seller as papers state it. */
export function sellerOf(site: SiteSettings): TradePaper['seller'] {
  const { legalName, businessName, address, phone, email, gstin } = site;
  const { code } = stateNamed(address.state);
  return {
    name: legalName,
    ...(businessName !== legalName && { tradeName: businessName }),
    ...address,
    ...(code !== undefined && { stateCode: code }),
    ...(gstin !== undefined && { gstin }),
    phone,
    email,
  };
}

/** The sizes with the weight of one unit each, if the sizes of the product differ in weight. */
function withUnitWeights(sizes: readonly SizeQuantity[], product: TradedProduct | undefined) {
  const { netWeightMg, sizes: all = [] } = product ?? {};
  if (netWeightMg === undefined || ownWeights(all, netWeightMg).sizeWeights === undefined)
    return sizes;
  const weightOf = (label: string) => all.find((size) => size.label === label)?.netWeightMg;
  return sizes.map((size) => ({ ...size, netWeightMg: weightOf(size.label) ?? netWeightMg }));
}

function linesOf({ order, products }: PaperSource, quote: Quote): TradeLine[] {
  const { taxableByLine, taxes } = calculateQuote(quote.lines, {
    ...quote,
    isWithinState: quote.igstPaise === 0,
  });
  const taxed = quote.lines.map((line, at) => ({ ...line, taxablePaise: taxableByLine[at] ?? 0 }));
  const taxesByLine = taxesOfLines(taxed, taxes);
  // As `calculateQuote` splits it.
  const discounts = splitInProportion(quote.discountPaise, quote.lines);
  const titles = new Map(order.lines.map(({ sku, title }) => [sku, title]));
  const agreed = Map.groupBy(agreedLines({ ...order, quote }), ({ sku }) => sku);
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
      ...(sizes.length > 0 && { sizes: [...withUnitWeights(sizes, product)] }),
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

/** @param quote that of the order, or the one that is about to be sent */
export function draftPaper(source: PaperSource, quote: Quote): TradePaper {
  const { order, seller, settings } = source;
  const lines = linesOf(source, quote);
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise } = quote;
  const { freightPaise, packingPaise, roundOffPaise = 0 } = quote;
  return {
    orderNumber: order.number,
    seller: sellerOf(seller),
    buyer: buyerOf(order),
    placeOfSupply: supplyState(order, quote, seller.address.state),
    lines,
    hsnTotals: hsnTotalsOf(lines),
    discountPaise: lines.reduce((sum, line) => sum + line.discountPaise, 0),
    ...{ taxablePaise, cgstPaise, sgstPaise, igstPaise },
    ...(freightPaise !== undefined && { freightPaise }),
    ...(packingPaise !== undefined && { packingPaise }),
    roundOffPaise,
    totalPaise,
    ...(settings?.bank && { bank: settings.bank }),
    ...(settings?.upiId !== undefined && { upiId: settings.upiId }),
    terms: settings?.terms ?? '',
  };
}
