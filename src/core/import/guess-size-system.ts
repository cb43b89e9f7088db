/** The size system of the sizes in a list, which lists do not name. */
import { normalizeSize } from '#core/sizes/normalize-size.ts';
import type { SizeSystem } from '#schema/size-labels.ts';

const INCH = /\d\s?(?:inch(?:es)?|in\b|"|”|″|'')/i;
const CM = /\d\s?cms?\b/i;
const RING = /(?:\b(?:rings?|bands?|bagues?|anneaux?)\b|अंगूठी|अँगूठी)/i;

/** @param context the names of the column and the category, and the title */
export function guessSizeSystem(labels: readonly string[], context: string): SizeSystem {
  const fits = (system: SizeSystem): boolean =>
    labels.every((label) => normalizeSize(system, label) !== undefined);
  if (fits('bangle')) return 'bangle';
  if (fits('inch') && (labels.some((label) => INCH.test(label)) || /\binch/i.test(context)))
    return 'inch';
  if (fits('cm') && (labels.some((label) => CM.test(label)) || /\bcms?\b/i.test(context)))
    return 'cm';
  return fits('indianRing') && RING.test(context) ? 'indianRing' : 'free';
}
