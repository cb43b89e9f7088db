/** Applies the rows of sizes to their product: a size has a SKU suffix and a weight, and shares everything else. */
import { isSame } from '#core/editing/document-write.ts';
import type { ProductForm } from '#core/editing/product-form.ts';
import { sortSizes } from '#core/sizes/normalize-size.ts';
import { SIZE_SYSTEMS } from '#schema/size-labels.ts';
import type { ProductSize } from '#schema/size.ts';
import { nameOf } from './column-names.ts';
import type { Draft, SizeRow } from './draft.ts';
import { valueAt } from './nested-fields.ts';
import type { RowNote, RowProblem } from './row-problem.ts';

/** The form has sizes that were stored or read. */
const sizesOf = ({ sizes }: ProductForm) => (sizes ?? []) as readonly ProductSize[];

/** A weight that is the product's is not stored. */
function sizeAfter(size: ProductSize, { sku, netWeightMg }: SizeRow, product: ProductForm) {
  const { netWeightMg: before, ...rest } = { ...size, ...(sku !== undefined && { sku }) };
  const weight = netWeightMg ?? before;
  const isOwn = netWeightMg === undefined || netWeightMg !== product.netWeightMg;
  return { ...rest, ...(weight !== undefined && isOwn && { netWeightMg: weight }) };
}

/** The form with the values of its sizes. */
export function withSizeRows(form: ProductForm, { sizeRows }: Draft): ProductForm {
  if (sizeRows.length === 0) return form;
  const rows = new Map(sizeRows.map((each) => [each.label, each]));
  const sizes = sizesOf(form).map((size) => {
    const row = rows.get(size.label);
    return row === undefined ? size : sizeAfter(size, row, form);
  });
  const labels = new Set(sizes.map(({ label }) => label));
  // Only a row that has its size in a column can add one.
  const added = sizeRows
    .filter(({ label, sku }) => sku !== undefined && !labels.has(label))
    .map((row) => sizeAfter({ label: row.label }, row, form));
  if (added.length === 0) return { ...form, sizes };
  const first = sizes.length === 0 ? sizeRows[0]?.sizeSystem : undefined;
  const system = SIZE_SYSTEMS.find((each) => each === form.sizeSystem) ?? first;
  return { ...form, sizeSystem: system, sizes: sortSizes(system, [...sizes, ...added]) };
}

/** Rows of sizes that the list itself takes from the product. */
export const sizeRowProblems = (
  { sizeRows, row: own, sku }: Draft,
  form: ProductForm,
): RowProblem[] =>
  sizeRows
    .filter(({ label }) => !sizesOf(form).some((size) => size.label === label))
    .map(({ row, label }) => ({
      ...{ row, column: '' },
      message: `Row ${own} lists the sizes of ${sku} without ${label}. Add the size there, or delete this row.`,
      reason: 'A row has a size that the row of its product leaves out',
    }));

/** Fields of a size. */
const OF_SIZES: ReadonlySet<string> = new Set(['sku', 'sizes', 'sizeSystem', 'netWeightMg']);

/** What rows of sizes say about the whole product, which is not imported from them. */
export function sizeRowNotes({ sizeRows, values, sku }: Draft, form: ProductForm): RowNote[] {
  const reason = 'Rows of sizes: only the weight is imported';
  return sizeRows.flatMap((row) => {
    const ignored = Object.entries(row.values)
      .filter(([field]) => !OF_SIZES.has(field))
      .filter(([field, value]) => !isSame(value, values[field] ?? valueAt(form, field)))
      .map(([field]) => nameOf(field));
    if (ignored.length === 0) return [];
    const message = `Row ${row.row}, size ${row.label}: not imported: ${ignored.join(', ')}. All sizes share these; write them in the row of ${sku}.`;
    return [{ reason, message }];
  });
}
