/** The size system of the sizes in a list, which lists do not name. */
import { normalizeSize } from '#core/sizes/normalize-size.ts';
import { sizesInText } from '#core/sizes/sizes-in-text.ts';
import { MOST_SIZES } from '#schema/limits.ts';
import type { SizeSystem } from '#schema/size-labels.ts';

const INCH = /\d\s?(?:inch(?:es)?|in\b|"|”|″|'')/i;
const CM = /\d\s?cms?\b/i;
/** In names and titles; columns may be called `ring_size` and `length_cm`. */
const IN_INCHES = /(?<![a-z])inch|\(in\.?\)/i;
const IN_CM = /(?<![a-z])cms?(?![a-z])/i;
const RING = /(?<![a-z])(?:rings?|fingers?|bands?|bagues?|anneaux?)(?![a-z])|अंगूठी|अँगूठी/i;

const RINGS =
  /^\d{1,2}(?:\s*(?:[/&;]|\bto\b|से|[-–])\s*|\s+)\d{1,2}(?:(?:\s*[/&;]\s*|\s+)\d{1,2})*$/i;
const LETTERS = /^(?:x{0,3}[sl]|m|small|medium|large)$/i;

const BETWEEN = /\s*(?:[/&;+]|\b(?:and|et)\b|और)\s*/i;
const HYPHEN = /\s*[-–]\s*/;

/** The parts of a list. Only three or more are separated by hyphens: `16-18 inch` may be a range, or one adjustable size. */
function partsOf(text: string): string[] {
  const parts = text.trim().split(BETWEEN);
  const hyphened = text.trim().split(HYPHEN);
  return parts.length === 1 && hyphened.length > 2 ? hyphened : parts;
}

/** The parts of a text if all are sizes of one system; undefined if not. */
function listedSizes(text: string, context: string): string[] | undefined {
  const parts = partsOf(text);
  if (parts.length === 1 || parts.length > MOST_SIZES) return undefined;
  const fits = (system: SizeSystem): boolean =>
    parts.every((part) => normalizeSize(system, part) !== undefined);
  // `1/2 inch` is a fraction, and `16 + 2 inch` an extender.
  const areLengths =
    !text.includes('+') &&
    parts.every((part) => /^\d\d/.test(part) || INCH.test(part) || CM.test(part));
  const isInch = fits('inch') && (INCH.test(text) || IN_INCHES.test(context));
  const isCm = fits('cm') && (CM.test(text) || IN_CM.test(context));
  const isListed =
    (areLengths && (isInch || isCm)) ||
    (fits('indianRing') && RING.test(context)) ||
    // `S/M` is one size.
    (parts.length > 2 && parts.every((part) => LETTERS.test(part)));
  return isListed ? parts : undefined;
}

/**
 * The sizes in one cell that has no commas: `12/14/16`, `10 to 22` of rings, `2.4 2.6` or `2-4 to 2-8` of bangles,
 * `16" / 18"`.
 */
export function splitSizes(text: string, context: string): string[] {
  const bangles = sizesInText('bangle', text);
  if (bangles.rest === '' && bangles.labels.length > 1) return bangles.labels;
  // `2/4` is a bangle size.
  if (normalizeSize('bangle', text) !== undefined) return [text];
  const listed = listedSizes(text, context);
  if (listed !== undefined) return listed;
  if (!RINGS.test(text) || !RING.test(context)) return [text];
  const rings = sizesInText('indianRing', text);
  return rings.rest === '' ? rings.labels : [text];
}

const FRACTION = /\s*\b\d\/[248]\b/g;
const SEVERAL = /\d\D{0,8}(?:[/&;+–—-]|\b(?:to|and|et)\b|और|से)\D{0,4}\d|\d\)?(?:\s+|x)\d/i;

/** Whether one label of a list may stand for several sizes: `16 to 18`, `12/14`, `24 26 28`. */
export const looksLikeSeveral = (label: string): boolean =>
  normalizeSize('bangle', label) === undefined && SEVERAL.test(label.replace(FRACTION, ''));

/** @param context the names of the column and the category, and the title */
export function guessSizeSystem(labels: readonly string[], context: string): SizeSystem {
  const fits = (system: SizeSystem): boolean =>
    labels.every((label) => normalizeSize(system, label) !== undefined);
  if (fits('bangle')) return 'bangle';
  if (fits('inch') && (labels.some((label) => INCH.test(label)) || IN_INCHES.test(context)))
    return 'inch';
  if (fits('cm') && (labels.some((label) => CM.test(label)) || IN_CM.test(context))) return 'cm';
  return fits('indianRing') && RING.test(context) ? 'indianRing' : 'free';
}
