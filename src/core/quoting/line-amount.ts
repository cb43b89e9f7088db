/** The amounts of a line of a quote: its silver, its making charge, and both, in whole paise. */
import type { Order } from '#schema/order.ts';
import type { MakingCharge } from '#schema/quote.ts';
import { divideRounded } from './divide-rounded.ts';

type Rate = NonNullable<Order['quote']>['lines'][number]['rate'];
type WeightRate = Extract<Rate, { basis: 'weight' }>;
type Silver = Pick<WeightRate, 'weightMg' | 'perGramPaise'>;

const MG_PER_GRAM = 1_000n;
const BPS = 10_000n;

/** The value of the silver, exact in thousandths of a paisa. */
const silverParts = ({ weightMg, perGramPaise }: Silver): bigint =>
  BigInt(weightMg) * BigInt(perGramPaise);

/** The value of the silver, paise. */
export const silverAmount = (silver: Silver): number =>
  divideRounded(silverParts(silver), MG_PER_GRAM);

/** The making charge of all units, paise. */
export function makingAmount(qty: number, { making, ...silver }: WeightRate): number {
  switch (making.by) {
    case 'total':
      return making.amountPaise;
    case 'unit':
      return qty * making.amountPaise;
    case 'gram':
      return divideRounded(BigInt(silver.weightMg) * BigInt(making.amountPaise), MG_PER_GRAM);
    case 'percent':
      return divideRounded(silverParts(silver) * BigInt(making.shareBps), MG_PER_GRAM * BPS);
  }
}

/** The amount of a line before its discount, paise. */
export const lineAmount = (qty: number, rate: Rate): number =>
  rate.basis === 'unit' ? qty * rate.pricePaise : silverAmount(rate) + makingAmount(qty, rate);

/** A making charge by another measure, as close to the same amount as whole paise and basis points allow. */
export function makingBy(
  by: MakingCharge['by'],
  amountPaise: number,
  { qty, ...silver }: Silver & { qty: number },
): MakingCharge {
  const amount = BigInt(amountPaise);
  const per = (units: bigint, parts = 1n): number =>
    units === 0n ? 0 : divideRounded(amount * parts, units);
  switch (by) {
    case 'total':
      return { by, amountPaise };
    case 'unit':
      return { by, amountPaise: per(BigInt(qty)) };
    case 'gram':
      return { by, amountPaise: per(BigInt(silver.weightMg), MG_PER_GRAM) };
    case 'percent':
      return { by, shareBps: per(silverParts(silver), MG_PER_GRAM * BPS) };
  }
}
