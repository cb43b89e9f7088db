/** The sizes of the rows of one product, by their options: Shopify's `Option1 Value`, WooCommerce's attributes. */
import type { CellReader, RowGroup } from './group-rows.ts';
import type { OptionColumns } from './option-columns.ts';
import { listedLabel } from './size-cell.ts';

export interface RowLabels {
  /** One per row; empty for a row that is no size. */
  labels: readonly string[];
  /** What the column of sizes or the options are called. */
  name: string;
}

const SIZE_NAME = /(?:size|length|taille|longueur|साइज|आकार|लंबाई)/i;

/** How Shopify names the only variant of a product. */
export const ONLY_VARIANT = 'Default Title';

export function sizeLabels(
  { rows, hasParent }: RowGroup,
  options: readonly OptionColumns[],
  cell: CellReader,
): RowLabels {
  const sized = hasParent ? rows.slice(1) : rows;
  const valueOf = (row: RowGroup['rows'][number], { value }: OptionColumns): string => {
    const text = cell(row, value);
    return text === ONLY_VARIANT ? '' : text;
  };
  const nameOf = ({ name }: OptionColumns): string =>
    rows.map((row) => cell(row, name)).find((text) => text !== '') ?? '';
  const different = (option: OptionColumns): number =>
    new Set(sized.map((row) => valueOf(row, option)).filter((text) => text !== '')).size;
  const varying = options.filter((option) => different(option) > 1);
  // An option with one value is only a size if it is called so: all pieces are silver.
  const used =
    varying.length > 0
      ? varying
      : options.filter((option) => different(option) === 1 && SIZE_NAME.test(nameOf(option)));
  const labelOf = (row: RowGroup['rows'][number]): string =>
    used
      .map((option) => listedLabel(valueOf(row, option)))
      .filter((text) => text !== '')
      .join(' / ');
  return {
    labels: rows.map((row, place) => (hasParent && place === 0 ? '' : labelOf(row))),
    name: used.map(nameOf).join(' '),
  };
}
