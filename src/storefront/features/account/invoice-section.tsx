/** An invoice or credit note of the customer, for print. */
import { useCallback } from 'react';
import type { User } from '#core/account/user.ts';
import { INVOICE_NAMES } from '#core/invoicing/invoice-names.ts';
import { InvoicePaper } from '#ui/react/paper/invoice-paper.tsx';
import { Button } from '#ui/react/button.tsx';
import { useLoaded } from '#ui/react/use-loaded.ts';
import { CHOICE_ROW, LINE_LINK } from './account-class.ts';
import { loadInvoice } from './actions/load-invoice.ts';
import { Heading } from './heading.tsx';
import { LoadState } from './load-state.tsx';
import { pathOf } from './model/account-place.ts';

export function InvoiceSection({ id, user: { uid } }: { id: string; user: User }) {
  const loading = useLoaded(useCallback(() => loadInvoice(id, uid), [id, uid]));
  const { loaded } = loading;
  if (loaded.state !== 'ready')
    return (
      <>
        <Heading>Invoice</Heading>
        <LoadState loading={loading} rows={5} />
      </>
    );
  const { value: invoice } = loaded;
  if (invoice === undefined)
    return (
      <>
        <Heading>We can’t show this invoice</Heading>
        <p>This invoice isn’t in your account. Sign in with the account you used to order.</p>
        <p>
          <a className={LINE_LINK} href={pathOf({ section: 'orders' })}>
            All orders
          </a>
        </p>
      </>
    );
  const { kind, number, orderId, orderNumber } = invoice;
  return (
    <>
      <Heading number={number}>{`${INVOICE_NAMES[kind]} ${number}`}</Heading>
      <p className={`${CHOICE_ROW} items-center`}>
        <Button kind="primary" size="small" onClick={() => print()}>
          Print or save as PDF
        </Button>
        <a className={LINE_LINK} href={pathOf({ section: 'order', id: orderId })}>
          Order {orderNumber}
        </a>
      </p>
      <InvoicePaper invoice={invoice} />
    </>
  );
}
