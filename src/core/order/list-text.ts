/**
 * An order list as text for a URL fragment: `RG101.12~ER204.6`, with sizes `BG101.12.2-4=6.2-6=6`. A shared list can
 * begin with its name, `=Refill~RG101.12`, and a line can end with its note, `RG101.12.=no_20_stone`.
 */
import { LONGEST_LINK } from './fitting-link.ts';
import type { SizeQuantity } from '#core/sizes/size-quantities.ts';

export const BETWEEN_LINES = '~';
export const BEFORE_QUANTITY = '.';
/** Without a label before it. */
export const BEFORE_TEXT = '=';

export interface ListLine {
  sku: string;
  qty: number;
  sizes?: readonly SizeQuantity[] | undefined;
  note?: string | undefined;
}

/** Escapes special characters in a text: `18 inch` is `18_20_inch`. */
const escaped = (label: string): string =>
  label.replace(/[^\p{L}\d-]/gu, (sign) => `_${sign.codePointAt(0)?.toString(16) ?? ''}_`);

/** One line, without its note. */
export const lineToText = ({ sku, qty, sizes = [] }: ListLine): string =>
  [sku, qty, ...sizes.map((size) => `${escaped(size.label)}=${size.qty}`)].join(BEFORE_QUANTITY);

/** The list, without notes. */
export const listToText = (list: readonly ListLine[]): string =>
  list.map(lineToText).join(BETWEEN_LINES);

const textPart = (text: string): string => `${BEFORE_TEXT}${escaped(text)}`;

/** Leaves room for the address of the page. */
const LONGEST_SHARED = LONGEST_LINK - 200;

/**
 * The list to share, with its name and the notes of its lines.
 * @returns without the notes if the link would be longer than phones accept
 */
export function sharedListText(list: readonly ListLine[], name = '') {
  const parts = name === '' ? [] : [textPart(name)];
  const noted = list.map((line) =>
    line.note === undefined
      ? lineToText(line)
      : `${lineToText(line)}${BEFORE_QUANTITY}${textPart(line.note)}`,
  );
  const whole = [...parts, ...noted].join(BETWEEN_LINES);
  const hasNotes = encodeURIComponent(whole).length <= LONGEST_SHARED;
  return { text: hasNotes ? whole : [...parts, listToText(list)].join(BETWEEN_LINES), hasNotes };
}
