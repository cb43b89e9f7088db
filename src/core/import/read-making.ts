/** Parses a making charge, whose cell may state its basis: per gram, per unit of sale, or percent of the silver. */
import { nameOf } from './column-names.ts';
import { read, unreadable, type Conversion } from './conversion.ts';
import type { CellFormat, ImportMapping } from './mapping.ts';
import type { FieldValues } from './nested-fields.ts';
import { readCell } from './read-cell.ts';
import { LONGEST_PRICE, PER_GRAM, PER_UNIT, weightOfRate } from './read-money.ts';

const MAKING_FIELDS = [
  'byWeight.makingPerGramPaise',
  'byWeight.makingPerUnitPaise',
  'byWeight.makingBps',
] as const;
type MakingField = (typeof MAKING_FIELDS)[number];
const [PER_GRAM_FIELD, PER_UNIT_FIELD, PERCENT_FIELD] = MAKING_FIELDS;

export const isMaking = (field: string): field is MakingField =>
  MAKING_FIELDS.some((each) => each === field);

const PERCENT = /\s*(?:%|per\s?cent|pour\s?cent|प्रतिशत)\.?$/iu;

/** The basis that a cell states: `15/gm`, `Rs 150 per pc`, `12%`; undefined for an amount alone. */
function statedBasis(text: string): MakingField | undefined {
  if (text.length > LONGEST_PRICE) return undefined;
  if (PERCENT.test(text)) return PERCENT_FIELD;
  if (PER_GRAM.test(text)) return PER_GRAM_FIELD;
  return PER_UNIT.test(text) ? PER_UNIT_FIELD : undefined;
}

/** The amount on the basis that the cell states, or else on the basis of `field`. */
export function readMaking(
  field: MakingField,
  written: string,
  format: CellFormat,
): Conversion<{ field: MakingField; value: unknown }> {
  // A longer text is no amount.
  const text = written.slice(0, LONGEST_PRICE + 1);
  const basis = statedBasis(text) ?? field;
  const conversion =
    basis === PERCENT_FIELD
      ? readCell({ kind: 'rate' }, text.replace(PERCENT, '%'), format)
      : readCell({ kind: 'money' }, text.replace(PER_GRAM, ''), format);
  return conversion.success ? read({ field: basis, value: conversion.value }) : conversion;
}

/** Whether a list of another shop has one column with making charges, so that each cell is the whole charge. */
const isOnlyMaking = ({ columns, exact }: ImportMapping): boolean =>
  !exact && MAKING_FIELDS.filter((each) => columns[each] !== undefined).length === 1;

/** The value for the field of the basis, unless another column has that field. */
export function readMakingFor(
  field: MakingField,
  text: string,
  mapping: ImportMapping,
): Conversion<FieldValues> {
  const making = readMaking(field, text, mapping);
  if (!making.success) return making;
  const { field: basis, value } = making.value;
  const column = basis === field ? undefined : mapping.columns[basis];
  if (column !== undefined)
    return unreadable(`expected a ${nameOf(field).toLowerCase()}`, `Write it in “${column}”.`);
  const others = isOnlyMaking(mapping)
    ? MAKING_FIELDS.map((each) => [each, undefined] as const)
    : [];
  return read({ ...Object.fromEntries(others), [basis]: value });
}

/** Whether the name of a column states another basis: `Labour/gm` for charges per piece, `Labour/kg` for any. */
export function isOtherBasis(field: MakingField, column: string): boolean {
  const weight = weightOfRate(column);
  return weight === 'other' || (weight === 'gram' && field !== PER_GRAM_FIELD);
}

/** Whether most of these cells have this basis; an amount alone may have any. */
export function isUsualBasis(field: MakingField, values: readonly string[]): boolean {
  const counts = Map.groupBy(values, (text) => statedBasis(text) ?? field);
  const own = counts.get(field)?.length ?? 0;
  return [...counts.values()].every(({ length }) => length <= own);
}
