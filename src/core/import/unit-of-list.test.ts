import { expect, test } from 'vitest';
import { guessMapping } from './match-columns.ts';

const unitIn = (header: readonly string[], ...rows: string[][]) =>
  guessMapping(
    header,
    rows.map((cells, at) => ({ row: at + 2, cells })),
  ).defaults['unit'];

test.each([
  [['SKU', 'Net wt per pair (g)', 'Price'], ['ER1', '4.2', '450'], 'pair'],
  [['SKU', 'Weight', 'Price'], ['ER1', '4.2 g/pair', '450'], 'pair'],
  [['SKU', 'Weight', 'Price'], ['ER1', '4.2', '₹450/pair'], 'pair'],
  [['SKU', 'Weight', 'Price', 'MOQ'], ['ER1', '4.2', '450', '6 prs'], 'pair'],
  [['SKU', 'Weight', 'Price', 'MOQ'], ['ER1', '4.2', '450', '6 जोड़ी'], 'pair'],
  [['SKU', 'Weight', 'Price', 'MOQ'], ['ER1', '4.2', '450', '६ जोड़ी'], 'pair'],
  [['SKU', 'Weight', 'Price', 'MOQ'], ['ER1', '4.2', '450', '6 paires'], 'pair'],
  // The MOQ is 24.
  [['SKU', 'Weight', 'Price', 'MOQ'], ['RG1', '4.2', '450', '2 dozen'], undefined],
  // The price is for a piece, whatever the weight is for.
  [['SKU', 'Weight', 'Price'], ['ER1', '8.4 g per pair', '450/pc'], undefined],
  [['SKU', 'Weight', 'Price', 'Unit'], ['ER1', '4.2 g/pair', '450', 'set of 2'], undefined],
  [['SKU', 'Weight', 'Price'], ['ER1', '4.2 g', '450/-'], undefined],
])('reads the unit of %j, %j', (header, row, unit) => {
  expect(unitIn(header, row)).toBe(unit);
});

test('is not guessed if only some rows say it', () => {
  const header = ['SKU', 'Title', 'Weight', 'Price'];
  const pair = ['ER1', 'Studs', '4.2 g', '450/pair'];
  expect(unitIn(header, pair, ['RG1', 'Ring', '3 g', '300'])).toBeUndefined();
  expect(unitIn(header, pair, ['ER2', 'Jhumka', '8 g', '850 per pair'])).toBe('pair');
});
