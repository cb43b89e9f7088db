/** Parses a weight in any usual unit and returns milligrams. */
import { read, unreadable, type Conversion } from './conversion.ts';
import { multiply, parseAmount, roundHalfUp } from './decimal.ts';
import type { CellFormat } from './mapping.ts';
import { PER_UNIT } from './read-money.ts';

/** Nanograms of each unit. */
const UNITS: ReadonlyMap<string, bigint> = new Map(
  (
    [
      ['mg mgs milligram milligrams', 1_000_000n],
      ['g gm gms gr grs gram grams grm grms gramme grammes ग्राम ग्रा', 1_000_000_000n],
      ['kg kgs kilogram kilograms kilogramme kilogrammes', 1_000_000_000_000n],
      ['ct cts carat carats', 200_000_000n],
      ['oz ounce ounces', 28_349_523_125n],
      ['lb lbs pound pounds', 453_592_370_000n],
      // 180 grains, as in the Standards of Weight Act of 1939.
      ['tola tolas तोला', 11_663_800_000n],
    ] as const
  ).flatMap(([names, units]) => names.split(' ').map((name) => [name, units] as const)),
);
/** `~4.5 g` or `gms 4.5`: unit, figure and unit. */
const FORM =
  /^(?:approx\.?|about|avg\.?|average|[~≈±])?\s*(?:([\p{L}\p{M}]+)\.?\s*)?([.,]?\d(?:.*\d)?)\s*([\p{L}\p{M}]*?)\.?$/isu;

/** Longer text is not a weight, and matching takes quadratic time. */
const LONGEST = 64;

const APPROXIMATE = /\s*\(?(?:approx\.?|(?:±|\+\s*\/\s*-)\s*[\d.,]+\s*(?:%|g|gms?|mg)?)\)?$/i;

/** Digits of a milligram in nanograms. */
const SCALE = 6;

/**
 * Reads a weight; mg, rounded half up. The unit in the cell counts before the mapping's. Weights are those of one unit
 * of sale, so `4.2 g/pc` is 4.2 g.
 */
export function readWeight(
  written: string,
  { decimal, weightUnit }: Pick<CellFormat, 'decimal' | 'weightUnit'>,
): Conversion<number> {
  const cell = written.trim();
  const text = cell.length > LONGEST ? '' : cell.replace(APPROXIMATE, '').replace(PER_UNIT, '');
  const [, before = '', figure = '', behind = ''] = FORM.exec(text) ?? [];
  const [word, another] = [before, behind].filter((each) => each !== '');
  const unit = another === undefined ? UNITS.get((word ?? weightUnit).toLowerCase()) : undefined;
  const amount = parseAmount(figure, decimal);
  if (!amount || unit === undefined)
    return unreadable('expected a weight', `Write it like 4${decimal}5 or 4${decimal}5 g.`);
  const mg = roundHalfUp(multiply(amount, { units: unit, scale: SCALE }));
  return mg > 0
    ? read(mg)
    : unreadable('expected a weight above 0', 'Enter the weight, or leave the cell empty.');
}
