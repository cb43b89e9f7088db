/** The unit of sale of a list that has no column for it, as names of columns or their values say it. */
import { anyTerm, DOZEN_TERMS } from '#core/unit-terms.ts';
import { parseUnit } from '#core/parse-unit.ts';

/** The currency or the unit of weight after the name of a column. */
const AFTER_NAME = /\s*\((?:inr|rs\.?|₹|rupees|g|gms?|grams?)\)\s*$/iu;

/** `Rate per pair`, `₹450/pair`, `4.2 g/pair`. */
const PER = /(?:\bper\b|\/)\s*([\p{L}\p{M}]+)[^\p{L}]*$/iu;
/** `6 pairs`, `६ जोड़ी`; `2 dozen` are 24 pieces. */
const COUNTED = new RegExp(
  String.raw`^[\d०-९]+\s*(?!(?:${anyTerm(DOZEN_TERMS)})\.?$)([\p{L}\p{M}]+)\.?$`,
  'iu',
);

const unitIn = (text: string, form: RegExp): string | undefined =>
  parseUnit(form.exec(text.trim().normalize('NFC'))?.[1] ?? '');

/** The unit that every value states; undefined without values. */
function commonUnit(values: readonly string[], form: RegExp): string | undefined {
  const [unit, ...others] = new Set(values.map((value) => unitIn(value, form)));
  return others.length === 0 ? unit : undefined;
}

/** The unit that a price or a weight is for: `₹450/pair`; undefined if it does not say it. */
export const unitOfValue = (value: string): string | undefined => unitIn(value, PER);

/** The unit that the name of such a column states: `pair` of “Price per pair (₹)”. */
export const unitOfColumn = (name: string): string | undefined =>
  unitIn(name.replace(AFTER_NAME, ''), PER);

interface MatchedColumns {
  pricePaise?: string | undefined;
  netWeightMg?: string | undefined;
  moq?: string | undefined;
}

/**
 * The price counts before the weight, and the weight before the MOQ.
 * @param columns the names of the columns with them
 * @param valuesIn the values of a column that are not empty
 * @returns undefined if none says it
 */
export function unitOfList(
  { pricePaise, netWeightMg, moq }: MatchedColumns,
  valuesIn: (column: string) => readonly string[],
): string | undefined {
  for (const name of [pricePaise, netWeightMg]) {
    if (name === undefined) continue;
    const unit = unitOfColumn(name) ?? commonUnit(valuesIn(name), PER);
    if (unit !== undefined) return unit;
  }
  return moq === undefined ? undefined : commonUnit(valuesIn(moq), COUNTED);
}
