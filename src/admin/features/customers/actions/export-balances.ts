/** Collects balances due for export. */
import { balancesDue } from '#admin/features/customers/model/ageing.ts';
import { AGE_NAMES, BALANCE_AGES } from '#admin/features/customers/model/balance-ages.ts';
import type { ExportedList } from '#admin/shell/export-button.tsx';
import { decimalRupees } from '#core/format.ts';
import { BYTE_ORDER_MARK, csvOf } from '#core/import/shop-list.ts';
import { readDueOrders } from './read-totals.ts';

/** @throws ReadError */
export async function exportBalances(): Promise<ExportedList> {
  const balances = balancesDue(await readDueOrders(), Date.now());
  const header = [
    ...['Customer', 'Phone', 'Orders'],
    ...BALANCE_AGES.map((age) => AGE_NAMES[age]),
    'Balance due',
  ];
  const rows = balances.map(({ contact, orders, byAge, totalPaise }) => [
    ...[contact.businessName ?? contact.name, contact.phone, String(orders.length)],
    ...BALANCE_AGES.map((age) => decimalRupees(byAge[age])),
    decimalRupees(totalPaise),
  ]);
  return {
    parts: [BYTE_ORDER_MARK, csvOf([header, ...rows])],
    count: rows.length,
    invalidCount: 0,
  };
}
