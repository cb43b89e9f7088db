/** The prices of a customer group, with which quotes start. */
import { formatCount, formatCounted } from '#core/format.ts';
import { formatRate } from '#core/format-rate.ts';
import type { CustomerGroup } from '#schema/sales-settings.ts';
import type { PricedProduct } from './priced-product.ts';
import type { QuoteFormLine } from './quote-form.ts';

const WHOLE_BPS = 10_000;

type GroupPrice = Pick<CustomerGroup, 'off' | 'shareBps' | 'tiers'>;

/** `5% off making charges, 8% from 24 units of a product, 10% from 100`. */
export function groupTerms({ off, shareBps, tiers = [] }: GroupPrice): string {
  const basis = off === 'making' ? ' off making charges' : ' off list prices';
  const below = shareBps === undefined ? [] : [`${formatRate(shareBps)}${basis}`];
  const inTiers = tiers.map((tier, at) => {
    const isFirst = at === 0;
    const of = isFirst && below.length === 0 ? basis : '';
    const { minQty } = tier;
    const from = isFirst ? `${formatCounted(minQty, 'unit')} of a product` : formatCount(minQty);
    return `${formatRate(tier.shareBps)}${of} from ${from}`;
  });
  return [...below, ...inTiers].join(', ');
}

/** The percentage at a quantity, basis points; that of the last tier that it reaches. */
const shareAt = ({ shareBps = 0, tiers = [] }: GroupPrice, qty: QuoteFormLine['qty']): number =>
  tiers.findLast(({ minQty }) => typeof qty === 'number' && minQty <= qty)?.shareBps ?? shareBps;

/**
 * A suggested line with the discount of the group at its quantity. The suggested making charge is all that the price adds
 * to the silver; of a product by weight, its stones are not reduced.
 */
export function withGroupPrice(
  line: QuoteFormLine,
  group: GroupPrice | undefined,
  of: Pick<PricedProduct, 'byWeight'> | undefined,
): QuoteFormLine {
  if (group === undefined) return line;
  const shareBps = shareAt(group, line.qty);
  if (shareBps === 0) return line;
  if (group.off === 'price') return { ...line, discount: `${shareBps / 100}%` };
  const { qty, rate } = line;
  const { amountPaise } = rate.making;
  if (rate.basis === 'unit' || typeof amountPaise !== 'number') return line;
  const stones = typeof qty === 'number' ? qty * (of?.byWeight?.stonesPaise ?? 0) : 0;
  // Less than the stones after a rounding to whole rupees.
  const making = Math.max(0, amountPaise - stones);
  const reduced = Math.round((making * (WHOLE_BPS - shareBps)) / WHOLE_BPS);
  const left = amountPaise - making + reduced;
  return { ...line, rate: { ...rate, making: { ...rate.making, amountPaise: left } } };
}
