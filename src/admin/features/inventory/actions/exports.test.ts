/** The exports of stock and of its movements. */
import { beforeEach, expect, test } from 'vitest';
import { buildProduct, buildStock, buildStockMove } from '#fixtures/build.ts';
import { database, emptyDatabase, staffDatabase, stockProduct } from '#fixtures/staff-database.ts';
import type { ExportedList } from '#admin/shell/export-button.tsx';
import { encodeDocument } from '#schema/kind.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { stockKind } from '#schema/stock.ts';
import { stockMoveKind } from '#schema/stock-move.ts';
import { exportMoves } from './export-moves.ts';
import { exportStock } from './export-stock.ts';

const noProgress = (): void => undefined;

/** The rows below the header. */
const rowsIn = ({ parts }: ExportedList): string[] => parts.join('').trim().split('\r\n').slice(1);

beforeEach(() => {
  emptyDatabase();
  const sizes = [{ label: '12' }, { label: '14', netWeightMg: 3_500 }];
  stockProduct(
    'rg1',
    buildProduct({
      sku: 'RG1',
      title: 'Ring',
      netWeightMg: 3_000,
      sizes,
      sizeSystem: 'indianRing',
    }),
  );
});

test('stock has a row and a weight for each size', async () => {
  const levels = [
    { size: '12', onHand: 400, reserved: 1 },
    { size: '14', onHand: 6, reserved: 0 },
  ];
  const totals = { onHand: 406, reserved: 1, available: 405, lowStockAt: 10 };
  const stock = buildStock({ sku: 'RG1', levels, ...totals });
  database.documents.set('stock/rg1', { ...encodeDocument(stockKind, stock) });
  const query = { equal: {}, sort: STAFF_LISTS.stock.sorts[0] };
  expect(rowsIn(await exportStock(query, noProgress, staffDatabase))).toEqual([
    'RG1,12,Ring,400,1,399,10,1200',
    'RG1,14,Ring,6,0,6,10,21',
  ]);
});

test('movements have a row for each size, and a filter narrows them', async () => {
  const put = (id: string, fields: Parameters<typeof buildStockMove>[0]): void => {
    const move = buildStockMove({ productId: 'rg1', sku: 'RG1', ...fields });
    database.documents.set(`stockMoves/${id}`, { ...encodeDocument(stockMoveKind, move) });
  };
  const sold = [
    { size: '12', onHand: -2, reserved: -2 },
    { size: '14', onHand: -1, reserved: 0 },
  ];
  const at = Date.UTC(2026, 10, 26, 6, 30);
  put('one', { at, reason: 'sold', changes: sold, orderId: 'o', orderNumber: 'GB-7K2M9Q' });
  put('two', { at, reason: 'received' });
  const query = { equal: { reason: 'sold' }, sort: STAFF_LISTS.stockMoves.sorts[0] };
  const rows = rowsIn(await exportMoves(query, noProgress, staffDatabase));
  expect(rows.map((row) => row.slice(row.indexOf('RG1')))).toEqual([
    'RG1,12,Sold,-2,-2,-6,GB-7K2M9Q,,Staff',
    'RG1,14,Sold,-1,0,-3.5,GB-7K2M9Q,,Staff',
  ]);
  expect(rows[0]).toMatch(/^26 November 2026 at 12:00 pm,/);
});
