/** What the shop has agreed with the customer of an order: group, credit limit, and what is due. */
import { queryOptions } from '@tanstack/react-query';
import { listAsStaff } from '#admin/shell/actions/list-as-staff.ts';
import { readAsStaff } from '#admin/shell/actions/read-as-staff.ts';
import { listKey } from '#admin/shell/list/list-key.ts';
import { groupNamed, readSalesSettings } from '#admin/shell/sales/sales-settings.ts';
import type { Credit } from '#core/order/credit.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { customerRecordKind } from '#schema/customer-record.ts';
import { orderKind } from '#schema/order.ts';
import type { CustomerGroup } from '#schema/sales-settings.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';

export interface CustomerTerms {
  group: CustomerGroup | undefined;
  credit: Credit;
  packOnlyWhenPaid: boolean;
}

/** The highest amounts due of a customer that are added up. */
const MOST_DUE = 300;

/** In paise. @param except the order itself. @throws ReadError */
async function readDue(uid: string, except: string, database = staffDatabase): Promise<number> {
  const query = { equal: { uid }, sort: STAFF_LISTS.orders.sorts[3], between: { from: 1 } };
  const page = { size: MOST_DUE };
  const { rows } = await listAsStaff(orderKind, STAFF_LISTS.orders, query, page, database);
  const due = rows.map((row) => (row.success && row.id !== except ? (row.value.duePaise ?? 0) : 0));
  return due.reduce((sum, paise) => sum + Math.max(0, paise), 0);
}

/**
 * @param uid of the customer
 * @param mayReadCustomer whether the role includes customers
 * @throws ReadError
 */
export async function readTerms(
  id: string,
  uid: string,
  database = staffDatabase,
  mayReadCustomer = true,
): Promise<CustomerTerms> {
  const sales = await readSalesSettings(database);
  const { packOnlyWhenPaid } = sales;
  if (!mayReadCustomer)
    return {
      group: undefined,
      credit: { limitPaise: undefined, duePaise: 0 },
      packOnlyWhenPaid,
    };
  const record = await readAsStaff(customerRecordKind, uid, database);
  const { group, creditLimitPaise: limitPaise } = record?.success === true ? record.value : {};
  const duePaise = limitPaise === undefined ? 0 : await readDue(uid, id, database);
  return { group: groupNamed(sales, group), credit: { limitPaise, duePaise }, packOnlyWhenPaid };
}

/** Below the key of orders, so that a payment reads it again. */
export const termsQuery = (id: string, uid: string, mayReadCustomer = true) =>
  queryOptions({
    queryKey: [...listKey(orderKind), 'terms', id, uid],
    queryFn: () => readTerms(id, uid, staffDatabase, mayReadCustomer),
  });

/** For a new order of a customer: what is due is read also without a credit limit. */
export const newOrderTermsQuery = (uid: string) =>
  queryOptions({
    queryKey: [...listKey(orderKind), 'terms', 'new', uid],
    queryFn: async (): Promise<CustomerTerms> => {
      const terms = await readTerms('', uid);
      const { limitPaise } = terms.credit;
      if (limitPaise !== undefined) return terms;
      return { ...terms, credit: { limitPaise, duePaise: await readDue(uid, '') } };
    },
  });
