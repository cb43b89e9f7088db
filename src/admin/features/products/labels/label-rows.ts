/** The labels that can be printed of products, and how many of each. */
import type { LabelSelection } from '#admin/shell/labels/label-selection.ts';
import { MOST_LABELS, skuLabel, type SkuLabel } from '#admin/shell/labels/sku-label.ts';
import { formatCount } from '#core/format.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import { levelOf } from '#core/stock/stock-levels.ts';
import type { ProductDocument } from '#schema/product.ts';
import type { Stock } from '#schema/stock.ts';

/** A product whose labels can be printed. */
export interface LabelProduct {
  id: string;
  product: Pick<ProductDocument, 'sku' | 'title' | 'sizes' | 'sizeSystem' | 'netWeightMg'>;
  /** Undefined if it is not tracked. */
  stock: Pick<Stock, 'levels'> | undefined;
}

export interface LabelRow {
  key: string;
  /** `RG101, size 14` */
  name: string;
  label: SkuLabel;
  /** Undefined if the product is not tracked. */
  onHand: number | undefined;
}

/** The numbers of labels as typed, by the key of their row. */
export type TypedCounts = Readonly<Record<string, string>>;

/** Only a single size includes stock without a size: it is from before the product had one. */
const onHandOf = (
  { levels }: Pick<Stock, 'levels'>,
  size: string | undefined,
  isOnlySize: boolean,
): number => levelOf(levels, size).onHand + (isOnlySize ? levelOf(levels, undefined).onHand : 0);

/** A row for each size in its order, or a single one. */
export function labelRows({ id, product, stock }: LabelProduct): LabelRow[] {
  const { sku, sizes } = product;
  const labels = sizes.length === 0 ? [undefined] : sizes.map(({ label }) => label);
  return labels.map((size, at) => ({
    key: `${id}.${at}`,
    name: size === undefined ? sku : `${sku}, size ${size}`,
    label: skuLabel({ sku, size }, product),
    onHand: stock && onHandOf(stock, size, sizes.length === 1),
  }));
}

/** One label for each row, unless the selection has numbers for its product. */
export function initialCounts(
  products: readonly LabelProduct[],
  selection: LabelSelection | undefined,
): TypedCounts {
  const entries = products.flatMap((each) => {
    const counts = selection?.get(each.id) ?? [];
    return labelRows(each).map(({ key }, at) => [
      key,
      String(counts.length === 0 ? 1 : (counts[at] ?? 0)),
    ]);
  });
  // The entries are pairs of texts.
  return Object.fromEntries(entries) as TypedCounts;
}

/** The units on hand of tracked products; the other numbers stay. */
export const countsOnHand = (rows: readonly LabelRow[], typed: TypedCounts): TypedCounts => ({
  ...typed,
  ...Object.fromEntries(
    rows.flatMap(({ key, onHand }) => (onHand === undefined ? [] : [[key, String(onHand)]])),
  ),
});

/** The typed number, 0 for an empty field; undefined if it is no whole number. */
export function countOf(typed = ''): number | undefined {
  const text = typed.replace(/[\s,]/g, '');
  return /^\d{0,7}$/.test(text) ? Number(text) : undefined;
}

/** The labels with their numbers, or what to change before they can be printed. */
export function labelsToPrint(
  rows: readonly LabelRow[],
  typed: TypedCounts,
): Result<(SkuLabel & { qty: number })[]> {
  const lines = rows.map(({ key, name, label }) => ({
    name,
    label,
    qty: countOf(typed[key]),
  }));
  const unclear = lines.find(({ qty }) => qty === undefined);
  if (unclear) return failed(`${unclear.name}: enter a whole number, or 0 for no label.`);
  const counted = lines.map(({ label, qty = 0 }) => ({ ...label, qty }));
  const total = counted.reduce((sum, { qty }) => sum + qty, 0);
  if (total === 0) return failed('Enter how many labels to print.');
  if (total > MOST_LABELS)
    return failed(
      `${formatCount(total)} labels are too many: at most ${formatCount(MOST_LABELS)} are printed at once. Enter lower numbers, and print the rest afterwards.`,
    );
  return succeeded(counted);
}
