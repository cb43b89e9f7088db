/** The length, width and height of products in one column: `22 x 14 x 3 mm`. */
import { foldedName, foldedNames } from './foreign-names.ts';
import type { ImportMapping } from './mapping.ts';
import { readMeasure } from './read-measure.ts';

/** In the usual order. */
export const DIMENSIONS = [
  'dimensions.lengthUm',
  'dimensions.widthUm',
  'dimensions.heightUm',
] as const;

const NAMES: ReadonlySet<string> = new Set(
  ['dimensions', 'dimension', 'product dimensions', 'l x w x h', 'l x w', 'माप']
    .flatMap((name) => [name, `size ${name}`, `dimensions ${name}`])
    .map(foldedName),
);

/** The order that the name of a column states, `Size (W x H)`; in French, `L x l` is length by width. */
function orderIn(column: string): (typeof DIMENSIONS)[number][] {
  const [order = ''] = /(?<!\p{L})[lbwh](?:\s*[x×*]\s*[lbwh])+(?!\p{L})/iu.exec(column) ?? [];
  const letters = Array.from(order.toLowerCase().matchAll(/[lbwh]/g), ([letter]) => letter);
  const [length, width, height] = DIMENSIONS;
  const named = letters.map((letter, at) => {
    if (letter === 'h') return height;
    return letter === 'l' && letters.indexOf('l') === at ? length : width;
  });
  return [...new Set([...named, ...DIMENSIONS])];
}

/** Parts without a unit have that of the last. */
function partsOf(text: string): string[] {
  const parts = text.trim().split(/\s*[x×*]\s*/i);
  const [unit = ''] = /[a-z"]+\.?$/i.exec(parts.at(-1) ?? '') ?? [];
  return parts.map((part) => (/\p{N}$/u.test(part) ? part + unit : part));
}

/** The part of a cell for this field if other dimensions have the same column; empty if there is none. */
export function dimensionIn(text: string, field: string, columns: ImportMapping['columns']) {
  const own = DIMENSIONS.find((each) => each === field);
  const column = own && columns[own];
  const isShared = DIMENSIONS.some((each) => each !== own && columns[each] === column);
  if (own === undefined || column === undefined || !isShared) return text;
  const parts = partsOf(text);
  return parts.length > DIMENSIONS.length ? text : (parts[orderIn(column).indexOf(own)] ?? '');
}

/** Whether a column has several dimensions, by its name and most of its values. */
export function hasDimensions(
  name: string,
  values: readonly string[],
  format: Pick<ImportMapping, 'decimal'>,
): boolean {
  const isSeveral = ({ length }: readonly string[]) => length > 1 && length <= DIMENSIONS.length;
  const readable = values
    .map(partsOf)
    .filter(
      (parts) =>
        isSeveral(parts) && parts.every((part) => readMeasure('length', part, format).success),
    );
  return foldedNames(name).some((key) => NAMES.has(key)) && readable.length * 2 >= values.length;
}
