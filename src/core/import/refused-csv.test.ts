import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { cellsOf } from './list-row.ts';
import { refusedCsv } from './refused-csv.ts';
import type { RowProblem } from './row-problem.ts';

const problem: RowProblem = {
  row: 3,
  column: 'price',
  actual: '"0"',
  expected: 'expected an amount above 0',
  remedy: 'Give a price.',
  reason: 'price: expected an amount above 0',
};

it('exports rejected rows unchanged with their reasons, safe to open and to import again', () => {
  const cells = ['=1+2', '-5', 'Tom "T", Asha', '0'];
  const header = ['sku', 'size', 'title', 'price'];
  const text = refusedCsv(
    header,
    [{ row: 3, sku: undefined, problems: [problem] }],
    new Map([[3, { row: 3, cells }]]),
  );
  expect(text).toContain(`"'=1+2","'-5"`);
  const [head = [], row = []] = Papa.parse<string[]>(text.slice(1)).data;
  expect(head).toEqual(['import row', 'import problem', ...header]);
  expect(row[1]).toBe('price: "0" isn\'t an amount above 0. Give a price.');
  const read = cellsOf(head, { row: 2, cells: row });
  expect(header.map(read)).toEqual(cells);
});
