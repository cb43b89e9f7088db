/** The advance that a quote asks for before the order is confirmed. */
import { formatRupees } from '#core/format.ts';
import type { Order } from '#schema/order.ts';
import type { Quote } from './calculate-quote.ts';
import { divideRounded } from './divide-rounded.ts';

/** How customers and staff call it. */
export const ADVANCE = 'Advance to confirm the order';

const BPS = 10_000n;
const RUPEE = 100n;

/** In paise, rounded to whole rupees; 0 if none is asked. */
export const advanceOf = ({
  totalPaise,
  advanceBps = 0,
}: Pick<Quote, 'totalPaise' | 'advanceBps'>) =>
  advanceBps === Number(BPS)
    ? totalPaise
    : divideRounded(BigInt(totalPaise) * BigInt(advanceBps), BPS * RUPEE) * Number(RUPEE);

/** What of it is not paid yet, paise; 0 without an advance, and once the order is confirmed or has ended. */
export function advanceDue({
  status,
  quote,
  paidPaise = 0,
}: Pick<Order, 'status' | 'quote' | 'paidPaise'>): number {
  const isOpen = status === 'quoted' || status === 'accepted';
  return isOpen && quote !== undefined ? Math.max(0, advanceOf(quote) - paidPaise) : 0;
}

/** `Advance to confirm the order: ₹5,000`. */
export const advanceText = (paise: number): string => `${ADVANCE}: ${formatRupees(paise)}`;
