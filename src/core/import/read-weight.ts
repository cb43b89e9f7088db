/** Parses a weight in grams, milligrams or kilograms and returns milligrams. */
import { read, unreadable, type Conversion } from './conversion.ts';
import { multiply, parseDecimal, roundToStep, type DecimalMark } from './decimal.ts';

const MG_IN = { mg: 1n, g: 1_000n, kg: 1_000_000n } as const;

type WeightUnit = keyof typeof MG_IN;

const UNIT_NAMES: ReadonlyMap<string, WeightUnit> = new Map([
  ['mg', 'mg'],
  ['g', 'g'],
  ['gm', 'g'],
  ['gms', 'g'],
  ['gr', 'g'],
  ['gram', 'g'],
  ['grams', 'g'],
  ['kg', 'kg'],
]);

export interface WeightReading {
  decimal: DecimalMark;
  /** For cells that name no unit. */
  unit: WeightUnit | undefined;
}

/** Reads a weight; mg, rounded half up. The unit in the cell counts before the mapping's. */
export function readWeight(written: string, { decimal, unit }: WeightReading): Conversion<number> {
  const match = /^(.*?\d)\s*([a-z]*)\.?$/isu.exec(written.trim());
  const word = (match?.[2] ?? '').toLowerCase();
  const own = word === '' ? unit : UNIT_NAMES.get(word);
  const amount = parseDecimal(match?.[1] ?? '', decimal);
  if (!amount || (word !== '' && own === undefined)) {
    return unreadable('expected a weight', `Write it like 4${decimal}5 or 4${decimal}5 g.`);
  }
  if (own === undefined) {
    return unreadable('expected a weight with its unit', `Write it like 4${decimal}5 g.`);
  }
  const mg = roundToStep(multiply(amount, { units: MG_IN[own], scale: 0 }), 1);
  return mg > 0
    ? read(mg)
    : unreadable('expected a weight above 0', 'Enter the weight, or leave the cell empty.');
}
