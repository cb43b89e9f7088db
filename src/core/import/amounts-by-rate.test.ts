import { describe, expect, it } from 'vitest';
import { hasPricesBelowSilver } from './amounts-by-rate.ts';
import { guessMapping } from './match-columns.ts';

/** The column that is guessed for the price. */
const priceIn = (header: string, ...rows: readonly string[]): string | undefined =>
  guessMapping(
    header.split(','),
    rows.map((row, at) => ({ row: at + 2, cells: row.split(',') })),
  ).columns.pricePaise;

describe('a list with a rate and amounts', () => {
  it.each(['Amount', 'Total', 'Value (Rs)'])(
    'has the price in “%s” if it is the weight times the rate',
    (amount) => {
      const rows = [
        'PY1,Payal,45.000,112,5040',
        'PY2,Payal,38.5,105,4042.50',
        'KD7,Kada,52.1,98,5106',
      ];
      expect(priceIn(`Design No,Item,Net Wt,Rate,${amount}`, ...rows)).toBe(amount);
    },
  );

  it('has it in the rate if the amount is for the quantity', () => {
    const rows = ['PY1,Payal,45,4500,2,9000', 'PY2,Payal,38,3800,3,11400', 'PY3,Payal,40,3900,0,'];
    expect(priceIn('Design No,Item,Net Wt,Rate,Qty,Amount', ...rows)).toBe('Rate');
  });

  it('counts the gross weight, too, and one slip in ten rows', () => {
    const rows = Array.from({ length: 10 }, (_, at) => `PY${at},Payal,40,42,100,${at ? 4200 : 1}`);
    expect(priceIn('Code,Item,Net Wt,Gross Wt,Rate,Amount', ...rows)).toBe('Amount');
    expect(priceIn('Code,Item,Net Wt,Gross Wt,Rate,Amount', ...rows.slice(0, 5))).toBe('Rate');
  });

  it.each([
    ['Design No,Item,Rate,Amount', 'PY1,Payal,112,5040'],
    ['Design No,Item,Net Wt,Rate,Amount', 'PY1,Payal,,112,5040'],
  ])('has it in the rate without weights: %s', (header, row) => {
    expect(priceIn(header, row)).toBe('Rate');
  });
});

describe('prices below the value of the silver', () => {
  const isBelow = (rows: readonly string[], silverRate: number | undefined) => {
    const header = ['Code', 'Net Wt', 'Rate'];
    const list = rows.map((row, at) => ({ row: at + 2, cells: row.split(',') }));
    return hasPricesBelowSilver(guessMapping(header, list), { header, rows: list }, silverRate);
  };

  it.each([
    [true, 9_250, ['PY1,45,112', 'PY2,38.5,105', 'NP1,0.8,110']],
    [false, 9_250, ['PY1,45,5040', 'PY2,38.5,4042', 'NP1,2,110']],
    [false, 9_250, ['PY1,,112', 'PY2,38.5,']],
    [false, undefined, ['PY1,45,112']],
  ])('are most prices: %s', (expected, silverRate, rows) => {
    expect(isBelow(rows, silverRate)).toBe(expected);
  });
});
