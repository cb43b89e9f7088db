/** The prices of a customer group, with which quotes start. */
import { formatRate } from '#core/format-rate.ts';
import type { CustomerGroup } from '#schema/sales-settings.ts';
import type { QuoteFormLine } from './quote-form.ts';

const WHOLE_BPS = 10_000;

/** `5% off making charges`. */
export const groupTerms = ({ off, shareBps }: Pick<CustomerGroup, 'off' | 'shareBps'>): string =>
  `${formatRate(shareBps)} off ${off === 'making' ? 'making charges' : 'list prices'}`;

/** A suggested line with the discount of the group. */
export function withGroupPrice(
  line: QuoteFormLine,
  group: Pick<CustomerGroup, 'off' | 'shareBps'> | undefined,
): QuoteFormLine {
  if (group === undefined) return line;
  const { rate } = line;
  const { off, shareBps } = group;
  if (off === 'price') return { ...line, discount: `${shareBps / 100}%` };
  const { amountPaise } = rate.making;
  if (rate.basis === 'unit' || typeof amountPaise !== 'number') return line;
  const reduced = Math.round((amountPaise * (WHOLE_BPS - shareBps)) / WHOLE_BPS);
  return { ...line, rate: { ...rate, making: { ...rate.making, amountPaise: reduced } } };
}
