/** Reads one cell of text into the value of one product field. */
import { summary } from '#core/summary.ts';
import { readChoice, readInteger, readTiers, type CellValue } from './cell-readers.ts';
import type { ColumnType } from './columns.ts';
import { read, type Conversion } from './conversion.ts';
import { readMoney, type MoneyReading } from './read-money.ts';
import { readWeight, type WeightReading } from './read-weight.ts';
import { readRate, readShopCell } from './shop-cell.ts';
import { tidyLine, tidyText } from './tidy-text.ts';

/** How cells are read: the mapping's settings for one field of one row. */
export interface CellReading extends MoneyReading, WeightReading {
  /** Parts a list. */
  separator: string;
  /** Whether a line that is too long is cut. */
  shorten: boolean;
  /** What a rate without its sign is. */
  bareRate: 'percent' | 'basisPoints';
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
      return readTiers(text, how, (price) => readMoney(price, how));
    case 'rate':
      return how.bareRate === 'basisPoints' && !text.includes('%')
        ? readInteger(text, how)
        : readRate(text, how.decimal);
    case 'moment':
    case 'pictures':
      return readShopCell(type, text);
  }
}
