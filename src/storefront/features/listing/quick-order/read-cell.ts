/** Reads what a buyer types in a cell of quick order: a quantity, or a quantity per size. */
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { unitsOf } from '#core/order/total-units.ts';
import { latinDigits } from '#core/latin-digits.ts';
import { normalizeSize } from '#core/sizes/normalize-size.ts';
import { parseSizeQuantities, typedSizes } from '#core/sizes/size-quantities.ts';
import { sizeText } from '#core/sizes/size-text.ts';
import { sizesText } from '#core/sizes/sizes-text.ts';
import type { SizeSystem } from '#schema/size-labels.ts';
import { addedSizes, type LineSizes } from '#core/sizes/line-sizes.ts';
import type { OrderListLine } from '#storefront/shared/order/order-list.ts';
import { nearestQuantities, quantityProblem } from '#storefront/shared/order/quantity.ts';
import { sizesProblem } from '#storefront/shared/order/sizes-problem.ts';
import { typedQuantity } from '#storefront/shared/order/typed-quantity.ts';
import { fittingSizes, sizesInstead, withTotal } from './size-fixes.ts';

export interface Reading<Value> {
  value: Value;
  /** Why it cannot be ordered. */
  problem?: string | undefined;
  /** Texts that can be ordered instead. */
  fixes: readonly string[];
}

/** A quantity; 0 for an empty text. */
export function readQuantity(text: string, entry: CatalogueEntry): Reading<number> {
  const value = text.trim() === '' ? 0 : typedQuantity(latinDigits(text));
  const problem = value === 0 ? undefined : quantityProblem(entry, value);
  return {
    value,
    problem,
    fixes: problem === undefined ? [] : nearestQuantities(entry, value || 0).map(String),
  };
}

const textsOf = (options: readonly LineSizes[], { sizeSystem = 'free' }: CatalogueEntry) => [
  ...new Set(options.map((sizes) => typedSizes(sizeSystem, sizes))),
];

/** The sizes in `12 4` or `12/4`, which may also be two sizes; none if a part of the text is no size of the product. */
function sizesWithoutSign(text: string, system: SizeSystem, labels: readonly string[]): LineSizes {
  const signed = text.replace(/([\p{L}\d])(?:\s*\/\s*|\s+)(\d+)(?![^\s,;])/gu, '$1x$2');
  const { sizes, rest } = parseSizeQuantities(signed, system, labels);
  return rest === '' ? sizes : [];
}

/** Quantities per size, such as `12x4 14x6`. */
export function readTypedSizes(text: string, entry: CatalogueEntry): Reading<LineSizes> {
  const { sizeSystem: system = 'free', sizes: labels, unit } = entry;
  const { sizes: value, rest } = parseSizeQuantities(latinDigits(text), system, labels, { unit });
  if (rest === '') {
    const qty = unitsOf(value);
    const problem = qty === 0 ? undefined : quantityProblem(entry, qty);
    const options = problem === undefined ? [] : fittingSizes(entry, value);
    return { value, problem, fixes: textsOf(options, entry) };
  }
  const anyLabels = rest.match(/[\d./-]+/g)?.flatMap((part) => normalizeSize(system, part) ?? []);
  const other = parseSizeQuantities(rest, system, anyLabels ?? []);
  if (system === 'free' || other.rest !== '' || other.sizes.length === 0) {
    const example = typedSizes(system, [{ label: labels[0] ?? '', qty: 4 }]);
    return {
      value,
      problem: `“${rest}” isn’t a size with its quantity, such as ${example}.`,
      fixes: textsOf(
        fittingSizes(entry, addedSizes(value, sizesWithoutSign(rest, system, labels))),
        entry,
      ),
    };
  }
  const names = other.sizes.map(({ label }) => sizeText(system, label)).join(', ');
  const options = sizesInstead(entry, value, other.sizes);
  return {
    value,
    problem: `Not made in ${names}. Sizes: ${sizesText(system, labels)}.`,
    fixes: textsOf(
      options.flatMap((sizes) => fittingSizes(entry, sizes)),
      entry,
    ),
  };
}

/** The sizes in the order list. */
export function readLine(
  line: OrderListLine | undefined,
  entry: CatalogueEntry,
): Reading<LineSizes> {
  const { qty = 0, sizes = [] } = line ?? {};
  const wrong = line && quantityProblem(entry, qty);
  const problem = wrong ?? (line && sizesProblem(line, entry));
  if (problem === undefined) return { value: sizes, fixes: [] };
  const isAvailable = ({ label }: LineSizes[number]): boolean =>
    entry.sizes.includes(label) && entry.soldOut?.includes(label) !== true;
  const available = sizes.filter(isAvailable);
  const options =
    available.length < sizes.length
      ? sizesInstead(
          entry,
          available,
          sizes.filter((size) => !isAvailable(size)),
        )
      : [sizes];
  const totals = wrong === undefined ? [qty] : nearestQuantities(entry, qty);
  return {
    value: sizes,
    problem,
    fixes: textsOf(
      options.flatMap((option) => totals.flatMap((total) => withTotal(option, total))),
      entry,
    ),
  };
}
