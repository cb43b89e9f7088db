/** The quotes on the demo shop's orders: lines by the unit or by weight, discount, GST in whole paise. */
import { endOfIndiaDay, indiaDay } from '#core/india-time.ts';
import { unitPriceAt } from '#core/pricing.ts';
import type { Order, OrderLine } from '#schema/order.ts';
import { DAY } from './clock.ts';
import { SILVER_PAISE_PER_GRAM } from './piece-price.ts';
import type { DemoProduct } from './products.ts';
import type { Random } from './random.ts';
import { SHOP_STATE } from './settings.ts';

export type Quote = NonNullable<Order['quote']>;
type QuoteLine = Quote['lines'][number];

/** How long a quote is valid. */
export const QUOTE_VALIDITY = 7 * DAY;

/** From this net weight on, mg, the trade prices by gram and making charge rather than by unit. */
const BY_WEIGHT_FROM_MG = 15_000;
const BPS = 10_000;
const MG_PER_GRAM = 1_000;
const RUPEE = 100;

/** Tax on an amount, in whole paise, half a paisa rounded up. */
const taxOn = (amountPaise: number, rateBps: number): number =>
  Math.round((amountPaise * rateBps) / BPS);

function quoteLine({ sku, qty, unit }: OrderLine, { product, price }: DemoProduct): QuoteLine {
  const { gstRateBps, netWeightMg } = product;
  const pricePaise = unitPriceAt(price, qty);
  const amountPaise = pricePaise * qty;
  const common = { sku, qty, ...(unit !== undefined && { unit }), amountPaise, gstRateBps };
  if (netWeightMg < BY_WEIGHT_FROM_MG) {
    return { ...common, rate: { basis: 'unit', pricePaise } };
  }
  const weightMg = netWeightMg * qty;
  const perGramPaise = SILVER_PAISE_PER_GRAM;
  const making = {
    by: 'total' as const,
    amountPaise: amountPaise - Math.round((weightMg * perGramPaise) / MG_PER_GRAM),
  };
  return { ...common, rate: { basis: 'weight', weightMg, perGramPaise, making } };
}

/** GST by destination: CGST and SGST within the seller's state, IGST outside it. */
function taxes(taxablePaise: number, rateBps: number, state: string) {
  const within = state === SHOP_STATE;
  const half = within ? taxOn(taxablePaise, rateBps / 2) : 0;
  const interstatePaise = within ? 0 : taxOn(taxablePaise, rateBps);
  return { cgstPaise: half, sgstPaise: half, igstPaise: interstatePaise };
}

/**
 * The quote for `lines`, whose products are `products` in the same order.
 * @param quotedAt ms
 * @param state the state of delivery
 */
export function quoteFor(
  lines: readonly { line: OrderLine; from: DemoProduct }[],
  { quotedAt, state, random }: { quotedAt: number; state: string; random: Random },
): Quote {
  const quoted = lines.map(({ line, from }) => quoteLine(line, from));
  const sum = quoted.reduce((total, { amountPaise }) => total + amountPaise, 0);
  const percentOff = random.pick([0, 0, 0, 1, 2]);
  const discountPaise = Math.floor((sum * percentOff) / 100 / RUPEE) * RUPEE;
  const taxablePaise = sum - discountPaise;
  // Everything the demo shop sells is silver jewellery and has one rate.
  const tax = taxes(taxablePaise, quoted[0]?.gstRateBps ?? 0, state);
  return {
    lines: quoted,
    discountPaise,
    taxablePaise,
    ...tax,
    totalPaise: taxablePaise + tax.cgstPaise + tax.sgstPaise + tax.igstPaise,
    validUntil: (endOfIndiaDay(indiaDay(quotedAt + QUOTE_VALIDITY)) ?? 0) - 1,
    ...(percentOff === 0 ? {} : { note: `${percentOff} % off for paying in advance.` }),
  };
}
