/** Sizes that Excel changed: it takes `2-4` and `10-20` for dates, and `2.10` for the number 2.1. */
import { normalizeSize, tidySize } from './normalize-size.ts';

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

const [MONTH, DAY] = [`(${MONTHS.join('|')})`, String.raw`(\d{1,2})`];
/** `04-Feb` and `Feb-04` of an American Excel, `02-Apr` of an Indian one. */
const DATE = new RegExp(`^(?:${DAY}[- ]${MONTH}|${MONTH}[- ]${DAY})$`, 'i');

/** Whether it has the form in which Excel shows `10-20` and `8-12`: `Oct-20`, `08-Dec`. */
export const isExcelDate = (label: string): boolean => DATE.test(tidySize(label));

/** `2-4`, which Excel shows as a day of February or as the second day of a month; undefined for another text. */
function fromDate(label: string): string | undefined {
  const [, day, month, monthFirst = month, dayLast = day] = DATE.exec(tidySize(label)) ?? [];
  const parts = [MONTHS.indexOf((monthFirst ?? '').toLowerCase()) + 1, Number(dayLast)];
  const at = parts.indexOf(2);
  return at < 0 ? undefined : normalizeSize('bangle', `2-${parts[1 - at]}`);
}

const isTen = (label: string): boolean => tidySize(label) === '2.1';

/** A size of a product with bangle sizes as it was before Excel changed it: `04-Feb` is `2-4`, `2.1` is `2-10`. */
export const bangleBeforeExcel = (label: string): string =>
  isTen(label) ? '2-10' : (fromDate(label) ?? label);

/** In the name of a category or a product. */
const BANGLES = /(?<![a-z])(?:bangles?|kad[ae]s?|kangans?|joncs?)(?![a-z])|कड़[ाे]|कंगन|चूड़/i;

/**
 * The sizes of a product as they were before Excel changed them; `2.1` only among bangle sizes, or alone if the product is
 * a bangle.
 * @param context the names of the column and the category, and the title
 */
export function beforeExcel(labels: readonly string[], context = ''): string[] {
  const dated = labels.map((label) => fromDate(label) ?? label);
  const others = dated.filter((label) => !isTen(label));
  const areBangles =
    others.length > 0
      ? others.every((label) => normalizeSize('bangle', label) !== undefined)
      : // The nukta of कड़ा becomes a character of its own.
        BANGLES.test(context.normalize('NFC'));
  return areBangles ? dated.map(bangleBeforeExcel) : dated;
}
