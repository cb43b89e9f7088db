/** An invoice or credit note of the customer, for print. */
import { useCallback } from 'react';
import type { User } from '#core/account/user.ts';
import { INVOICE_NAMES } from '#core/invoicing/invoice-names.ts';
import { InvoicePaper } from '#ui/react/paper/invoice-paper.tsx';
import { useLoaded } from '#ui/react/use-loaded.ts';
import { loadInvoice } from './actions/load-invoice.ts';
import { OneDocument, PaperHead } from './one-document.tsx';

export function InvoiceSection({ id, user: { uid } }: { id: string; user: User }) {
  const loading = useLoaded(useCallback(() => loadInvoice(id, uid), [id, uid]));
  return (
    <OneDocument
      loading={loading}
      name="Invoice"
      missing="This invoice isn’t in your account. Sign in with the account you used to order."
    >
      {(invoice) => (
        <>
          <PaperHead
            number={invoice.number}
            title={INVOICE_NAMES[invoice.kind]}
            order={{ id: invoice.orderId, number: invoice.orderNumber }}
          />
          <InvoicePaper invoice={invoice} />
        </>
      )}
    </OneDocument>
  );
}
