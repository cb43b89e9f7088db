/** Words to the shop, as many as a link to its chat takes. */
import { formatCount } from '#core/format.ts';
import { whatsappLink } from '#core/whatsapp.ts';

/** Links of more characters are cut on some telephones on their way to WhatsApp. */
export const LONGEST_LINK = 4_000;

const rest = (lines: number): string =>
  `(and ${formatCount(lines)} more ${lines === 1 ? 'line' : 'lines'})`;
const PART = '(only its beginning)';

/** The longest beginning of a line that fits, without half an emoji. */
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
 * The address of a chat with the shop, never longer than telephones pass on.
 * @param head the first line
 * @param text lines that follow; those that do not fit are left out from the end, and their number is
 *   said; of a first line that alone is too long its beginning is kept, and that is said
 */
export function fittingLink(phone: string, head: string, text: string): string {
  const link = (lines: readonly string[]): string =>
    whatsappLink(phone, [head, ...lines].join('\n'));
  const fits = (lines: readonly string[]): boolean => link(lines).length <= LONGEST_LINK;
  const lines = text.split('\n');
  if (fits(lines)) return link(lines);
  const cut = (count: number): string[] => [...lines.slice(0, count), rest(lines.length - count)];
  let kept = 0;
  // Each line takes a place of its own, so more than fit need not be tried.
  while (kept + 1 < lines.length && fits(cut(kept + 1))) kept += 1;
  if (kept > 0) return link(cut(kept));
  const [first = '', ...others] = lines;
  const after = others.length === 0 ? [PART] : [PART, rest(others.length)];
  return link([beginningOf(first, (start) => fits([start, ...after])), ...after]);
}
