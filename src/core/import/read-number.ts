/** Reads numbers in cells: counts, prices, weights and rates. */
import { failed, succeeded, type Result } from '#core/result.ts';
import { parseDecimal, roundedProduct, scaledWhole } from './decimal.ts';
import type { ImportMapping } from './mapping.ts';

export function readInteger(text: string): Result<number> {
  const whole = scaledWhole(text, 0);
  return whole === null ? failed("isn't a whole number. Write it like 12.") : succeeded(whole);
}

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

/** Separates a currency sign or ISO code from the number. */
const PRICE = /^(\D*?)\s*(\d.*?\d|\d)\s*(\D*)$/su;

/** The Indian suffix for "no paise": 450/-, Rs. 450/=. */
const NO_PAISE = /\s*\/\s*[-–=]+$/u;

/** Longer text is not a price, and matching the sign takes quadratic time. */
const LONGEST_PRICE = 64;

type Money = Pick<ImportMapping, 'currency' | 'rate'>;

/** Rupees per unit of the currency; null if the rate is missing. */
export function rateOf({ currency, rate }: Money) {
  const rupees = parseDecimal(currency === 'INR' ? '1' : rate);
  return rupees && rupees.units > 0n ? rupees : null;
}

const notAnAmount = failed("isn't an amount. Write it like 450 or 450.50.");
const notAPrice = failed(
  "isn't an amount above 0. Enter a price, or set the price mode to “On request”.",
);

/** Reads a price; paise, rounded half up. An empty cell and 0 are not prices. */
export function readMoney(written: string, money: Money): Result<number> {
  const cell = written.trim().replace(NO_PAISE, '');
  if (cell.length > LONGEST_PRICE) return notAnAmount;
  const [, before = '', figure = cell, after = ''] = PRICE.exec(cell) ?? [];
  const sign = `${before}${after}`.trim().toUpperCase();
  if (/^[-−–]/.test(sign)) return notAPrice;
  const { currency } = money;
  if (sign !== '' && (SIGNS.get(sign) ?? sign) !== currency)
    return failed(
      `isn't an amount in ${currency}. Write the price in ${currency}, or choose another currency.`,
    );
  const rate = rateOf(money);
  const amount = parseDecimal(figure);
  if (!amount || !rate) return notAnAmount;
  const paise = roundedProduct(amount, rate, { units: 100n, scale: 0 });
  return paise > 0 ? succeeded(paise) : notAPrice;
}

/** Milligrams of each unit. */
const UNITS: ReadonlyMap<string, bigint> = new Map([
  ['mg', 1n],
  ...['', 'g', 'gm', 'gms', 'gr', 'gram', 'grams'].map((name) => [name, 1_000n] as const),
  ['kg', 1_000_000n],
]);

/** Reads a weight, in grams without a unit; mg, rounded half up. */
export function readWeight(written: string): Result<number> {
  const [, figure = '', unit = ''] = /^(.*?\d)\s*([a-z]*)\.?$/isu.exec(written.trim()) ?? [];
  const units = UNITS.get(unit.toLowerCase());
  const amount = parseDecimal(figure);
  if (!amount || units === undefined) return failed("isn't a weight. Write it like 4.5 or 4.5 g.");
  const mg = roundedProduct(amount, { units, scale: 0 });
  return mg > 0
    ? succeeded(mg)
    : failed("isn't a weight above 0. Enter the weight, or leave the cell empty.");
}

/** Basis points of one per cent, and of the whole. */
const PERCENT = 100;
const WHOLE = 10_000;

/**
 * Reads a rate in basis points. Without `%` a number is a percentage, except below one, where it may be a fraction,
 * as spreadsheets store 3%.
 */
export function readRate(text: string): Result<number> {
  const [, figure = '', sign = ''] = /^([^%]*?)\s*(%?)$/.exec(text.trim()) ?? [];
  const rate = scaledWhole(figure, 2);
  return rate !== null && (sign === '%' || rate === 0 || (rate >= PERCENT && rate <= WHOLE))
    ? succeeded(rate)
    : failed(
        "isn't a percentage. Write it with the sign, like 3%. A spreadsheet may have changed 3% to 0.03.",
      );
}
