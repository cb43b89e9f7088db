/** Sizes in the trade's systems: how they are read from text, and their order. */
import { sizeProblem, type SizeSystem } from '#schema/size-labels.ts';

export const SIZE_SYSTEM_NAMES: Readonly<Record<SizeSystem, string>> = {
  indianRing: 'Indian ring sizes',
  bangle: 'Bangle sizes',
  inch: 'Length in inches',
  cm: 'Length in centimetres',
  free: 'Other',
};

/** On one line, without spaces around it. */
export const tidySize = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What may precede a size: `size 12`, `size: 12`, `Indian no. 12`. */
export const SIZE_PREFIX = String.raw`(?:(?:indian|ring|bangle|size|sz|no\.?|number|#)[\s:]*)*`;

/** The unit after a length. */
export const LENGTH_UNITS = {
  inch: String.raw`(?:inch(?:es)?|in\b|"|”|″|'')`,
  cm: String.raw`(?:cms?|centimet(?:er|re)s?)`,
} as const;

/** A size as text, with the number in its first group. */
export const SIZE_FORMS: Readonly<Record<Exclude<SizeSystem, 'free'>, string>> = {
  indianRing: String.raw`${SIZE_PREFIX}(\d{1,2})`,
  bangle: String.raw`${SIZE_PREFIX}2\s?[-./\u2010-\u2013:]\s?(1[0-2]|[2-9])`,
  inch: String.raw`${SIZE_PREFIX}(\d{1,2}(?:\.\d{1,2})?)\s?${LENGTH_UNITS.inch}?`,
  cm: String.raw`${SIZE_PREFIX}(\d{1,3}(?:\.\d)?)\s?${LENGTH_UNITS.cm}?`,
};

/** Compiled once: a list has thousands of sizes. */
const WHOLE = new Map(
  Object.entries(SIZE_FORMS).map(([system, form]) => [system, new RegExp(`^${form}$`, 'i')]),
);

/** The label of a size by its number, which may be outside of the system. */
export function sizeLabel(system: Exclude<SizeSystem, 'free'>, number: string): string {
  if (system === 'indianRing') return String(Number(number));
  return system === 'bangle' ? `2-${number}` : `${Number(number)} ${system}`;
}

/**
 * The label of a size as text: `2.6`, `2/6` and `Size 2-6` are the bangle size `2-6`, `18"` is `18 inch`. Undefined if
 * the system has no such size.
 */
export function normalizeSize(system: SizeSystem, text: string): string | undefined {
  const plain = tidySize(text);
  if (system === 'free') return plain === '' ? undefined : plain;
  const number = WHOLE.get(system)?.exec(plain)?.[1];
  if (number === undefined) return undefined;
  const label = sizeLabel(system, number);
  return sizeProblem(system, label) === undefined ? label : undefined;
}

/** The sort key of a size; undefined for a free text. */
export const sizeNumber = (label: string): number =>
  Number(/[\d.]+(?!.*\d)/.exec(label)?.[0] ?? Infinity);

/** From small to large; free sizes stay in their order. */
export const sortSizes = <T extends { label: string }>(
  system: SizeSystem | undefined,
  sizes: readonly T[],
): T[] =>
  system === undefined || system === 'free'
    ? [...sizes]
    : sizes.toSorted((one, other) => sizeNumber(one.label) - sizeNumber(other.label));

/** Evenly spaced ring or bangle sizes or lengths: from 8 to 22 in steps of 1. */
export function sizeRange(
  system: Exclude<SizeSystem, 'free'>,
  { from, to, step }: { from: number; to: number; step: number },
): string[] {
  const count = step > 0 ? Math.floor((to - from) / step + 1e-9) + 1 : 0;
  return Array.from({ length: Math.max(0, Math.min(count, 100)) }, (_, at) =>
    sizeLabel(system, String(Math.round((from + at * step) * 100) / 100)),
  ).filter((label) => sizeProblem(system, label) === undefined);
}
