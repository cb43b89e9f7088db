/** Collects balances due for export. */
import { AGE_NAMES, BALANCE_AGES, balancesDue } from '#admin/features/customers/model/ageing.ts';
import type { ExportedList } from '#admin/shell/export-button.tsx';
import { BYTE_ORDER_MARK, csvOf } from '#core/import/shop-list.ts';
import { readDueOrders } from './read-totals.ts';

/** Rupees as spreadsheets read them: `1250.50`. */
const rupees = (paise: number): string => (paise / 100).toFixed(2);

/** @throws ReadError */
export async function exportBalances(): Promise<ExportedList> {
  const balances = balancesDue(await readDueOrders(), Date.now());
  const header = [
    ...['Customer', 'Phone', 'Orders'],
    ...BALANCE_AGES.map((age) => AGE_NAMES[age]),
    'Balance due',
  ];
  const rows = balances.map(({ name, phone, orders, byAge, totalPaise }) => [
    ...[name, phone, String(orders)],
    ...BALANCE_AGES.map((age) => rupees(byAge[age])),
    rupees(totalPaise),
  ]);
  return {
    parts: [BYTE_ORDER_MARK, csvOf([header, ...rows])],
    count: rows.length,
    invalidCount: 0,
  };
}
