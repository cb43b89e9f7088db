/** Parses a weight in grams, milligrams or kilograms and returns milligrams. */
import { read, unreadable, type Conversion } from './conversion.ts';
import { multiply, parseDecimal, roundHalfUp } from './decimal.ts';
import type { CellFormat } from './mapping.ts';

/** Milligrams of each unit. */
const UNITS: ReadonlyMap<string, bigint> = new Map([
  ['mg', 1n],
  ...['g', 'gm', 'gms', 'gr', 'gram', 'grams'].map((name) => [name, 1_000n] as const),
  ['kg', 1_000_000n],
]);

/** Reads a weight; mg, rounded half up. The unit in the cell counts before the mapping's. */
export function readWeight(
  written: string,
  { decimal, weightUnit }: Pick<CellFormat, 'decimal' | 'weightUnit'>,
): Conversion<number> {
  const [, figure = '', word = ''] = /^(.*?\d)\s*([a-z]*)\.?$/isu.exec(written.trim()) ?? [];
  const unit = UNITS.get(word.toLowerCase() || weightUnit);
  const amount = parseDecimal(figure, decimal);
  if (!amount || unit === undefined)
    return unreadable('expected a weight', `Write it like 4${decimal}5 or 4${decimal}5 g.`);
  const mg = roundHalfUp(multiply(amount, { units: unit, scale: 0 }));
  return mg > 0
    ? read(mg)
    : unreadable('expected a weight above 0', 'Enter the weight, or leave the cell empty.');
}
