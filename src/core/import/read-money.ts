/** Parses a price in any currency with a rate and returns paise. */
import { read, unreadable, type Conversion } from './conversion.ts';
import { multiply, parseDecimal, roundToStep, type DecimalMark } from './decimal.ts';

/** Currency signs and their currencies. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['₹', 'INR'],
  ['RS', 'INR'],
  ['RS.', 'INR'],
  ['$', 'USD'],
  ['US$', 'USD'],
  ['€', 'EUR'],
  ['£', 'GBP'],
]);

/** The Indian suffix for "no paise": 450/-, Rs. 450/=. */
const NO_PAISE = /\s*\/\s*[-–=]+$/u;

/** Longer text is not a price, and matching the sign takes quadratic time. */
const LONGEST_PRICE = 64;

export interface MoneyReading {
  decimal: DecimalMark;
  /** ISO code of the currency the cell is in. */
  currency: string;
  /** Rupees for one unit, by currency. */
  rates: Readonly<Record<string, number>>;
  /** Paise to round to. */
  step: number;
}

/** Rupees for one unit of `currency`; undefined when the mapping gives none. */
export const rateOf = (rates: MoneyReading['rates'], currency: string): number | undefined =>
  (Object.hasOwn(rates, currency) ? rates[currency] : undefined) ??
  (currency === 'INR' ? 1 : undefined);

/** Separates a currency sign or ISO code from the number. */
function partSign(written: string): { sign: string; figure: string } {
  const match = /^(\D*?)\s*(\d.*?\d|\d)\s*(\D*)$/su.exec(written);
  return { sign: `${match?.[1] ?? ''}${match?.[3] ?? ''}`.trim(), figure: match?.[2] ?? written };
}

const notAPrice = unreadable(
  'expected an amount above 0',
  'Enter a price, or set the price mode to “On request”.',
);

/** Reads a price; paise, rounded half up. An empty cell and 0 are not prices. */
export function readMoney(written: string, how: MoneyReading): Conversion<number> {
  const cell = written.trim().replace(NO_PAISE, '');
  const unlikeAnAmount = unreadable('expected an amount', `Write it like 450${how.decimal}50.`);
  if (cell.length > LONGEST_PRICE) return unlikeAnAmount;
  const { sign, figure } = partSign(cell);
  if (/^[-−–]/.test(sign)) return notAPrice;
  const signed = SIGNS.get(sign.toUpperCase()) ?? sign.toUpperCase();
  if (sign !== '' && signed !== how.currency) {
    return unreadable(
      `expected an amount in ${how.currency}`,
      `Write the price in ${how.currency}, or choose another currency.`,
    );
  }
  const rate = rateOf(how.rates, how.currency);
  const rateDecimal = rate === undefined ? null : parseDecimal(String(rate), '.');
  if (!rateDecimal) {
    return unreadable(
      `There is no exchange rate for ${how.currency}.`,
      'Enter the rate in rupees.',
    );
  }
  const amount = parseDecimal(figure, how.decimal);
  if (!amount) return unlikeAnAmount;
  const paise = roundToStep(
    multiply(multiply(amount, rateDecimal), { units: 100n, scale: 0 }),
    how.step,
  );
  return paise > 0 ? read(paise) : notAPrice;
}
