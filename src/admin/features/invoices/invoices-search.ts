/** Filters and sort order of the list of invoices, as stored in the URL. */
import * as z from 'zod';
import type { ListRequest } from '#admin/shell/actions/list-as-staff.ts';
import { isPeriod, periodBounds } from '#core/invoicing/period.ts';
import type { DecodedDocument } from '#firebase/browser/decoded-document.ts';
import type { Invoice } from '#schema/invoice.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';

const { sorts } = STAFF_LISTS.invoices;

const ALL_TIME = { from: 0, before: Infinity };

export type InvoiceRow = DecodedDocument<Invoice>;

export const INVOICE_SORTS = {
  newest: { name: 'Newest first', by: sorts[0] },
  oldest: { name: 'Oldest first', by: sorts[1] },
} as const;

// Invalid parameters are ignored.
const invoicesSearch = z.object({
  /** Search text. */
  q: z.string().max(100).optional().catch(undefined),
  /** A month or a financial year. */
  period: z.string().refine(isPeriod).optional().catch(undefined),
  kind: z.enum(['invoice', 'creditNote', 'challan']).optional().catch(undefined),
  sort: z.enum(['newest', 'oldest']).optional().catch(undefined),
});
export type InvoicesSearch = z.output<typeof invoicesSearch>;

export const readInvoicesSearch = (search: Record<string, unknown>): InvoicesSearch =>
  invoicesSearch.parse(search);

/** The list, or some of its documents. */
export interface PrintSearch extends InvoicesSearch {
  ids?: readonly string[] | undefined;
}

/** The search results that match the filters, in the order of the list. */
export function shownInvoices(
  rows: readonly InvoiceRow[],
  { period, kind, sort }: InvoicesSearch,
): InvoiceRow[] {
  const { from, before } = period === undefined ? ALL_TIME : periodBounds(period);
  const direction = sort === 'oldest' ? 1 : -1;
  const timeOf = (row: InvoiceRow): number => (row.success ? row.value.issuedAt : 0);
  return rows
    .filter(
      (row) =>
        !row.success ||
        ((kind ?? row.value.kind) === row.value.kind &&
          timeOf(row) >= from &&
          timeOf(row) < before),
    )
    .toSorted((one, other) => direction * (timeOf(one) - timeOf(other)));
}

export function invoicesQuery({ period, kind, sort }: InvoicesSearch): ListRequest {
  const bounds = period === undefined ? undefined : periodBounds(period);
  return {
    equal: kind === undefined ? {} : { kind },
    sort: INVOICE_SORTS[sort ?? 'newest'].by,
    ...(bounds && { between: { from: new Date(bounds.from), before: new Date(bounds.before) } }),
  };
}
