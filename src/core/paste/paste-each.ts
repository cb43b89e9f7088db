/** Writes sizes and their quantities in a pasted order in one form: `8, 10, 12 x 6 each`, `14 size 12 pcs`. */
import { SIZE_FORMS, sizeLabel } from '#core/sizes/normalize-size.ts';
import { anyOf, unitAfter } from '#core/sizes/size-quantities.ts';
import type { SizeSystem } from '#schema/size-labels.ts';

const UNIT = unitAfter();
const EACH = String.raw`${UNIT}?\s*(?:each|every|ea)\b\.?`;
const SIGN = String.raw`(?:\s*(?:[x×*=:]|->|→)\s*|\s+[-–—]\s*|\s*[-–—]\s+|\s+)`;
const BETWEEN = String.raw`(?:\s*[,/&+]\s*|\s+and\s+|\s+)`;

/** The label of a size as written; undefined for a free text that is none of the sizes. */
const labelOf = (system: SizeSystem, written: string, labels: readonly string[]) =>
  system === 'free'
    ? labels.find((label) => label.toLowerCase() === written.toLowerCase())
    : sizeLabel(system, written);

/**
 * The text with a quantity beside each size, `8x6, 10x6, 12x6`, as the reader of sizes understands it.
 * @param labels the sizes of the product; a list with another size is not changed
 */
export function spreadEach(text: string, system: SizeSystem, labels: readonly string[]): string {
  if (labels.length === 0 || !/\bea(?:ch)?\b|\bevery\b/i.test(text)) return text;
  const size = system === 'free' ? anyOf(labels) : SIZE_FORMS[system];
  const list = String.raw`(?<list>${size}(?:${BETWEEN}${size})+)`;
  const quantity = String.raw`(?<qty>\d{1,6})${EACH}`;
  const forms = [
    String.raw`${list}${SIGN}${quantity}(?:\s+sizes?\b)?`,
    String.raw`${quantity}(?:\s+(?:of|in|for))?(?:\s+sizes?\b)?[\s:.-]+${list}`,
  ];
  return forms.reduce(
    (all, form) =>
      all.replace(
        new RegExp(String.raw`(?<![\p{L}\d.-])${form}(?![\p{L}\d.-])`, 'giu'),
        (match: string, ...rest: unknown[]) => {
          // The last argument of a replacer has the named groups.
          const { list: sizes = '', qty = '' } = rest.at(-1) as Record<string, string>;
          const written = Array.from(sizes.matchAll(new RegExp(size, 'giu')), ([, number = '']) =>
            labelOf(system, number, labels),
          );
          const isMade = written.every((each) => each !== undefined && labels.includes(each));
          return isMade ? written.map((label = '') => `${label} x ${qty}`).join(', ') : match;
        },
      ),
    text,
  );
}

/** A quantity after `14 size`; a dash without a unit may also be that of a range. */
const QUANTITY_AFTER = String.raw`(?:(?<dash>\s*[-–—]\s*)|\s*[x×*=:]\s*|\s+(?:me|mein|main)\s+|\.?\s*(?=\d{1,6}${UNIT}))(?<qty>\d{1,6})(?<unit>${UNIT})?(?![\p{L}\d.]|\s*[-–—x×*]\s*\d|\s*(?:sizes?|sz)\b)`;

/**
 * The text with a quantity beside each size: `14 size 12 pcs` becomes `14 qty 12 pcs`.
 * @param labels the sizes of the product; another number before the word is not changed
 */
export function sizesBeforeWord(
  text: string,
  system: SizeSystem,
  labels: readonly string[],
): string {
  if (labels.length === 0 || !/\bs(?:ize|z)/i.test(text)) return text;
  const size = system === 'free' ? anyOf(labels) : SIZE_FORMS[system];
  const form = String.raw`(?<![\p{L}\d.-])(?<!(?:[x×*=:-]|qty|sizes?|sz)\s*)${size}\s*(?:k[aei]\s+)?(?:size|sz)\b${QUANTITY_AFTER}`;
  return text.replace(new RegExp(form, 'giu'), (match: string, ...rest: unknown[]) => {
    // The first argument is the size, and the last one has the named groups.
    const [number, groups] = [rest[0] as string, rest.at(-1) as Record<string, string | undefined>];
    const label = labelOf(system, number, labels);
    if (label === undefined || !labels.includes(label)) return match;
    const isRange = groups['dash'] !== undefined && groups['unit'] === undefined;
    const quantity = [groups['qty'], groups['unit']].join('');
    return `${label} ${isRange ? 'x' : 'qty'} ${quantity}`;
  });
}
