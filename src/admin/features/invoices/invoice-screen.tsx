/** An invoice, credit note or challan on paper, with its files for the GST portals. */
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#admin/shell/button.tsx';
import { listKey } from '#admin/shell/list/list-key.ts';
import { sayFailure } from '#admin/shell/messages-store.ts';
import { PaperFrame } from '#admin/shell/paper-frame.tsx';
import { saveFile } from '#admin/shell/save-file.ts';
import { ScreenWaiting } from '#admin/shell/screen-states.tsx';
import { eInvoiceOf } from '#admin/features/invoices/model/e-invoice.ts';
import { INVOICE_NAMES } from '#core/invoicing/invoice-names.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { readInvoice, type StoredInvoice } from '#firebase/browser/invoices.ts';
import { invoiceKind } from '#schema/invoice.ts';
import { copiesOf, InvoicePaper } from '#ui/react/paper/invoice-paper.tsx';
import { CopyChoice, copiesToPrint } from './copy-choice.tsx';
import { EWayBillDialog } from './e-way-bill-dialog.tsx';
import { eInvoiceText, needsIrn } from './model/e-invoices-file.ts';
import { jsonFileName } from './model/json-file-name.ts';
import { RegistrationDialog } from './registration-dialog.tsx';

const route = getRouteApi('/invoices/$id');

const CRUMBS = [{ name: 'Invoices', to: '/invoices' }] as const;

function saveEInvoice(invoice: StoredInvoice): void {
  const file = eInvoiceOf(invoice);
  if (!file.success) {
    sayFailure(file.error);
    return;
  }
  saveFile(
    new Blob([eInvoiceText([file.value])], { type: 'application/json' }),
    jsonFileName('e-invoice', invoice),
  );
}

interface EInvoiceProps {
  invoice: StoredInvoice;
  onRegister: () => void;
}

/** A document is registered once. */
const EInvoiceButtons = ({ invoice, onRegister }: EInvoiceProps) =>
  needsIrn(invoice) && (
    <>
      <Button onClick={() => saveEInvoice(invoice)}>E-invoice JSON</Button>
      <Button onClick={onRegister}>Add IRN</Button>
    </>
  );

function OneInvoice({ invoice }: { invoice: StoredInvoice }) {
  const copies = copiesOf(invoice);
  const [copy, setCopy] = useState(copies[0]);
  const [isMoving, setMoving] = useState(false);
  const [isRegistering, setRegistering] = useState(false);
  const isInvoice = invoice.kind === 'invoice';
  return (
    <PaperFrame
      title={`${INVOICE_NAMES[invoice.kind]} ${invoice.number}`}
      crumbs={CRUMBS}
      actions={copies.length > 0 && <CopyChoice copies={copies} copy={copy} onChange={setCopy} />}
      head={
        <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Link to="/orders/$id" params={{ id: invoice.orderId }} className="link">
            Order {invoice.orderNumber}
          </Link>
          <EInvoiceButtons invoice={invoice} onRegister={() => setRegistering(true)} />
          {isInvoice && <Button onClick={() => setMoving(true)}>E-way bill JSON</Button>}
        </p>
      }
    >
      {copiesToPrint(invoice, copies, copy).map((each) => (
        <InvoicePaper key={each ?? ''} invoice={invoice} copy={each} />
      ))}
      {isMoving && <EWayBillDialog invoice={invoice} onClose={() => setMoving(false)} />}
      {isRegistering && (
        <RegistrationDialog invoice={invoice} onClose={() => setRegistering(false)} />
      )}
    </PaperFrame>
  );
}

export function InvoiceScreen() {
  const { id } = route.useParams();
  const query = useQuery({
    queryKey: [...listKey(invoiceKind), 'one', id],
    queryFn: async () => (await readOrThrow(() => readInvoice(id))) ?? null,
  });
  return query.data ? (
    <OneInvoice invoice={query.data} />
  ) : (
    <ScreenWaiting title="Invoice" crumbs={CRUMBS} query={query} />
  );
}
