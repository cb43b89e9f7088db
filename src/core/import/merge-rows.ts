/** Merges the rows of one product: what they share, and a size for each. Nothing is dropped without a note. */
import { isSame } from '#core/editing/document-write.ts';
import { formatRupees } from '#core/format.ts';
import { skuOf } from '#core/identifiers.ts';
import { bangleBeforeExcel, beforeExcel, isExcelDate } from '#core/sizes/excel-bangles.ts';
import { normalizeSize } from '#core/sizes/normalize-size.ts';
import type { Image } from '#schema/image.ts';
import { MOST_PICTURES } from '#schema/image.ts';
import { LONGEST_SIZE, MOST_SIZES } from '#schema/limits.ts';
import type { ProductSize } from '#schema/size.ts';
import { nameOf } from './column-names.ts';
import type { RowGroup } from './group-rows.ts';
import { groupSku, suffixOf } from './group-sku.ts';
import { guessSizeSystem, looksLikeSeveral, splitSizes } from './guess-size-system.ts';
import type { FieldValues } from './nested-fields.ts';
import type { RowNote } from './row-problem.ts';
import { readListedSizes } from './size-cell.ts';
import type { RowLabels } from './size-labels.ts';

export interface MergedRows {
  /** Without the SKU. */
  values: Record<string, unknown>;
  /** Undefined if the rows have different SKUs, empty if they have none. */
  sku: string | undefined;
  notes: RowNote[];
}

/** A row that is a size of its product. */
interface SizedRow {
  values: FieldValues;
  sizes: readonly ProductSize[];
}

/** Fields of each row, which are not compared. */
const OF_ROWS: ReadonlySet<string> = new Set([
  ...['sku', 'sizes', 'images', 'pricePaise', 'netWeightMg', 'grossWeightMg'],
  // Further rows often have no text, or the text with the size.
  ...['title', 'slug', 'description'],
]);

const skuIn = (values: FieldValues): string => skuOf(String(values['sku'] ?? ''));

function firstValues(rows: readonly FieldValues[], hasParent: boolean) {
  const values: Record<string, unknown> = {};
  const notes: RowNote[] = [];
  const fields = new Set(rows.flatMap((row) => Object.keys(row)));
  for (const field of fields) {
    const own = rows.map((row) => row[field]).filter((value) => value !== undefined);
    values[field] = own[0];
    if (hasParent || OF_ROWS.has(field) || own.every((value) => isSame(value, own[0]))) continue;
    const reason = `${nameOf(field)} differs between sizes: only the first is imported`;
    notes.push({ reason, message: `${reason}.` });
  }
  return { values, notes };
}

/** Customers can order each size at one price, so it is the highest. */
function priceOf(rows: readonly FieldValues[]) {
  const prices = rows.map((row) => row['pricePaise']).filter((each) => typeof each === 'number');
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  if (prices.length === 0 || lowest === highest) return { pricePaise: prices[0], notes: [] };
  const reason = 'Price differs by size: the highest is imported';
  const message = `Prices by size, ${formatRupees(lowest)} to ${formatRupees(highest)}, are not imported: the product gets ${formatRupees(highest)}. Check the price.`;
  return { pricePaise: highest, notes: [{ reason, message }] };
}

function picturesOf(rows: readonly FieldValues[]) {
  // The cell of this field was read as images.
  const all = rows.flatMap((row) => (row['images'] as readonly Image[] | undefined) ?? []);
  const images = [...new Map(all.map((each) => [each.url, each])).values()];
  const reason = `More than ${MOST_PICTURES} images: only the first ${MOST_PICTURES} are imported`;
  return {
    images: images.length === 0 ? undefined : images.slice(0, MOST_PICTURES),
    notes: images.length > MOST_PICTURES ? [{ reason, message: `${reason}.` }] : [],
  };
}

/** The sizes that can be stored, each once. */
function storable(all: readonly ProductSize[]) {
  const byLabel = new Map<string, ProductSize>();
  const left: string[] = [];
  for (const size of all) {
    const label = size.label.toLowerCase();
    if (byLabel.has(label) || label.length > LONGEST_SIZE || byLabel.size === MOST_SIZES)
      left.push(size.label);
    else byLabel.set(label, size);
  }
  const reason = `Some sizes are not imported: repeated, longer than ${LONGEST_SIZE} characters, or more than ${MOST_SIZES}`;
  const message = `Sizes not imported: ${[...new Set(left)].join(', ')}. A size can be listed once, with up to ${LONGEST_SIZE} characters; a product has up to ${MOST_SIZES}.`;
  return {
    sizes: [...byLabel.values()],
    notes: left.length === 0 ? [] : [{ reason, message }],
  };
}

/** A size for each row, with its SKU suffix, and its weight if it differs from the product's. */
function sizesOf(rows: readonly SizedRow[], sku: string, netWeightMg: unknown) {
  const all = rows.flatMap(({ values, sizes }): ProductSize[] => {
    const suffix = sizes.length === 1 ? suffixOf(skuIn(values), sku) : undefined;
    const weight = values['netWeightMg'];
    return sizes.map((size) => ({
      ...size,
      ...(suffix !== undefined && { sku: suffix }),
      ...(typeof weight === 'number' && weight !== netWeightMg && { netWeightMg: weight }),
    }));
  });
  const { sizes, notes } = storable(all);
  const isOther = rows.some(({ values }) => ![sku, ''].includes(skuIn(values)));
  const reason = 'SKUs of sizes are not imported: they don’t begin with the SKU of the product';
  const isLost = isOther && all.every((size) => size.sku === undefined);
  return { sizes, notes: [...notes, ...(isLost ? [{ reason, message: `${reason}.` }] : [])] };
}

/** The system of the sizes, and their labels as it writes them. */
function withSystem(all: readonly ProductSize[], context: string) {
  const [only, ...others] = all;
  const labels = only && others.length === 0 ? splitSizes(only.label, context) : [];
  const sizes = labels.length > 1 ? labels.map((label) => ({ label })) : all;
  const system = guessSizeSystem(
    sizes.map(({ label }) => label),
    context,
  );
  return {
    sizeSystem: system,
    sizes: sizes.map((size) => ({
      ...size,
      label: normalizeSize(system, size.label) ?? size.label,
    })),
  };
}

/** Notes on sizes to check: ranges that Excel changed to dates, or an only size that may stand for several. */
function doubtfulSize(sizes: readonly ProductSize[]): RowNote[] {
  const dates = sizes.map(({ label }) => label).filter(isExcelDate);
  if (dates.length > 0) {
    const names = dates.map((label) => `“${label}”`).join(', ');
    const changed = dates.length === 1 ? `size ${names} to a date` : `sizes ${names} to dates`;
    const message = `Excel changed the ${changed}. Format the column as text, or write the sizes with commas: 10, 11, 12.`;
    return [{ reason: 'Excel changed sizes to dates', message }];
  }
  const [only, ...others] = sizes;
  if (only === undefined || others.length > 0 || !looksLikeSeveral(only.label)) return [];
  const message = `The size “${only.label}” is imported as one size. If it is several sizes, separate them with commas.`;
  return [{ reason: 'A size may stand for several sizes', message }];
}

/**
 * The sizes of each row, with bangle sizes as they were before Excel changed them.
 * @param correct returns the labels as they were before, in the same order
 */
function sizesBeforeExcel(
  rows: readonly (readonly ProductSize[])[],
  correct: (labels: readonly string[]) => readonly string[],
) {
  const labels = rows.flat().map(({ label }) => label);
  const before = new Map(correct(labels).map((label, at) => [labels[at], label]));
  const changed = [...before].filter(([label, own]) => label !== own);
  const pairs = changed.map(([label, own]) => `“${label}” is imported as ${own}`).join(', ');
  const message = `Excel changed sizes of bangles to dates or numbers: ${pairs}. Check the sizes.`;
  return {
    sizes: rows.map((sizes) =>
      sizes.map((size) => ({ ...size, label: before.get(size.label) ?? size.label })),
    ),
    notes:
      changed.length === 0
        ? []
        : [{ reason: 'Bangle sizes that Excel changed are corrected: check the sizes', message }],
  };
}

/** The row of a product in the shop's own list. */
export function exportedRow(values: FieldValues): MergedRows {
  const sku = skuIn(values);
  // The cell of this field was read as sizes.
  const sizes = values['sizes'] as readonly ProductSize[] | undefined;
  if (sizes === undefined || values['sizeSystem'] !== 'bangle')
    return { values: { ...values }, sku, notes: [] };
  const own = sizesBeforeExcel([sizes], (labels) => labels.map(bangleBeforeExcel));
  return { values: { ...values, sizes: own.sizes[0] }, sku, notes: own.notes };
}

/** @param rows the values of each row of the group */
export function mergeRows(
  rows: readonly FieldValues[],
  { hasParent }: Pick<RowGroup, 'hasParent'>,
  { labels, name }: RowLabels,
): MergedRows {
  const sizesIn = (values: FieldValues, place: number): readonly ProductSize[] => {
    // The cell of this field was read as sizes.
    const own = values['sizes'] as readonly ProductSize[] | undefined;
    if (own !== undefined) return own;
    const label = labels[place] ?? '';
    if (rows.length > 1) return label === '' ? [] : [{ label }];
    const listed = readListedSizes(label);
    return listed.success ? listed.value : [];
  };
  const { values, notes } = firstValues(rows, hasParent);
  const context = [name, values['category'], values['subCategory'], values['title']].join(' ');
  const own = sizesBeforeExcel(rows.map(sizesIn), (all) => beforeExcel(all, context));
  const sizesOfRow = (place: number): readonly ProductSize[] => own.sizes[place] ?? [];
  const sized = rows
    .map((values, place) => ({ values, sizes: sizesOfRow(place) }))
    .filter(({ sizes }, place) => sizes.length > 0 && !(hasParent && place === 0));
  const labelled = rows.map((row, place) => ({
    sku: skuIn(row),
    label: sizesOfRow(place).length === 1 ? (sizesOfRow(place)[0]?.label ?? '') : '',
  }));
  const firstSku = skuIn(rows[0] ?? {});
  const sku = hasParent && firstSku !== '' ? firstSku : groupSku(labelled);
  const price = priceOf(rows);
  const pictures = picturesOf(rows);
  const { sizes, notes: sizeNotes } = sizesOf(sized, sku ?? '', values['netWeightMg']);
  const bySystem = sizes.length > 0 ? withSystem(sizes, context) : undefined;
  return {
    sku,
    values: {
      ...values,
      ...(price.pricePaise !== undefined && { pricePaise: price.pricePaise }),
      ...(pictures.images !== undefined && { images: pictures.images }),
      ...bySystem,
    },
    notes: [
      ...notes,
      ...own.notes,
      ...price.notes,
      ...pictures.notes,
      ...sizeNotes,
      ...doubtfulSize(bySystem?.sizes ?? []),
    ],
  };
}
