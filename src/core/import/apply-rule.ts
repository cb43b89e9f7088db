/** Computes one field of one row by its rule. */
import { showValue } from '#schema/problem.ts';
import { rejectionReason } from './column-names.ts';
import type { ProductColumn } from './columns.ts';
import type { Note } from './draft.ts';
import { columnsRead, placesIn, type ColumnRule, type FieldRule } from './field-rule.ts';
import type { Cells } from './list-row.ts';
import type { ImportMapping } from './mapping.ts';
import type { CellValue } from './cell-readers.ts';
import { readCell, type CellReading } from './read-cell.ts';
import { readShopCell } from './shop-cell.ts';
import { cellReading, fixedReading } from './readings.ts';
import type { RowProblem } from './row-problem.ts';
import { tidyLine } from './tidy-text.ts';

export interface RowContext {
  row: number;
  cells: Cells;
  mapping: ImportMapping;
  /** ISO code of the currency the row's prices are in. */
  currency: string;
}

export type Fed =
  | { state: 'value'; value: CellValue; fromList: boolean; notes: readonly Note['kind'][] }
  | { state: 'empty' }
  | { state: 'problem'; problem: RowProblem };

interface Wrong {
  actual: string;
  expected: string;
  remedy: string;
}

const problem = (
  { row }: RowContext,
  { field }: ProductColumn,
  rule: FieldRule,
  { actual, expected, remedy }: Wrong,
): Fed => ({
  state: 'problem',
  problem: {
    row,
    column: columnsRead(rule).join(', '),
    actual: showValue(actual === '' ? undefined : actual),
    expected,
    remedy,
    reason: rejectionReason(field, expected),
  },
});

/** The mapped value of a cell by the rule's `values`; undefined if there is none. */
function meaningOf(values: Readonly<Record<string, string>>, word: string): string | undefined {
  const folded = tidyLine(word).toLowerCase();
  return Object.entries(values).find(
    ([written]) => tidyLine(written).toLowerCase() === folded,
  )?.[1];
}

interface Word {
  text: string;
  from: 'cell' | 'values' | 'otherwise';
}

/**
 * The non-empty cells of the rule with their mapped values; or the first cell without a mapping.
 */
function mappedValues(rule: ColumnRule, cells: Cells): Word[] | { unknown: string } {
  const values: Word[] = [];
  for (const cell of rule.columns.map(cells)) {
    if (cell === '') continue;
    const meaning = rule.values && meaningOf(rule.values, cell);
    if (meaning !== undefined) values.push({ text: meaning, from: 'values' });
    else if (!rule.values) values.push({ text: cell, from: 'cell' });
    else if (rule.otherwise !== undefined) values.push({ text: rule.otherwise, from: 'otherwise' });
    else return { unknown: cell };
  }
  return values.filter(({ text }) => text !== '');
}

function noteOf(column: ProductColumn, text: string, value: CellValue): Note['kind'][] {
  if (column.type.kind !== 'line' || typeof value !== 'string' || value === text.trim()) return [];
  return [value === tidyLine(text) ? 'tidied' : 'shortened'];
}

function feedFromColumns(context: RowContext, column: ProductColumn, rule: ColumnRule): Fed {
  const values = mappedValues(rule, context.cells);
  if ('unknown' in values) {
    return problem(context, column, rule, {
      actual: values.unknown,
      expected: 'expected a known value',
      remedy: 'Correct the cell, or add the value to the mapping.',
    });
  }
  const [first] = values;
  if (!first) return feedDefault(context, column, rule);
  const isList = column.type.kind === 'list';
  const text = isList ? values.map((word) => word.text).join(rule.separator) : first.text;
  // Values from the mapping itself use its own units: rupees, with a decimal point.
  const reading: CellReading =
    first.from === 'cell'
      ? cellReading(context.mapping, rule, context.currency)
      : fixedReading(context.mapping, rule);
  const conversion =
    context.mapping.exact && first.from === 'cell'
      ? readShopCell(column.type, text)
      : readCell(column.type, text, reading);
  if (!conversion.ok) return problem(context, column, rule, { actual: text, ...conversion });
  const guessed = values.some((word) => word.from === 'otherwise');
  return {
    state: 'value',
    value: conversion.value,
    fromList: !guessed,
    notes: [
      ...(guessed ? (['otherwise'] as const) : []),
      ...noteOf(column, text, conversion.value),
    ],
  };
}

function feedDefault(context: RowContext, column: ProductColumn, rule: ColumnRule): Fed {
  if (rule.default !== undefined) {
    const fed = feedFixed(context, column, rule, rule.default);
    return fed.state === 'value' ? { ...fed, notes: ['default'] } : fed;
  }
  // A missing value leaves an existing product unchanged; a new one is validated by the schema.
  const isNeeded = column.required && (!context.mapping.partial || column.field === 'sku');
  if (!isNeeded) return { state: 'empty' };
  return problem(context, column, rule, {
    actual: '',
    expected: 'expected a value',
    remedy: 'Fill in the cell.',
  });
}

function feedFixed(context: RowContext, column: ProductColumn, rule: FieldRule, text: string): Fed {
  const conversion = readCell(column.type, text, fixedReading(context.mapping, rule));
  return conversion.ok
    ? { state: 'value', value: conversion.value, fromList: false, notes: [] }
    : problem(context, column, rule, { actual: text, ...conversion });
}

function feedLines(context: RowContext, lines: readonly string[]): Fed {
  const full = lines.filter((line) => placesIn(line).every((name) => context.cells(name) !== ''));
  const text = full
    .map((line) =>
      line.replace(/\{([^{}]+)\}/g, (_, name: string) => tidyLine(context.cells(name))),
    )
    .join('\n');
  return { state: 'value', value: text, fromList: true, notes: [] };
}

/** Computes a field whose rule does not copy another field. */
export function applyRule(
  context: RowContext,
  column: ProductColumn,
  rule: Exclude<FieldRule, { from: 'field' }>,
): Fed {
  switch (rule.from) {
    case 'column':
      return feedFromColumns(context, column, rule);
    case 'value':
      return feedFixed(context, column, rule, rule.value);
    case 'lines':
      return feedLines(context, rule.lines);
  }
}
