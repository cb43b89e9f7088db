/** Reads the cells of one row into values for product fields. */
import { formatCount } from '#core/format.ts';
import { latinDigits } from '#core/latin-digits.ts';
import { showValue } from '#schema/problem.ts';
import type { PriceTier } from '#schema/product.ts';
import { nameOf } from './column-names.ts';
import { PRODUCT_COLUMNS, type ImportField, type ProductColumn } from './columns.ts';
import { read } from './conversion.ts';
import type { CellReader } from './group-rows.ts';
import type { ImportMapping } from './mapping.ts';
import type { OptionColumns } from './option-columns.ts';
import { isNothing, readCell } from './read-cell.ts';
import type { List, ListRow } from './read-list.ts';
import { isMaking, readMakingFor } from './read-making.ts';
import { readMoney } from './read-money.ts';
import { dimensionIn } from './shared-dimensions.ts';
import { valueProblem, type RowNote, type RowProblem } from './row-problem.ts';

export interface ReadRow {
  values: Record<string, unknown>;
  problems: RowProblem[];
  notes: RowNote[];
}

/** Everything that reading a row needs. */
export interface ListReading {
  mapping: ImportMapping;
  list: List;
  cell: CellReader;
  /** The fields that have a column. */
  fields: readonly ProductColumn[];
  /** Further columns with pictures. */
  pictures: readonly string[];
  options: readonly OptionColumns[];
}

/** The text of a field; a list of another shop may have a column for each picture. */
function textOf(row: ListRow, { field, type }: ProductColumn, reading: ListReading): string {
  const { mapping, cell, pictures } = reading;
  const column = mapping.columns[field];
  if (type.kind === 'length') return dimensionIn(cell(row, column), field, mapping.columns);
  if (type.kind !== 'pictures' || column === undefined || mapping.exact) return cell(row, column);
  return [column, ...pictures.filter((name) => name !== column)]
    .map((name) => cell(row, name))
    .filter((text) => text !== '')
    .join(' ');
}

/** Suppliers write both in one column: the polish of a piece is rhodium, or oxidised. */
const IN_ONE_COLUMN: Partial<Record<string, ImportField>> = {
  plating: 'finish',
  finish: 'plating',
};

/** A value that belongs to the other field, unless the list has a column for it. */
function valueOfOther(field: ImportField, text: string, { mapping }: ListReading) {
  const other = PRODUCT_COLUMNS.find((column) => column.field === IN_ONE_COLUMN[field]);
  if (other === undefined || mapping.exact || mapping.columns[other.field]) return undefined;
  const conversion = readCell(other.type, text, mapping);
  return conversion.success ? { [other.field]: conversion.value } : undefined;
}

/** The values of a cell. */
function readField({ field, type }: ProductColumn, text: string, reading: ListReading) {
  const { mapping } = reading;
  if (isMaking(field) && !mapping.exact) return readMakingFor(field, text, mapping);
  const conversion = readCell(type, text, mapping, mapping.exact ? '' : mapping.columns[field]);
  if (conversion.success) return read({ [field]: conversion.value });
  const other = valueOfOther(field, text, reading);
  return other ? read(other) : conversion;
}

const isZero = (text: string): boolean => /^\D*0+(?:[.,]0+)?\D*$/.test(latinDigits(text));

/** Kinds whose values are above 0; a rate can be 0%. */
const ABOVE_ZERO = new Set<string>(['weight', 'money', 'integer', 'length', 'thickness']);

/** Other shop systems write 0 for a number that was not entered. */
const isNotEntered = ({ field, type: { kind } }: ProductColumn, text: string): boolean =>
  (ABOVE_ZERO.has(kind) || isMaking(field)) && isZero(text);

/** The price and the volume pricing in columns by quantity; a tier at the price of the one before is none. */
function readTierColumns(row: ListRow, { mapping, cell }: ListReading, own: unknown): ReadRow {
  const problems: RowProblem[] = [];
  const tiers: PriceTier[] = [];
  for (const { minQty, column } of mapping.tierColumns) {
    const text = cell(row, column);
    if (text === '' || isNothing(text) || isZero(text)) continue;
    const price = readMoney(text, mapping, column);
    if (price.success) tiers.push({ minQty, pricePaise: price.value });
    else {
      const wrong = { field: 'tiers', column, actual: showValue(text), ...price };
      problems.push({ ...valueProblem(wrong), row: row.row });
    }
  }
  const [first] = tiers;
  if (first === undefined) return { values: {}, problems, notes: [] };
  const hasColumn = mapping.columns.pricePaise !== undefined;
  const pricePaise = hasColumn ? own : first.pricePaise;
  const cheaper = tiers.filter(
    (tier, at) => tier.pricePaise !== (tiers[at - 1]?.pricePaise ?? pricePaise),
  );
  const isOnlyPrice = !hasColumn && tiers.length === 1;
  const isLater = !hasColumn && first.minQty > (mapping.tierColumns[0]?.minQty ?? 0);
  return {
    values: {
      ...(pricePaise !== undefined && { pricePaise }),
      ...(!isOnlyPrice && { tiers: cheaper }),
    },
    problems,
    notes: isLater
      ? [
          {
            reason: 'No price for the smallest quantity: check the MOQ',
            message: `The price is the one from ${formatCount(first.minQty)}. Check the MOQ.`,
          },
        ]
      : [],
  };
}

export function readCells(row: ListRow, reading: ListReading): ReadRow {
  const { mapping } = reading;
  const values: Record<string, unknown> = {};
  const problems: RowProblem[] = [];
  const notes: RowNote[] = [];
  for (const each of reading.fields) {
    const { field, type } = each;
    const column = mapping.columns[field];
    const written = textOf(row, each, reading);
    // In the shop's own list, spaces belong to longer texts.
    const text = type.kind === 'text' ? written : written.trim();
    if (text === '' || (!mapping.exact && isNothing(text))) continue;
    if (!mapping.exact && isNotEntered(each, text)) {
      const reason = `${nameOf(field)}: 0 is left out`;
      notes.push({ reason, message: `${reason}.` });
      continue;
    }
    const conversion = readField(each, text, reading);
    if (conversion.success) Object.assign(values, conversion.value);
    else
      problems.push({
        ...valueProblem({ field, column, actual: showValue(text), ...conversion }),
        row: row.row,
      });
  }
  const tiers = readTierColumns(row, reading, values['pricePaise']);
  return {
    values: { ...values, ...tiers.values },
    problems: [...problems, ...tiers.problems],
    notes: [...notes, ...tiers.notes],
  };
}
