/** Reads a price in any currency the mapping has a rate for, and gives whole paise. */
import { read, unread, type Conversion } from './conversion.ts';
import { multiply, parseDecimal, roundToStep, type DecimalMark } from './decimal.ts';

/** Signs that a cell may carry, and whose they are. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['₹', 'INR'],
  ['RS', 'INR'],
  ['RS.', 'INR'],
  ['$', 'USD'],
  ['US$', 'USD'],
  ['€', 'EUR'],
  ['£', 'GBP'],
]);

/** Behind a price in India it says that no paise follow: 450/-, Rs. 450/=. */
const NO_PAISE = /\s*\/\s*[-–=]+$/u;

/** No price is longer, and telling a sign from its figure takes time with the square of the length. */
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

/** Parts a sign or an ISO code from the figure beside it. */
function partSign(written: string): { sign: string; figure: string } {
  const match = /^(\D*?)\s*(\d.*?\d|\d)\s*(\D*)$/su.exec(written);
  return { sign: `${match?.[1] ?? ''}${match?.[3] ?? ''}`.trim(), figure: match?.[2] ?? written };
}

const notAPrice = unread(
  'expected an amount above 0',
  'Enter a price, or set the price mode to “On request”.',
);

/** Reads a price; paise, rounded half up. Nothing and a price of 0 are not prices. */
export function readMoney(written: string, how: MoneyReading): Conversion<number> {
  const cell = written.trim().replace(NO_PAISE, '');
  const unlikeAnAmount = unread('expected an amount', `Write it like 450${how.decimal}50.`);
  if (cell.length > LONGEST_PRICE) return unlikeAnAmount;
  const { sign, figure } = partSign(cell);
  if (/^[-−–]/.test(sign)) return notAPrice;
  const signed = SIGNS.get(sign.toUpperCase()) ?? sign.toUpperCase();
  if (sign !== '' && signed !== how.currency) {
    return unread(
      `expected an amount in ${how.currency}`,
      `Write the price in ${how.currency}, or choose another currency.`,
    );
  }
  const rate = rateOf(how.rates, how.currency);
  const rateDecimal = rate === undefined ? null : parseDecimal(String(rate), '.');
  if (!rateDecimal) {
    return unread(`There is no exchange rate for ${how.currency}.`, 'Enter the rate in rupees.');
  }
  const amount = parseDecimal(figure, how.decimal);
  if (!amount) return unlikeAnAmount;
  const paise = roundToStep(
    multiply(multiply(amount, rateDecimal), { units: 100n, scale: 0 }),
    how.step,
  );
  return paise > 0 ? read(paise) : notAPrice;
}
