/** The size system of the sizes in a list, which lists do not name. */
import { normalizeSize, sizesInText } from '#core/sizes/normalize-size.ts';
import type { SizeSystem } from '#schema/size-labels.ts';

const INCH = /\d\s?(?:inch(?:es)?|in\b|"|”|″|'')/i;
const CM = /\d\s?cms?\b/i;
/** In names and titles; columns may be called `ring_size` and `length_cm`. */
const IN_INCHES = /(?<![a-z])inch|\(in\.?\)/i;
const IN_CM = /(?<![a-z])cms?(?![a-z])/i;
const RING = /(?<![a-z])(?:rings?|fingers?|bands?|bagues?|anneaux?)(?![a-z])|अंगूठी|अँगूठी/i;

const RINGS = /^\d{1,2}(?:\s*(?:[/&;]|\bto\b|[-–])\s*|\s+)\d{1,2}(?:(?:\s*[/&;]\s*|\s+)\d{1,2})*$/i;
const BANGLES = /^2(?:[-./]\d{1,2}(?:[\s&]+2[-./]\d{1,2})+|[-.]\d{1,2}(?:\s*\/\s*2[-.]\d{1,2})+)$/;
const INCHES =
  /^(?:\d{1,2}(?:\.\d+)?(?:(?<=\d\d)|\s*(?:inch(?:es)?|in|["”″]|''))\s*[/&]\s*)+\d{1,2}(?:\.\d+)?\s*(?:inch(?:es)?|in|["”″]|'')$/i;

/** The sizes in one cell that has no commas: `12/14/16`, `10 to 22` of rings, `2.4 2.6` of bangles, `16" / 18"`. */
export function splitSizes(text: string, context: string): string[] {
  if (BANGLES.test(text))
    return sizesInText('bangle', text.replace(/[&]|(?<=\d)\s*\/\s*(?=2[-.])/g, ' '));
  if (INCHES.test(text)) return text.split(/[/&]/).map((part) => part.trim());
  const isRings =
    RINGS.test(text) && RING.test(context) && normalizeSize('bangle', text) === undefined;
  if (!isRings) return [text];
  return sizesInText(
    'indianRing',
    text.replace(/\s*(?:to|[-–])\s*/i, '-').replace(/\s*[/&;]\s*|\s+/g, ','),
  );
}

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
