/** Cell readers shared by suppliers' lists and the shop's own. */
import { slugOf } from '#core/identifiers.ts';
import { parseUnit } from '#core/parse-unit.ts';
import type { ProductSize } from '#schema/size.ts';
import type { Image } from '#schema/image.ts';
import { read, unreadable, type Conversion } from './conversion.ts';
import { parseDecimal, wholeNumber, type DecimalMark } from './decimal.ts';

export type CellValue =
  | string
  | number
  | Date
  | string[]
  | { minQty: number; pricePaise: number }[]
  | Image[]
  | ProductSize[];

export function readInteger(
  text: string,
  { decimal }: { decimal: DecimalMark },
): Conversion<number> {
  const amount = parseDecimal(text, decimal);
  const whole = amount && wholeNumber(amount);
  return whole === null ? unreadable('expected a whole number', 'Write it like 12.') : read(whole);
}

export function readChoice(text: string, values: readonly string[]): Conversion<string> {
  const folded = slugOf(text).replaceAll('-', '');
  const value = values.find((allowed) => slugOf(allowed).replaceAll('-', '') === folded);
  return value === undefined
    ? unreadable(`expected one of ${values.join(', ')}`, 'Use one of these words.')
    : read(value);
}

export function readUnit(text: string): Conversion<string> {
  const unit = parseUnit(text);
  return unit === undefined
    ? unreadable('expected piece, pair or a set like “set of 6”', 'Write piece, pair or set of 6.')
    : read(unit);
}

/** `12: 450 | 24: 420`: minimum quantity and unit price. */
export function readTiers(
  text: string,
  how: { separator: string; decimal: DecimalMark },
  readPrice: (text: string) => Conversion<number>,
): Conversion<{ minQty: number; pricePaise: number }[]> {
  const tiers: { minQty: number; pricePaise: number }[] = [];
  for (const part of text.split(how.separator)) {
    const [qty = '', price = ''] = part.split(':');
    const minQty = readInteger(qty, how);
    const pricePaise = readPrice(price);
    if (!minQty.ok || !pricePaise.ok) {
      return unreadable(
        `expected tiers like 12: 450 ${how.separator} 24: 420`,
        'Write quantity and price, like 12: 450.',
      );
    }
    tiers.push({ minQty: minQty.value, pricePaise: pricePaise.value });
  }
  return read(tiers);
}
