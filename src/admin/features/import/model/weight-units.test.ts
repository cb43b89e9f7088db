import { expect, it } from 'vitest';
import { weightUnitColumns } from '#core/import/weight-unit-columns.ts';
import { withWeightUnits } from './weight-units.ts';

const weightsOf = (header: readonly string[], ...rows: readonly (readonly string[])[]) =>
  withWeightUnits({ header, rows: rows.map((cells, at) => ({ row: at + 2, cells })) }).rows.map(
    ({ cells }) => cells[0],
  );

it.each([
  [['item_weight', 'item_weight_unit_of_measure']],
  [['Weight', 'Weight Unit']],
  [['Net Wt', 'Wt. Unit']],
  [['Gross weight', 'Weight UoM']],
  [['Poids', 'Unité de poids']],
  [['Variant Weight', 'Variant Weight Unit']],
])('weights have the unit of their row: %j', (header) => {
  expect(
    weightsOf(header, ['0.004', 'KG'], ['4000', 'mg'], ['4 g', 'KG'], ['4', ''], ['', 'KG']),
  ).toEqual(['0.004 KG', '4000 mg', '4 g', '4', '']);
});

it.each([
  [['Variant Grams', 'Variant Weight Unit']],
  [['Weight (g)', 'Weight Unit']],
  [['Weight', 'Unit']],
  [['Price', 'Weight Unit']],
])('other columns have no unit of weight: %j', (header) => {
  expect(weightsOf(header, ['4', 'kg'])).toEqual(['4']);
});

it('names the columns with units', () => {
  expect(weightUnitColumns(['SKU', 'Weight', 'Weight Unit', 'Unit'])).toEqual(['Weight Unit']);
});
