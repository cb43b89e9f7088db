/** Combines the sizes of a list with those that a product has: rows of sizes add to them, and remove none. */
import { normalizeSize, sortSizes } from '#core/sizes/normalize-size.ts';
import type { ProductDocument } from '#schema/product.ts';
import type { ProductSize } from '#schema/size.ts';
import type { Draft } from './draft.ts';
import type { ImportMapping } from './mapping.ts';
import type { FieldValues } from './nested-fields.ts';
import type { RowNote } from './row-problem.ts';

type Grouping = Pick<ImportMapping, 'group' | 'parent' | 'exact'>;

/** The sizes of a list, with the labels of the product's system. */
function listedSizes({ values }: Draft, { sizeSystem }: ProductDocument): ProductSize[] {
  // The cell of this field was read as sizes.
  const sizes = (values['sizes'] as readonly ProductSize[] | undefined) ?? [];
  return sizes.map((size) => ({
    ...size,
    label: (sizeSystem && normalizeSize(sizeSystem, size.label)) ?? size.label,
  }));
}

/**
 * Whether the rows of a product are sizes, of which the list may have some only. A single row with several sizes lists all
 * of them; with one size, it names one of those of a product that has several.
 */
function areSizeRows(draft: Draft, product: ProductDocument, mapping: Grouping): boolean {
  const { length } = listedSizes(draft, product);
  const isGrouped = mapping.group !== '' || mapping.parent !== '' || product.sizes.length > 1;
  return (
    !mapping.exact &&
    product.deletedAt === null &&
    (draft.further.length > 0 ? length > 0 : isGrouped && length === 1)
  );
}

/** Whether the first row describes the product: its first size, or a parent where this size has a weight of its own. */
function isOfProduct(listed: readonly ProductSize[], { sizes: [first] }: ProductDocument): boolean {
  if (first === undefined || listed[0]?.label === first.label) return true;
  return first.netWeightMg !== undefined && listed.some(({ label }) => label === first.label);
}

/** The net weight that a product gets, mg. That of its first size counts; other sizes of the list do not change it. */
function weightAfter(listed: readonly ProductSize[], weight: unknown, product: ProductDocument) {
  if (isOfProduct(listed, product) || product.netWeightMg === undefined) return weight;
  const row = listed.find(({ label }) => label === product.sizes[0]?.label);
  return row === undefined ? product.netWeightMg : (row.netWeightMg ?? weight);
}

/** The values of a list with the sizes that its product has: their stock, and the suffix or weight that the list leaves out. */
export function withStoredSizes(
  draft: Draft,
  product: ProductDocument,
  mapping: Grouping,
): FieldValues {
  const listed = listedSizes(draft, product);
  const { netWeightMg: weight, grossWeightMg: gross, ...others } = draft.values;
  const isWeighed = draft.further.length > 0 && weight !== undefined;
  const isMerged = areSizeRows(draft, product, mapping);
  const after = isMerged && weight !== undefined ? weightAfter(listed, weight, product) : weight;
  const sizes = listed.map((size): ProductSize => {
    const own = product.sizes.find(({ label }) => label === size.label);
    if (!isMerged || weight === undefined)
      // A row for each size gives its weight, which may be that of the product.
      return { ...own, ...(isWeighed && { netWeightMg: undefined }), ...size };
    // The cell of this field was read as a weight.
    const sizeWeight = size.netWeightMg ?? (weight as number);
    return { ...own, ...size, netWeightMg: sizeWeight === after ? undefined : sizeWeight };
  });
  const byLabel = new Map(sizes.map((size) => [size.label, size]));
  const stored = product.sizes.map((size) => byLabel.get(size.label) ?? size);
  const labels = new Set(stored.map(({ label }) => label));
  const added = sizes.filter(({ label }) => !labels.has(label));
  const merged = added.length === 0 ? stored : sortSizes(product.sizeSystem, [...stored, ...added]);
  return {
    ...others,
    ...(after !== undefined && { netWeightMg: after }),
    ...(gross !== undefined &&
      (!isMerged || isOfProduct(listed, product)) && { grossWeightMg: gross }),
    sizes: isMerged ? merged : sizes,
  };
}

/** Says which sizes of the product the rows of sizes leave out. */
export function leftOutNotes(draft: Draft, product: ProductDocument, mapping: Grouping): RowNote[] {
  if (!areSizeRows(draft, product, mapping)) return [];
  const labels = new Set(listedSizes(draft, product).map(({ label }) => label));
  const leftOut = product.sizes.filter(({ label }) => !labels.has(label));
  const reason = 'Sizes that the list leaves out stay';
  const message = `${reason}: ${leftOut.map(({ label }) => label).join(', ')}.`;
  return leftOut.length === 0 ? [] : [{ reason, message }];
}
