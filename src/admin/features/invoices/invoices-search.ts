/** Filters and sort order of the list of invoices, as stored in the URL. */
import * as z from 'zod';
import type { ListRequest } from '#admin/shell/actions/list-as-staff.ts';
import { isPeriod, periodBounds } from '#core/invoicing/period.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';

const { sorts } = STAFF_LISTS.invoices;

export const INVOICE_SORTS = {
  newest: { name: 'Newest first', by: sorts[0] },
  oldest: { name: 'Oldest first', by: sorts[1] },
} as const;

// Invalid parameters are ignored.
const invoicesSearch = z.object({
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

export function invoicesQuery({ period, kind, sort }: InvoicesSearch): ListRequest {
  const bounds = period === undefined ? undefined : periodBounds(period);
  return {
    equal: kind === undefined ? {} : { kind },
    sort: INVOICE_SORTS[sort ?? 'newest'].by,
    ...(bounds && { between: { from: new Date(bounds.from), before: new Date(bounds.before) } }),
  };
}
