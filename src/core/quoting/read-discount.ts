/** A discount as staff type it: rupees, `500`, or per cent of the lines, `5%`. */
import { typedNumber } from '#core/editing/typed-number.ts';

const WHOLE_BPS = 10_000;

/** The discount in paise, with basis points for a percentage; or the problem. */
export type DiscountRead = { paise: number; bps?: number } | { problem: string };

/** @param subtotalPaise the sum of the lines */
export function readDiscount(text: string, subtotalPaise: number): DiscountRead {
  if (text.trim() === '') return { paise: 0 };
  const isPart = text.trim().endsWith('%');
  const value = typedNumber(text, isPart ? 'percent' : 'rupees');
  if (typeof value !== 'number') return { problem: 'Enter rupees (500) or per cent (5%).' };
  if (isPart && value > WHOLE_BPS) return { problem: 'A discount can be at most 100%.' };
  const paise = isPart
    ? Number((BigInt(subtotalPaise) * BigInt(value)) / BigInt(WHOLE_BPS))
    : value;
  if (paise > subtotalPaise) return { problem: 'The discount is more than the subtotal.' };
  return isPart && value > 0 ? { paise, bps: value } : { paise };
}
