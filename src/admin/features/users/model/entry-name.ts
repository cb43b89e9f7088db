/** What the activity of a person calls the document of an entry. */
import { pathLabel } from '#admin/shell/publishing/staff-address.ts';
import { INVOICE_NAMES } from '#core/invoicing/invoice-names.ts';
import type { Audit } from '#schema/audit.ts';
import { invoiceKind } from '#schema/invoice.ts';
import * as z from 'zod';

const issued = invoiceKind.schema.pick({ kind: true }).extend({ number: z.string() });

/** Issued documents have their number in the entry: `Tax invoice INV/26-27/0001`. */
export function entryName({ path, after }: Pick<Audit, 'path' | 'after'>): string {
  const { data } = issued.safeParse(after);
  return data !== undefined && path.startsWith(`${invoiceKind.collection}/`)
    ? `${INVOICE_NAMES[data.kind]} ${data.number}`
    : pathLabel(path);
}
