import { expect, it } from 'vitest';
import { readList } from '#core/import/read-list.ts';
import { refusedCsv } from './refused-csv.ts';

it('exports refused rows unchanged with their reasons, safe to open and to import again', () => {
  const cells = ['=1+2', '-5+1', 'Tom "T", Asha', '0'];
  const header = ['sku', 'size', 'title', 'price'];
  const problem = { column: 'price', message: '"0" isn\'t an amount above 0.', reason: 'Price' };
  const text = refusedCsv({ header, rows: [{ row: 3, cells }] }, [
    { action: 'refuse', row: 3, sku: undefined, problems: [problem] },
  ]);
  expect(text).toContain(`"'=1+2","'-5+1"`);
  const again = readList(new TextEncoder().encode(text));
  expect(again).toMatchObject({
    value: {
      header: ['import row', 'import problem', ...header],
      rows: [{ row: 2, cells: ['3', 'price: "0" isn\'t an amount above 0.', ...cells] }],
    },
  });
});
