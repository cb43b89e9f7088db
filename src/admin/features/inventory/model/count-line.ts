/** Reads what follows the SKU in a counted line: a quantity, sizes with quantities, or one scanned size. */
import { failed, succeeded, type Result } from '#core/result.ts';
import { onlySizeOf } from '#core/sizes/by-size.ts';
import { bangleBeforeExcel } from '#core/sizes/excel-bangles.ts';
import { normalizeSize } from '#core/sizes/normalize-size.ts';
import { parseSizeQuantities } from '#core/sizes/size-quantities.ts';
import { unitKind } from '#core/unit-of-sale.ts';
import { MOST_STOCK } from '#schema/limits.ts';
import type { ProductDocument } from '#schema/product.ts';

type Sized = Pick<ProductDocument, 'sizeSystem' | 'sizes' | 'unit'>;

export interface SizeUnits {
  /** Undefined for a product without sizes. */
  size: string | undefined;
  units: number;
}

/** Also `12.00 Pairs`, as accounting programs export it. */
const WHOLE_UNITS = String.raw`(\d{1,7})(?:\.0+)?(?:\s*(?:pcs?|pieces?|pairs?|sets?|nos?)\.?)?`;
/** `x 24`, `- 24`, `= 24`: a dash without a space is a minus. */
const QUANTITY = new RegExp(String.raw`^(?:[x×*=:]\s*|[-–—]\s+)?${WHOLE_UNITS}$`, 'i');
const SIZE_AND_QUANTITY = new RegExp(String.raw`^(.*?)[\s,;]+${WHOLE_UNITS}$`, 'i');

/** A quantity in pieces or pairs at the end of a line. */
const IN_PIECES = /\d\s*(?:pcs?|pieces?|pairs?)\.?$/i;

/** The quantity in a text, undefined if there is none; a scan without one counts as 1. */
function quantityIn(text: string): number | undefined {
  const units = text === '' ? 1 : Number(QUANTITY.exec(text)?.[1] ?? NaN);
  return units <= MOST_STOCK ? units : undefined;
}

const labelsOf = ({ sizes }: Sized): string => sizes.map(({ label }) => label).join(', ');

/** Sizes with quantities: `12x4 14x6`. */
function sizeQuantitiesIn(text: string, { sizeSystem: system = 'free', sizes, unit }: Sized) {
  const read = parseSizeQuantities(
    text,
    system,
    sizes.map(({ label }) => label),
    { least: 0, unit },
  );
  return read.rest === '' && read.sizes.length > 0
    ? read.sizes.map(({ label, qty }): SizeUnits => ({ size: label, units: qty }))
    : undefined;
}

/** The size of the product that a text names, as in the product. */
function sizeIn(text: string, product: Sized): string | undefined {
  const { sizeSystem: system = 'free', sizes } = product;
  const label = normalizeSize(system, system === 'bangle' ? bangleBeforeExcel(text) : text);
  return sizes.find((size) => size.label.toLowerCase() === label?.toLowerCase())?.label;
}

/** Sizes with quantities: `12x4 14x6`, `12 4`, or one scanned size. */
function sizesIn(text: string, product: Sized): SizeUnits[] | undefined {
  const [, first = '', units = ''] = SIZE_AND_QUANTITY.exec(text) ?? [];
  const size = sizeIn(first, product);
  if (size !== undefined) return [{ size, units: Number(units) }];
  const scanned = sizeIn(text, product);
  return scanned === undefined ? sizeQuantitiesIn(text, product) : [{ size: scanned, units: 1 }];
}

const noQuantity = (text: string) =>
  failed(`“${text}” is not a quantity. Enter a whole number, 0 or more.`);

/** The cells of a row: in a single text, the minus of `-3` would be a dash between size and quantity. */
function readCells(sizeCell: string, quantityCell: string, product: Sized): Result<SizeUnits[]> {
  if (product.sizes.length === 0)
    return failed(`This product has no sizes, but the line has the size “${sizeCell}”.`);
  const size = sizeIn(sizeCell, product) ?? sizeQuantitiesIn(`${sizeCell} x 1`, product)?.[0]?.size;
  const units = quantityIn(quantityCell);
  if (size === undefined)
    return failed(`This product has no size “${sizeCell}”. Sizes: ${labelsOf(product)}.`);
  return units === undefined ? noQuantity(quantityCell) : succeeded([{ size, units }]);
}

function readText(text: string, product: Sized, own: string | undefined): Result<SizeUnits[]> {
  const isSized = product.sizes.length > 0 && own === undefined;
  const units = isSized ? undefined : quantityIn(text);
  if (units !== undefined) return succeeded([{ size: own, units }]);
  const sizes = sizesIn(text, product);
  if (sizes !== undefined) return succeeded(sizes);
  if (!isSized) return noQuantity(text);
  const example = product.sizes[0]?.label ?? '';
  return failed(`Enter a size and its quantity, like “${example} 5”. Sizes: ${labelsOf(product)}.`);
}

/**
 * @param rest of the line; after a tab, as in a spreadsheet, the quantity has a cell of its own
 * @param skuSize the size that the SKU of the line means
 * @returns the units of each size, or what is wrong
 */
export function readCountLine(
  rest: string,
  product: Sized,
  skuSize: string | undefined,
): Result<SizeUnits[]> {
  if (unitKind(product.unit) === 'set' && IN_PIECES.test(rest))
    return failed(
      `This product is sold by the ${product.unit}. Enter the number of sets, like “12 sets”.`,
    );
  const [, sizeCell = '', quantityCell = ''] = /^(.+)\t(.*)$/.exec(rest) ?? [];
  const hasCells = sizeCell !== '' && sizeQuantitiesIn(quantityCell, product) === undefined;
  const result = hasCells
    ? readCells(sizeCell, quantityCell, product)
    : // The only size of a product needs no name.
      readText(rest, product, skuSize ?? onlySizeOf(product.sizes));
  // A file may name the size of a SKU that is of one size only.
  if (!result.success || skuSize === undefined) return result;
  const isOther = result.value.some(({ size }) => size !== skuSize);
  const named = result.value.map(({ size }) => size).join(', ');
  return isOther ? failed(`This SKU is for size ${skuSize}, but the line says ${named}.`) : result;
}
