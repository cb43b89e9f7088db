/** Reads one cell of text into the value of one product field. */
import { summary } from '#core/summary.ts';
import { readSizes } from './size-cell.ts';
import { readChoice, readInteger, readTiers, readUnit, type CellValue } from './cell-readers.ts';
import type { ColumnType } from './columns.ts';
import { read, type Conversion } from './conversion.ts';
import { readMoney, type MoneyReading } from './read-money.ts';
import { readWeight, type WeightReading } from './read-weight.ts';
import { readRate, readShopCell } from './shop-cell.ts';
import { tidyLine, tidyText } from './tidy-text.ts';

/** How cells are read: the mapping's settings for one field of one row. */
export interface CellReading extends MoneyReading, WeightReading {
  /** The separator of a list. */
  separator: string;
  /** Whether to shorten a long line. */
  shorten: boolean;
  /** The unit of a rate without a sign. */
  bareRate: 'percent' | 'basisPoints';
}

/** Parses a non-empty cell. The product schema checks limits and patterns afterwards. */
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
    case 'unit':
      return readUnit(text);
    case 'sizes':
      return readSizes(text);
    case 'rate':
      return how.bareRate === 'basisPoints' && !text.includes('%')
        ? readInteger(text, how)
        : readRate(text, how.decimal);
    case 'moment':
    case 'pictures':
      return readShopCell(type, text);
  }
}
