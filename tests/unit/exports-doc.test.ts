/** `docs/exports.md` describes the columns that exports have, in their order. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MOVE_HEADER } from '#admin/features/inventory/actions/export-moves.ts';
import { STOCK_HEADER } from '#admin/features/inventory/actions/export-stock.ts';
import { ORDER_LINE_HEADER } from '#admin/features/orders/model/order-lines-csv.ts';
import { ORDER_HEADER } from '#admin/features/orders/model/orders-csv.ts';
import { PAYMENT_HEADER } from '#admin/features/orders/model/payments-csv.ts';

const SECTIONS = readFileSync('docs/exports.md', 'utf8').split('\n## ');

const columnsIn = (heading: string): string[] => {
  const section = SECTIONS.find((text) => text.startsWith(`${heading}\n`)) ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  // Below the names of the columns and the line.
  return rows.slice(2).map((row) => row.split('|')[1]?.trim() ?? '');
};

test.each([
  ['Orders', ORDER_HEADER],
  ['Order lines', ORDER_LINE_HEADER],
  ['Payments', PAYMENT_HEADER],
  ['Stock', STOCK_HEADER],
  ['Stock movements', MOVE_HEADER],
])('%s', (heading, header) => {
  expect(columnsIn(heading)).toEqual(header);
});
