/** The buyer's own prices: the wholesale price with a margin. */

/** A margin of 100 %, in basis points. */
const WHOLE_BPS = 10_000;

/** The highest margin, basis points. */
export const MOST_MARGIN_BPS = 10 * WHOLE_BPS - 1;

/**
 * The price with a margin on it, paise.
 * @param paise the wholesale price
 * @param marginBps of the wholesale price, basis points
 * @param stepPaise rounds up to a multiple of this, so that the margin is never less
 */
export function priceWithMargin(paise: number, marginBps: number, stepPaise: number): number {
  const exact = paise * (WHOLE_BPS + marginBps);
  const step = WHOLE_BPS * stepPaise;
  const above = exact % step;
  return ((above === 0 ? exact : exact - above + step) / step) * stepPaise;
}

/** A typed margin in percent, such as `40` or `37.5`, in basis points; undefined if it is invalid. */
export function marginFrom(text: string): number | undefined {
  const percent = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/.exec(text.normalize('NFKC').trim());
  if (percent === null) return undefined;
  const [, whole = '', part = ''] = percent;
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** A margin in percent: `40`, `37.5`. */
export const marginText = (marginBps: number): string => String(marginBps / 100);
