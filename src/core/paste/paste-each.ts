/** One quantity for each of several sizes in a pasted order: `8, 10, 12 x 6 each`. */
import { SIZE_FORMS, sizeLabel } from '#core/sizes/normalize-size.ts';
import { anyOf } from '#core/sizes/size-quantities.ts';
import type { SizeSystem } from '#schema/size-labels.ts';

const EACH = String.raw`(?:\s?(?:pcs?|pieces?|nos?|pairs?|prs?|sets?)\b\.?)?\s*(?:each|every|ea)\b\.?`;
const SIGN = String.raw`(?:\s*(?:[x×*=:]|->|→)\s*|\s+[-–—]\s*|\s*[-–—]\s+|\s+)`;
const BETWEEN = String.raw`(?:\s*[,/&+]\s*|\s+and\s+|\s+)`;

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
            system === 'free'
              ? labels.find((each) => each.toLowerCase() === number.toLowerCase())
              : sizeLabel(system, number),
          );
          const isMade = written.every((each) => each !== undefined && labels.includes(each));
          return isMade ? written.map((label = '') => `${label} x ${qty}`).join(', ') : match;
        },
      ),
    text,
  );
}
