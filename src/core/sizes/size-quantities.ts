/** Quantities per size in a text. */
import { unitForm } from '#core/unit-terms.ts';
import type { SizeSystem } from '#schema/size-labels.ts';
import { SIZE_FORMS, SIZE_PREFIX, sizeLabel, tidySize } from './normalize-size.ts';

export interface SizeQuantity {
  label: string;
  qty: number;
}

/** As a buyer types them, to be parsed again: `12x4 14x6`, `16x4 18x6`, `Free size x 4, Broad x 6`. */
export const typedSizes = (system: SizeSystem, sizes: readonly SizeQuantity[]): string =>
  system === 'free'
    ? sizes.map(({ label, qty }) => `${label} x ${qty}`).join(', ')
    : sizes.map(({ label, qty }) => `${label.replace(` ${system}`, '')}x${qty}`).join(' ');

const escaped = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s*`);

/** A form for any of the labels, in its first group: the longest first, so that `Free size, broad` is not `Free size`. */
export const anyOf = (labels: readonly string[]): string =>
  `(${labels
    .toSorted((one, other) => other.length - one.length)
    .map(escaped)
    .join('|')})`;

/** A unit after a quantity: ` pcs.`. @param unit of the product, undefined for all units */
export const unitAfter = (unit?: string): string => String.raw`(?:\s?${unitForm(unit)}\.?)`;
/** A dash without spaces may also be a range: `12-14`, `10-12 pcs`. */
const TIMES = String.raw`\s*(?:[x×*=:]|->|→|[:;-]?\s*(?:qty|quantity)\b[\s.:-]*)\s*`;
const DASH = String.raw`\s+[-–—]\s*|\s*[-–—]\s+`;
const TIGHT = String.raw`[-–—]`;

/**
 * Quantities per size in a text: `12x4 14x6`, `2.6 - 4, 2.8 - 8`, `size 12 - 4 pc`, `size 12 qty 4`.
 * @param labels the sizes of the product
 * @param least the smallest quantity: 0 for counts
 * @param unit of the product, to leave other ones in the rest: `pairs` of pieces, `pcs` of sets
 * @returns each size once, in the order of the product, and the text that is neither a size nor a quantity
 */
export function parseSizeQuantities(
  text: string,
  system: SizeSystem,
  labels: readonly string[],
  { least = 1, unit }: { least?: number; unit?: string | undefined } = {},
): { sizes: SizeQuantity[]; rest: string } {
  if (labels.length === 0) return { sizes: [], rest: tidySize(text) };
  const size = system === 'free' ? `${SIZE_PREFIX}${anyOf(labels)}` : SIZE_FORMS[system];
  const named = unitAfter(unit);
  const quantity = String.raw`(?:(?:${TIMES}|${DASH})(\d{1,6})${named}?|(?:(${TIGHT})|\s+)(\d{1,6})${named}|(${TIGHT})(\d{1,6}))`;
  const form = new RegExp(
    String.raw`(?<![\p{L}\d.-])${size}${quantity}(?![\p{L}\d.]|\s*[-–—x×*]\s*\d)`,
    'giu',
  );
  const quantities = new Map<string, number>();
  const rest = text.replace(form, (match: string, ...groups: (string | undefined)[]) => {
    const [number = '', spaced, namedDash, named, dash, tight] = groups;
    const label =
      system === 'free'
        ? labels.find((each) => normalized(each) === normalized(number))
        : sizeLabel(system, number);
    const qty = Number(spaced ?? named ?? tight);
    // `2-6-4 pcs` is clear.
    const isDoubtful = dash ?? (system === 'bangle' ? undefined : namedDash);
    const isRange = isDoubtful !== undefined && labels.includes(labelAt(system, named ?? tight));
    if (label === undefined || !labels.includes(label) || qty < least || isRange) return match;
    quantities.set(label, (quantities.get(label) ?? 0) + qty);
    return ' ';
  });
  return {
    sizes: labels.flatMap((label) => {
      const qty = quantities.get(label);
      return qty === undefined ? [] : [{ label, qty }];
    }),
    rest: tidySize(rest.replace(/(?:\s*[,;+&]\s*)+/g, ', ').replace(/^[\s,]+|[\s,]+$/g, '')),
  };
}

const normalized = (text: string): string => text.toLowerCase().replace(/\s+/g, '');

const labelAt = (system: SizeSystem, number: string | undefined): string =>
  number === undefined || system === 'free' ? '' : sizeLabel(system, number);
