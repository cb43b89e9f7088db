/** The settings a cell is read with, from the mapping, the field's rule and the row's currency. */
import type { FieldRule } from './field-rule.ts';
import type { ImportMapping } from './mapping.ts';
import type { CellReading } from './read-cell.ts';

const optionsOf = (mapping: ImportMapping, rule: FieldRule) => ({
  rates: mapping.money?.rates ?? {},
  step: mapping.money?.roundToPaise ?? 1,
  unit: rule.from === 'column' ? rule.unit : undefined,
  separator: rule.from === 'column' ? rule.separator : '|',
  shorten: rule.from === 'column' && rule.shorten,
});

/** Number format of the list's cells. */
export const cellReading = (
  mapping: ImportMapping,
  rule: FieldRule,
  currency: string,
): CellReading => ({
  ...optionsOf(mapping, rule),
  decimal: mapping.decimal,
  currency,
  bareRate: 'percent',
});

/**
 * Number format of the mapping itself: prices in rupees, rates in basis points, a decimal point.
 */
export const fixedReading = (mapping: ImportMapping, rule: FieldRule): CellReading => ({
  ...optionsOf(mapping, rule),
  decimal: '.',
  currency: 'INR',
  bareRate: 'basisPoints',
});
