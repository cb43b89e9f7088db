/** Reads one cell of text into the value of one product field. */
import { summary } from '#domain/summary.ts';
import type { ColumnType } from './columns.ts';
import { read, unread, type Conversion } from './conversion.ts';
import { parseDecimal, wholeNumber } from './decimal.ts';
import { slugOf } from '#domain/identifiers.ts';
import { readMoney, type MoneyReading } from './read-money.ts';
import { readWeight, type WeightReading } from './read-weight.ts';
import { tidyLine, tidyText } from './tidy-text.ts';

/** How cells are read: the mapping's settings for one field of one row. */
export interface CellReading extends MoneyReading, WeightReading {
  /** Parts a list. */
  separator: string;
  /** Whether a line that is too long is cut. */
  shorten: boolean;
}

export type CellValue = string | number | string[] | { minQty: number; pricePaise: number }[];

function readInteger(text: string, { decimal }: CellReading): Conversion<number> {
  const amount = parseDecimal(text, decimal);
  const whole = amount && wholeNumber(amount);
  return whole === null ? unread('expected a whole number', 'Correct the cell.') : read(whole);
}

function readChoice(text: string, values: readonly string[]): Conversion<string> {
  const folded = slugOf(text).replaceAll('-', '');
  const value = values.find((known) => slugOf(known).replaceAll('-', '') === folded);
  return value === undefined
    ? unread(
        `expected one of ${values.join(', ')}`,
        'Translate the word under "values" in the mapping.',
      )
    : read(value);
}

/** `12: 450 | 24: 420`: from so many pieces, so much a piece. */
function readTiers(
  text: string,
  how: CellReading,
): Conversion<{ minQty: number; pricePaise: number }[]> {
  const tiers: { minQty: number; pricePaise: number }[] = [];
  for (const part of text.split(how.separator)) {
    const [qty = '', price = ''] = part.split(':');
    const minQty = readInteger(qty, how);
    const pricePaise = readMoney(price, how);
    if (!minQty.ok || !pricePaise.ok) {
      return unread(`expected tiers like 12: 450 ${how.separator} 24: 420`, 'Correct the cell.');
    }
    tiers.push({ minQty: minQty.value, pricePaise: pricePaise.value });
  }
  return read(tiers);
}

/**
 * Reads a cell that is not empty. Bounds and patterns are left to the product's schema, which sees every
 * value afterwards.
 */
export function readCell(type: ColumnType, text: string, how: CellReading): Conversion<CellValue> {
  switch (type.kind) {
    case 'line': {
      const line = tidyLine(text);
      return read(how.shorten && type.max !== undefined ? summary(line, type.max) : line);
    }
    case 'text':
      return read(tidyText(text));
    case 'integer':
      return readInteger(text, how);
    case 'money':
      return readMoney(text, how);
    case 'weight':
      return readWeight(text, how);
    case 'choice':
      return readChoice(text, type.values);
    case 'list':
      return read(
        text
          .split(how.separator)
          .map(tidyLine)
          .filter((entry) => entry !== ''),
      );
    case 'tiers':
      return readTiers(text, how);
  }
}
