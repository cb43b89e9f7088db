/** What is printed of which orders, as stored in the URL. */
import * as z from 'zod';
import { ordersSearch } from './orders-search.ts';

/** The papers of several orders. */
export const ORDER_PAPERS = {
  'pick-list': 'Pick list',
  'packing-slips': 'Packing slips',
  'sku-labels': 'SKU labels',
  'address-labels': 'Address labels',
  proformas: 'Proforma invoices',
} as const;
export type OrderPaper = keyof typeof ORDER_PAPERS;

const printSearch = ordersSearch.extend({
  // Object.keys does not infer the type of keys.
  paper: z.enum(Object.keys(ORDER_PAPERS) as OrderPaper[]).catch('pick-list'),
});

/** The list, or some of its orders. */
export interface OrderPrintSearch extends z.output<typeof printSearch> {
  ids?: readonly string[] | undefined;
}

export const readOrderPrintSearch = (search: Record<string, unknown>) => printSearch.parse(search);
