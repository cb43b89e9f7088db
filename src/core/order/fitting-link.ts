/** WhatsApp messages cut to the length a link can have. */
import { formatCount } from '#core/format.ts';
import { whatsappLink } from '#core/whatsapp.ts';

/** Links of more characters are cut on some telephones on their way to WhatsApp. */
export const LONGEST_LINK = 4_000;

const rest = (lines: number): string =>
  `(and ${formatCount(lines)} more ${lines === 1 ? 'line' : 'lines'})`;
const PART = '(only its beginning)';

/** The longest prefix that fits, without splitting an emoji. */
function beginningOf(line: string, fits: (text: string) => boolean): string {
  const signs = Array.from(line.slice(0, LONGEST_LINK));
  let [low, high] = [0, signs.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(signs.slice(0, middle).join(''))) low = middle;
    else high = middle - 1;
  }
  return signs.slice(0, low).join('');
}

/**
 * A chat link that is never longer than phones accept.
 * @param head the first line, cut with a note if it alone is too long
 * @param text further lines; those that do not fit are left out from the end, with a note of their number
 */
export function fittingLink(phone: string, head: string, text: string): string {
  const link = (lines: readonly string[]): string =>
    whatsappLink(phone, [head, ...lines].join('\n'));
  const fits = (lines: readonly string[]): boolean => link(lines).length <= LONGEST_LINK;
  const lines = text.split('\n');
  if (fits(lines)) return link(lines);
  const cut = (count: number): string[] => [...lines.slice(0, count), rest(lines.length - count)];
  let fitting = 0;
  // Each line takes at least one character, so more lines than characters need not be tried.
  while (fitting + 1 < lines.length && fits(cut(fitting + 1))) fitting += 1;
  if (fitting > 0) return link(cut(fitting));
  const [first = '', ...others] = lines;
  const after = others.length === 0 ? [PART] : [PART, rest(others.length)];
  return link([beginningOf(first, (start) => fits([start, ...after])), ...after]);
}
