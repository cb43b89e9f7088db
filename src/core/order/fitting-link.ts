/** WhatsApp messages cut to the length a link can have. */
import { formatCount } from '#core/format.ts';
import { whatsappLink } from '#core/whatsapp.ts';

/** Links of more characters are cut on some telephones on their way to WhatsApp. */
export const LONGEST_LINK = 4_000;

const DIRECTION_MARKS = /[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/g;

/** Isolates right-to-left text, so that it does not reorder the rest of a message. */
export const isolated = (text: string): string =>
  `\u2068${text.replace(DIRECTION_MARKS, '')}\u2069`;

const rest = (lines: number): string =>
  `(and ${formatCount(lines)} more ${lines === 1 ? 'line' : 'lines'})`;

/** A longer line is divided, so that its beginning fits. */
const LINE_PART = /.{1,200}/gu;

/**
 * A chat link that is never longer than phones accept.
 * @param head the first line; short
 * @param text further lines; those that do not fit are left out from the end, with a note of their number
 */
export function fittingLink(phone: string, head: string, text: string): string {
  const lines = text.split('\n').flatMap((line): string[] => line.match(LINE_PART) ?? ['']);
  const cut = (count: number): string => {
    const left = lines.length - count;
    const shown = [head, ...lines.slice(0, count), ...(left > 0 ? [rest(left)] : [])];
    return whatsappLink(phone, shown.join('\n'));
  };
  if (cut(lines.length).length <= LONGEST_LINK) return cut(lines.length);
  let fitting = 0;
  while (fitting + 1 < lines.length && cut(fitting + 1).length <= LONGEST_LINK) fitting += 1;
  return cut(fitting);
}
