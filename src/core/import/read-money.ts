/** Parses a price in any currency with a rate and returns paise. */
import { read, unreadable, type Conversion } from './conversion.ts';
import { multiply, parseAmount, parseDecimal, roundHalfUp } from './decimal.ts';
import type { CellFormat } from './mapping.ts';

/** Currencies that staff can choose. */
export const CURRENCIES = ['INR', 'USD', 'EUR', 'GBP', 'AED', 'CNY', 'THB'] as const;

/** Currency signs and their currencies. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['₹', 'INR'],
  ['RS', 'INR'],
  ['RS.', 'INR'],
  ['₨', 'INR'],
  ['RUPEES', 'INR'],
  ['ROUPIES', 'INR'],
  ['रु', 'INR'],
  ['रु.', 'INR'],
  ['रुपये', 'INR'],
  ['$', 'USD'],
  ['US$', 'USD'],
  ['€', 'EUR'],
  ['£', 'GBP'],
]);

/** The Indian suffix for "no paise": 450/-, Rs. 450/=. */
const NO_PAISE = /\s*\/\s*[-–=]+$/u;

/** Words after an amount that say nothing about it: `450/- only`, `450 + 3% GST`; prices are without GST. */
const REMARK =
  /\s*(?:only|net|(?:\+|plus|ex(?:cl(?:uding|\.)?|tra)?)[\s-]*(?:\d{1,2}(?:\.\d{1,2})?\s*%\s*)?(?:gst|tax(?:es)?)|ht|h\.t)\.?$/iu;

/** `450 (incl. GST)`, `MRP inclusive of all taxes`, `Prix TTC`. */
const WITH_TAX =
  /\binc(?:l(?:uding|usive|udes)?)?\b[^\p{L}]*(?:of\s+)?(?:all\s+)?(?:gst|tax(?:es)?|tva)\b|\b(?:gst|tax(?:es)?)\s+(?:inc(?:l(?:uded|usive)?)?|paid)\b|\bttc\b/iu;

/** Whether an amount or the name of its column says that it includes GST. */
export const includesTax = (text: string): boolean => WITH_TAX.test(text.replace(/[_-]+/g, ' '));

const UNIT = String.raw`(?:pcs?|pi[eè]ces?|nos?|pairs?|paires?|prs?|sets?|units?|each|ea|पीस|नग|जोड़ी|सेट)\.?`;

/** `450 per piece`, `450/pair`, `450 each`, `450 (pair)`. */
export const PER_UNIT = new RegExp(
  String.raw`\s*(?:\((?:(?:\/|per|par|la|प्रति)\s*)?${UNIT}\)|(?:\/|\bper|\bpar|\bla|प्रति)\s*${UNIT}|\b(?:each|ea)\.?)(?=\s*(?:only|\+|plus|ex|$))`,
  'iu',
);

/** `15/gm`, `Rs 15 per gram`. */
export const PER_GRAM =
  /\s*(?:\/|\bper|\bpar|\ble|प्रति)\s*(?:g|gms?|grs?|gram(?:me)?s?|ग्राम|ग्रा)\.?(?=\s*(?:only|\+|plus|ex|$))/iu;

/** In the name of a column: `Rate/gm`, `Price (per 10 g)`, `Rate kg`. A number before it is a weight: `Coin of 5 g`. */
const BY_WEIGHT =
  /(?:(?:\/|per|par|प्रति)[\s_]*(\d*)[\s_]*|(?<![\p{L}\p{M}\d]|\d\s))(?:(g|gms?|grs?|grms?|gram(?:me)?s?|ग्राम|ग्रा)|mgs?|kgs?|kilos?|kilograms?|किलो|cts?|carats?|oz|ounces?|lbs?|tolas?|तोला)(?![\p{L}\p{M}])/iu;

/** The weight for which the name of a column says that its amounts are: a gram, or another one; undefined if none. */
export function weightOfRate(column: string): 'gram' | 'other' | undefined {
  const match = BY_WEIGHT.exec(column);
  if (match === null) return undefined;
  const [, count = '', gram] = match;
  return gram !== undefined && ['', '1'].includes(count) ? 'gram' : 'other';
}

/** `1.2k` is 1,200. */
const THOUSANDS = /^\d[\d.,]*(?=\s?k$)/i;

/** Longer text is not a price, and matching the sign takes quadratic time. */
export const LONGEST_PRICE = 64;

/** Rupees per unit of the currency; null if the rate is missing. */
export function rateOf({ currency, rate }: Pick<CellFormat, 'currency' | 'rate'>) {
  const rupees = parseDecimal(currency === 'INR' ? '1' : rate, '.');
  return rupees && rupees.units > 0n ? rupees : null;
}

/** Separates a currency sign or ISO code from the number. */
function partSign(written: string): { sign: string; figure: string } {
  // The point of `Rs.450` belongs to the sign, and that of `₹.50` to the number.
  const match = /^(\D*?)\s*((?:(?<=^|[₹$€£])[.,])?\d(?:.*\d)?)\s*(\D*)$/su.exec(written);
  return { sign: `${match?.[1] ?? ''}${match?.[3] ?? ''}`.trim(), figure: match?.[2] ?? written };
}

const isCurrency = (name: string): boolean => CURRENCIES.some((code) => code === name);

/** The currency that an amount names: `12,50 €`; undefined if it names none that staff can choose. */
export function currencyIn(written: string): string | undefined {
  const cell = written.trim();
  // `RS101` is a SKU.
  if (cell.length > LONGEST_PRICE || /^\p{L}+\d+$/u.test(cell)) return undefined;
  const sign = partSign(cell).sign.toUpperCase();
  return SIGNS.get(sign) ?? (isCurrency(sign) ? sign : undefined);
}

const perGram = unreadable(
  'expected a price per piece, pair or set',
  'Charges per gram belong in the column for the making charge per gram.',
);

const withTax = unreadable(
  'expected a price before GST',
  'Enter the price without GST: 450 with 3% GST is 436.89 without it.',
);

const notAPrice = unreadable(
  'expected an amount above 0',
  'Enter a price, or set the price mode to “On request”.',
);

/**
 * Reads a price; paise, rounded half up. An empty cell and 0 are not prices.
 * @param column its name, which may say that amounts are per gram or include GST
 */
export function readMoney(written: string, format: CellFormat, column = ''): Conversion<number> {
  const { decimal, currency } = format;
  const cell = written
    .trim()
    .slice(0, LONGEST_PRICE + 1)
    .replace(/^@\s*/, '')
    .replace(REMARK, '')
    .replace(PER_UNIT, '')
    .replace(NO_PAISE, '');
  const unlikeAnAmount = unreadable('expected an amount', `Write it like 450 or 450${decimal}50.`);
  if (cell.length > LONGEST_PRICE) return unlikeAnAmount;
  if (includesTax(column) || includesTax(cell)) return withTax;
  if (PER_GRAM.test(cell) || weightOfRate(column) !== undefined) return perGram;
  const thousands = THOUSANDS.exec(cell)?.[0];
  const { sign, figure } = partSign(thousands ?? cell);
  if (/^[-−–]/.test(sign)) return notAPrice;
  const signed = SIGNS.get(sign.toUpperCase()) ?? sign.toUpperCase();
  if (sign !== '' && signed !== currency)
    return isCurrency(signed)
      ? unreadable(
          `expected an amount in ${currency}`,
          `Write the price in ${currency}, or choose another currency.`,
        )
      : unlikeAnAmount;
  const rate = rateOf(format);
  const amount = parseAmount(figure, decimal);
  if (!amount || !rate) return unlikeAnAmount;
  const paise = roundHalfUp(
    multiply(multiply(amount, rate), { units: thousands ? 100_000n : 100n, scale: 0 }),
  );
  return paise > 0 ? read(paise) : notAPrice;
}
