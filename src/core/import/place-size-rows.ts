/** Joins rows that have the SKU of a size with the draft of their product, which may have no row itself. */
import { codeBook } from '#core/order/code-book.ts';
import { normalizeSize } from '#core/sizes/normalize-size.ts';
import { codedProduct } from '#core/sizes/size-skus.ts';
import type { ProductDocument } from '#schema/product.ts';
import type { SizeSystem } from '#schema/size-labels.ts';
import type { ProductSize } from '#schema/size.ts';
import type { Draft, SizeRow } from './draft.ts';
import { repeatedRow, type RefusedRow } from './row-problem.ts';
import type { Stored } from './stored.ts';

/** The sizes in a draft. */
const sizesIn = ({ values }: Draft): readonly ProductSize[] =>
  // The cell of this field was read as sizes.
  (values['sizes'] as readonly ProductSize[] | undefined) ?? [];

/** Finds the product and the size of a row. */
function sizeFinder(drafts: readonly Draft[], { products }: Stored) {
  const present = new Map<string, ProductDocument>();
  for (const one of [...products.values()].flat())
    if (one.state === 'valid' && one.product.deletedAt === null)
      present.set(one.product.sku, one.product);
  const listed = drafts
    .map((each) => ({
      sku: each.rowSku,
      sizes: sizesIn(each),
      isProduct: each.sku === each.rowSku,
    }))
    .filter(({ sizes, isProduct }) => isProduct && sizes.length > 0);
  const book = codeBook([...present.values(), ...listed].map(codedProduct));
  /** The size of a row with a column for it, such as `RG101-14` and 14; the shop may have no SKU for it yet. */
  const inColumn = (draft: Draft) => {
    const { sku, rowSku } = draft;
    const { sizeSystem, sizes } = present.get(sku) ?? { sizes: [] };
    const [size] = sizesIn(draft);
    if (sku === rowSku || size === undefined) return undefined;
    const label = (sizeSystem && normalizeSize(sizeSystem, size.label)) ?? size.label;
    // The row of the only size describes its product.
    return sizes.some((other) => other.label !== label)
      ? { sku, label, suffix: size.sku }
      : 'product';
  };
  return (
    draft: Draft,
  ): { sku: string; label: string; suffix?: string | undefined } | undefined => {
    if (draft.key !== '' || products.has(draft.rowSku)) return undefined;
    const own = inColumn(draft);
    if (own !== undefined) return own === 'product' ? undefined : own;
    const { sku = '', size } = book.find(draft.rowSku) ?? {};
    return size === undefined ? undefined : { sku, label: size };
  };
}

/** The system of the sizes in a draft. */
const systemOf = ({ values, defaults }: Draft): SizeSystem | undefined =>
  // The cell of this field was read as a size system.
  (values['sizeSystem'] ?? defaults['sizeSystem']) as SizeSystem | undefined;

/** Where a draft belongs that has its size in a column, if another draft already has the SKU of its product. */
function sizeBeside(draft: Draft, first: Draft) {
  const { sku, rowSku, key } = draft;
  const [size, ...others] = sizesIn(draft);
  if (key !== '' || sku === rowSku || size === undefined || others.length > 0) return undefined;
  const system = systemOf(first);
  const label = (system && normalizeSize(system, size.label)) ?? size.label;
  const isSizeRow = first.rowSku !== first.sku || first.further.length > 0;
  const isRepeated = isSizeRow && sizesIn(first).some((other) => other.label === label);
  return isRepeated ? undefined : { sku, label, suffix: size.sku };
}

const emptyDraft = ({ row }: Draft, sku: string): Draft => ({
  ...{ row, sku, rowSku: sku, key: '', further: [] },
  ...{ values: { sku }, defaults: {}, notes: [], sizeRows: [] },
});

/** Drafts with distinct products, and the rows that repeat another. */
export function placeSizeRows(drafts: readonly Draft[], stored: Stored) {
  const find = sizeFinder(drafts, stored);
  const placed = drafts.map((draft) => ({ draft, size: find(draft) }));
  const refused: RefusedRow[] = [];
  const firsts = new Map<string, Draft>();
  for (const { draft, size } of placed) {
    // The row with the SKU of the product describes it, also below rows of its sizes.
    const isFirst = !firsts.has(draft.sku) || draft.sku === draft.rowSku;
    if (size === undefined && isFirst) firsts.set(draft.sku, draft);
  }
  const products = new Map(firsts);
  for (const { draft, size: placedSize } of placed) {
    const own = placedSize === undefined ? (firsts.get(draft.sku) ?? draft) : undefined;
    if (own === draft) continue;
    const size = placedSize ?? (own && sizeBeside(draft, own));
    const product = products.get(size?.sku ?? draft.sku) ?? emptyDraft(draft, size?.sku ?? '');
    const repeated = size ? product.sizeRows.find(({ label }) => label === size.label) : product;
    if (size === undefined || repeated !== undefined) {
      refused.push(repeatedRow(draft, repeated ?? product));
      continue;
    }
    const { sku, label, suffix } = size;
    const { row, values, notes } = draft;
    // The cell of this field was read as a weight.
    const netWeightMg = (values['netWeightMg'] ?? sizesIn(draft)[0]?.netWeightMg) as
      number | undefined;
    const sizeSystem = systemOf(draft);
    const sizeRow: SizeRow = { row, label, sku: suffix, netWeightMg, sizeSystem, values };
    products.set(sku, {
      ...product,
      notes: [...product.notes, ...notes],
      sizeRows: [...product.sizeRows, sizeRow],
    });
  }
  return { products: [...products.values()], refused };
}
