/** What the activity of a person calls the document of an entry. */
import { pathLabel } from '#admin/shell/publishing/staff-address.ts';
import { INVOICE_NAMES } from '#core/invoicing/invoice-names.ts';
import type { Audit } from '#schema/audit.ts';
import { invoiceKind } from '#schema/invoice.ts';
import { mailKind } from '#schema/mail.ts';
import { packingSlipKind } from '#schema/packing-slip.ts';
import * as z from 'zod';

const issued = invoiceKind.schema.pick({ kind: true }).extend({ number: z.string() });
const slip = z.object({ paper: z.object({ orderNumber: z.string() }) });
const reminder = z.object({ kind: z.literal('payment-reminder'), orders: z.array(z.string()) });

/**
 * Issued documents have their number in the entry: `Tax invoice INV/26-27/0001`; packing slips and reminders their orders:
 * `Payment reminder for GB-7K2M9Q`. Notes are named by their order or customer: `Note about an order`.
 */
export function entryName({ path, after }: Pick<Audit, 'path' | 'after'>): string {
  const [collection, , below] = path.split('/');
  if (below === 'notes') {
    const what = 'channel' in after ? 'Call or message' : 'Note';
    return collection === 'orders' ? `${what} about an order` : `${what} about a customer`;
  }
  const invoice = collection === invoiceKind.collection ? issued.safeParse(after).data : undefined;
  if (invoice) return `${INVOICE_NAMES[invoice.kind]} ${invoice.number}`;
  const issuedSlip =
    collection === packingSlipKind.collection ? slip.safeParse(after).data : undefined;
  if (issuedSlip) return `Packing slip of ${issuedSlip.paper.orderNumber}`;
  const mail = collection === mailKind.collection ? reminder.safeParse(after).data : undefined;
  return mail ? `Payment reminder for ${mail.orders.join(', ')}` : pathLabel(path);
}
