/** Writes values as cells of the shop's own lists, which are read back without loss. */
import { shownNumber } from '#core/editing/typed-number.ts';
import type { ByWeight } from '#schema/by-weight.ts';
import type { Image } from '#schema/image.ts';
import type { PriceTier } from '#schema/product.ts';
import type { ProductSize } from '#schema/size.ts';
import type { ColumnType } from './columns.ts';
import { showSizes } from './size-cell.ts';

const SEPARATOR = ' | ';

/** CSV would lose a carriage return, so it is written `\r`, and a backslash is doubled. */
const escapeText = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('\r', String.raw`\r`);
export const unescapeText = (text: string): string =>
  text.replace(/\\(\\|r)/g, (_, sign: string) => (sign === 'r' ? '\r' : sign));

const escapePart = (text: string): string => text.replace(/[\\|,]/g, String.raw`\$&`);

const INDIA = 5.5 * 60 * 60 * 1_000;

/** In the shop's own time: `2026-01-15T12:00:00+05:30`. */
const showMoment = (ms: number): string =>
  new Date(ms + INDIA).toISOString().replace(/(?:\.000)?Z$/, '+05:30');

/** A valid value as a cell, before formula guards. */
export function showCell(type: ColumnType, value: unknown): string {
  if (value === undefined) return '';
  switch (type.kind) {
    case 'line':
    case 'unit':
    case 'purity':
    case 'country':
    case 'choice':
    case 'integer':
      return String(value);
    case 'text':
      return escapeText(String(value));
    case 'money':
      return shownNumber(value, 'rupees');
    case 'weight':
      return shownNumber(value, 'grams');
    case 'length':
      return shownNumber(value, 'millimetres');
    case 'thickness':
      return shownNumber(value, 'microns');
    case 'rate':
      return `${shownNumber(value, 'percent')}%`;
    case 'moment':
      return showMoment(Number(value));
    case 'list':
      // The schema of the field guarantees the type of the elements, here and below.
      return (value as string[]).map(escapePart).join(SEPARATOR);
    case 'tiers':
      return (value as PriceTier[]) // as above
        .map(({ minQty, pricePaise }) => `${minQty}: ${shownNumber(pricePaise, 'rupees')}`)
        .join(SEPARATOR);
    case 'makingTiers':
      return (value as ByWeight['makingTiers']) // as above
        .map(({ minQty, offBps }) => `${minQty}: ${shownNumber(offBps, 'percent')}%`)
        .join(SEPARATOR);
    case 'sizes':
      return showSizes(value as ProductSize[]); // as above
    case 'pictures':
      return (value as Image[]) // as above
        .map((each) => JSON.stringify(each))
        .join('\n');
  }
}
