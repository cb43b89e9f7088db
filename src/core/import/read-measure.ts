/** Parses a length in mm, cm or inches, or a thickness in microns, and returns thousandths of mm or microns. */
import { read, unreadable, type Conversion } from './conversion.ts';
import { multiply, parseAmount, roundHalfUp } from './decimal.ts';
import type { CellFormat } from './mapping.ts';

type Measure = 'length' | 'thickness';

/** By measure, how much of the stored unit each written unit is; the first is assumed if neither cell nor column has one. */
const UNITS: Readonly<Record<Measure, ReadonlyMap<string, bigint>>> = {
  length: new Map([
    ...['mm', 'mms'].map((name) => [name, 1_000n] as const),
    ...['cm', 'cms'].map((name) => [name, 10_000n] as const),
    ...['"', 'in', 'inch', 'inches'].map((name) => [name, 25_400n] as const),
  ]),
  thickness: new Map(
    ['micron', 'microns', 'mic', 'µ', 'µm', 'um'].map((name) => [name, 1_000n] as const),
  ),
};

const EXAMPLES: Readonly<Record<Measure, readonly [one: string, unit: string]>> = {
  length: ['12', 'mm'],
  thickness: ['0', 'micron'],
};

/** The unit in the name of a column: `Width (cm)`, `Height in inches`; `in` is one at the end only. */
function unitIn(column: string, measure: Measure): string | undefined {
  const parts = column.toLowerCase().match(/[a-zµ]+|"/g) ?? [];
  return parts.findLast(
    (part, at) => UNITS[measure].has(part) && (part !== 'in' || at === parts.length - 1),
  );
}

/**
 * Reads a length in µm or a thickness in nm, rounded half up.
 * @param column its name, whose unit is that of cells without one
 */
export function readMeasure(
  measure: Measure,
  written: string,
  { decimal }: Pick<CellFormat, 'decimal'>,
  column = '',
): Conversion<number> {
  const [, figure = '', word = ''] = /^(.*?\d)\s*([a-zµ"]*)\.?$/isu.exec(written.trim()) ?? [];
  const [standard] = UNITS[measure].keys();
  const unit = UNITS[measure].get(
    word.toLowerCase().replace('μ', 'µ') || (unitIn(column, measure) ?? standard ?? ''),
  );
  const amount = parseAmount(figure, decimal);
  const [whole, name] = EXAMPLES[measure];
  const example = `${whole}${decimal}5`;
  return amount && unit !== undefined
    ? read(roundHalfUp(multiply(amount, { units: unit, scale: 0 })))
    : unreadable(`expected a ${measure}`, `Write it like ${example} or ${example} ${name}.`);
}
