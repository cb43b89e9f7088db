/** Reads the payments and refunds of a period for accounts. */
import { paymentPages } from '#admin/shell/actions/payment-pages.ts';
import { periodBounds } from '#core/invoicing/period.ts';
import type { OrderPayment } from '#admin/features/invoices/model/vouchers.ts';
import { listPayments } from '#firebase/browser/order-records.ts';
import { ReadError } from '#firebase/browser/read-error.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';

/**
 * Without voided ones.
 * @param onRead called with the number read so far
 * @throws ReadError also if an order or a payment is invalid: sums would be wrong without it
 */
export async function readPayments(
  period: string,
  onRead: (count: number) => void = () => undefined,
  database = staffDatabase,
  readOfOrder = listPayments,
): Promise<OrderPayment[]> {
  const { from, before } = periodBounds(period);
  const payments: OrderPayment[] = [];
  // A payment is recorded on its day or later, which saves its order.
  const query = {
    equal: {},
    sort: ['updatedAt', 'desc'],
    between: { from: new Date(from) },
  } as const;
  for await (const rows of paymentPages(query, database, readOfOrder)) {
    for (const row of rows) {
      if (!row.success)
        throw new ReadError(`Order or payment ${row.id} is invalid. Contact support.`);
      const { paidOn, voided } = row.value.payment;
      if (voided === undefined && paidOn >= from && paidOn < before)
        payments.push({ ...row.value, id: row.id });
    }
    onRead(payments.length);
  }
  return payments;
}
