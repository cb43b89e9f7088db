/** The SKUs of a range such as "RG101 to RG105". */

/** Longer ranges are not intended. */
const LONGEST_ROW = 60;

const partsOf = (sku: string): { frame: string; number: number } | undefined => {
  const match = /^(.*?)(\d+)(\D*)$/.exec(sku);
  return match === null
    ? undefined
    : { frame: `${match[1] ?? ''}#${match[3] ?? ''}`, number: Number(match[2]) };
};

/**
 * The SKUs of the catalogue between two, inclusive, by number.
 * @returns only the two if they differ in more than their number, or if there are too many between them
 */
export function skusBetween(skus: Iterable<string>, from: string, to: string): string[] {
  const [first, last] = [partsOf(from), partsOf(to)];
  if (first === undefined || last === undefined || first.frame !== last.frame) return [from, to];
  const [low, high] = [Math.min(first.number, last.number), Math.max(first.number, last.number)];
  const row = [...skus]
    .map((sku) => ({ sku, parts: partsOf(sku) }))
    .filter(
      ({ parts }) => parts?.frame === first.frame && parts.number >= low && parts.number <= high,
    )
    .sort((one, other) => (one.parts?.number ?? 0) - (other.parts?.number ?? 0))
    .map(({ sku }) => sku);
  return row.length > LONGEST_ROW ? [from, to] : row;
}
