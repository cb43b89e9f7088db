/** The advance that a quote asks for before the order is confirmed. */
import type { Quote } from './calculate-quote.ts';
import { divideRounded } from './divide-rounded.ts';

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
