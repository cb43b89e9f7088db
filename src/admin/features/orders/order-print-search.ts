/** What is printed of which orders, as stored in the URL. */
import * as z from 'zod';
import { idsParameter } from '#admin/shell/selected-ids.ts';
import { ordersSearch } from './orders-search.ts';

/** The papers of several orders. */
export const ORDER_PAPERS = {
  'pick-list': 'Pick list',
  'packing-slips': 'Packing slips',
  'sku-labels': 'SKU labels',
  'address-labels': 'Address labels',
} as const;
export type OrderPaper = keyof typeof ORDER_PAPERS;

/** The list, or some of its orders. */
const printSearch = ordersSearch.extend({
  ids: idsParameter,
  // Object.keys does not infer the type of keys.
  paper: z.enum(Object.keys(ORDER_PAPERS) as OrderPaper[]).catch('pick-list'),
});
export type OrderPrintSearch = z.output<typeof printSearch>;

export const readOrderPrintSearch = (search: Record<string, unknown>): OrderPrintSearch =>
  printSearch.parse(search);
