/** Sizes in the trade's systems: how they are read, sorted and shown, and quantities per size. */
import { sizeProblem, type SizeSystem } from '#schema/size-labels.ts';

export const SIZE_SYSTEM_NAMES: Readonly<Record<SizeSystem, string>> = {
  indianRing: 'Indian ring sizes',
  bangle: 'Bangle sizes',
  inch: 'Length in inches',
  cm: 'Length in centimetres',
  free: 'Other',
};

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What may precede a size: `size 12`, `Indian no. 12`. */
const PREFIX = String.raw`(?:(?:indian|ring|bangle|size|sz|no\.?|number|#)\s*)*`;

/** A size as text, with the number in its first group. */
const FORMS: Readonly<Record<Exclude<SizeSystem, 'free'>, string>> = {
  indianRing: String.raw`${PREFIX}(\d{1,2})`,
  bangle: String.raw`${PREFIX}2\s?[-./\u2010-\u2013:]\s?(1[0-2]|[2-9])`,
  inch: String.raw`${PREFIX}(\d{1,2}(?:\.\d{1,2})?)\s?(?:inch(?:es)?|in\b|"|”|″|'')?`,
  cm: String.raw`${PREFIX}(\d{1,3}(?:\.\d)?)\s?(?:cms?|centimet(?:er|re)s?)?`,
};

function labelOf(system: Exclude<SizeSystem, 'free'>, number: string): string {
  if (system === 'indianRing') return String(Number(number));
  return system === 'bangle' ? `2-${number}` : `${Number(number)} ${system}`;
}

/**
 * The label of a size as text: `2.6`, `2/6` and `Size 2-6` are the bangle size `2-6`, `18"` is `18 inch`. Undefined if
 * the system has no such size.
 */
export function normalizeSize(system: SizeSystem, text: string): string | undefined {
  const plain = tidy(text);
  if (system === 'free') return plain === '' ? undefined : plain;
  const number = new RegExp(`^${FORMS[system]}$`, 'i').exec(plain)?.[1];
  if (number === undefined) return undefined;
  const label = labelOf(system, number);
  return sizeProblem(system, label) === undefined ? label : undefined;
}

/** A label with its system where it needs one: `Indian 12`, `2-6`, `18 inch`. */
export const sizeText = (system: SizeSystem | undefined, label: string): string =>
  system === 'indianRing' ? `Indian ${label}` : label;

const numberIn = (label: string): number => Number(/[\d.]+(?!.*\d)/.exec(label)?.[0] ?? Infinity);

/** From small to large; free sizes stay in their order. */
export const sortSizes = <T extends { label: string }>(
  system: SizeSystem | undefined,
  sizes: readonly T[],
): T[] =>
  system === undefined || system === 'free'
    ? [...sizes]
    : sizes.toSorted((one, other) => numberIn(one.label) - numberIn(other.label));

/**
 * All sizes as text, consecutive ones as a range: `Indian 8–22`, `2-4, 2-6, 2-8`, `16, 18, 20 inch`.
 */
export function sizesText(system: SizeSystem | undefined, labels: readonly string[]): string {
  const [first, last] = [labels[0], labels.at(-1)];
  if (first === undefined || last === undefined) return '';
  if (labels.length === 1) return sizeText(system, first);
  if (system === 'inch' || system === 'cm')
    return `${labels.map((label) => label.replace(` ${system}`, '')).join(', ')} ${system}`;
  if (system !== 'indianRing') return labels.join(', ');
  const isRange = labels.every((label, place) => Number(label) === Number(first) + place);
  return `Indian ${isRange && labels.length > 2 ? `${first}–${last}` : labels.join(', ')}`;
}

/** The SKU of one size: `RG101-14`; the product's without a suffix. */
export const sizeSku = (sku: string, suffix: string | undefined): string =>
  suffix === undefined ? sku : `${sku}-${suffix}`;

/** Evenly spaced ring or bangle sizes or lengths: from 8 to 22 in steps of 1. */
export function sizeRange(
  system: Exclude<SizeSystem, 'free'>,
  { from, to, step }: { from: number; to: number; step: number },
): string[] {
  const count = step > 0 ? Math.floor((to - from) / step + 1e-9) + 1 : 0;
  return Array.from({ length: Math.max(0, Math.min(count, 100)) }, (_, at) =>
    labelOf(system, String(Math.round((from + at * step) * 100) / 100)),
  ).filter((label) => sizeProblem(system, label) === undefined);
}

const RANGE = /^(.*?\d)\s*(?:–|—|to|-)\s*(\d.*)$/i;

/** The sizes in a text: `10, 12, 14`, `2.4 2.6`, or a range of ring sizes, `8-22`. Others are left out. */
export function sizesInText(system: SizeSystem, text: string): string[] {
  const parts = text.split(system === 'free' || system === 'inch' ? /[,;]/ : /[,;]|\s+(?=\d)/);
  const labels = parts.flatMap((part) => {
    const [, from = '', to = ''] = (system === 'indianRing' && RANGE.exec(tidy(part))) || [];
    if (from !== '')
      return sizeRange('indianRing', { from: Number(from), to: Number(to), step: 1 });
    return normalizeSize(system, part) ?? [];
  });
  return [...new Set(labels)];
}

export interface SizeQuantity {
  label: string;
  qty: number;
}

const escaped = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s*`);

/** The longest first, so that `Free size, broad` is not read as `Free size`. */
const anyOf = (labels: readonly string[]): string =>
  `(${labels
    .toSorted((one, other) => other.length - one.length)
    .map(escaped)
    .join('|')})`;

const UNIT = String.raw`(?:\s?(?:pcs?|pieces?|nos?|pairs?|prs?|sets?)\b\.?)`;
/** A dash without spaces and without a unit after the quantity may also be a range: `12-14`. */
const TIMES = String.raw`\s*(?:[x×*=:]|->|→)\s*`;
const DASH = String.raw`\s+[-–—]\s*|\s*[-–—]\s+`;
const TIGHT = String.raw`[-–—]`;

/**
 * Quantities per size in a text: `12x4 14x6`, `2.6 - 4, 2.8 - 8`, `size 12 - 4 pc`.
 * @param labels the sizes of the product
 * @returns each size once, in the order of the product, and the text that is neither a size nor a quantity
 */
export function parseSizeQuantities(
  text: string,
  system: SizeSystem,
  labels: readonly string[],
): { sizes: SizeQuantity[]; rest: string } {
  if (labels.length === 0) return { sizes: [], rest: tidy(text) };
  const size = system === 'free' ? `${PREFIX}${anyOf(labels)}` : FORMS[system];
  const quantity = String.raw`(?:(?:${TIMES}|${DASH})(\d{1,6})${UNIT}?|(?:${TIGHT}|\s+)(\d{1,6})${UNIT}|(${TIGHT})(\d{1,6}))`;
  const form = new RegExp(
    String.raw`(?<![\p{L}\d.-])${size}${quantity}(?![\p{L}\d.]|\s*[-–—x×*]\s*\d)`,
    'giu',
  );
  const quantities = new Map<string, number>();
  const rest = text.replace(form, (match: string, ...groups: (string | undefined)[]) => {
    const [number = '', spaced, named, dash, tight] = groups;
    const label =
      system === 'free'
        ? labels.find((each) => normalized(each) === normalized(number))
        : labelOf(system, number);
    const qty = Number(spaced ?? named ?? tight);
    const isRange = dash !== undefined && labels.includes(labelAt(system, tight));
    if (label === undefined || !labels.includes(label) || qty === 0 || isRange) return match;
    quantities.set(label, (quantities.get(label) ?? 0) + qty);
    return ' ';
  });
  return {
    sizes: labels.flatMap((label) => {
      const qty = quantities.get(label);
      return qty === undefined ? [] : [{ label, qty }];
    }),
    rest: tidy(rest.replace(/(?:\s*[,;+&]\s*)+/g, ', ').replace(/^[\s,]+|[\s,]+$/g, '')),
  };
}

const normalized = (text: string): string => text.toLowerCase().replace(/\s+/g, '');

const labelAt = (system: SizeSystem, number: string | undefined): string =>
  number === undefined || system === 'free' ? '' : labelOf(system, number);
