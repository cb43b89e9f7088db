/** Invoices, credit notes and challans on paper: one with its files for the GST portals, or many, each on its own sheets. */
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#admin/shell/button.tsx';
import { listKey } from '#admin/shell/list/list-key.ts';
import { CONTROL, NOTE } from '#admin/shell/look/classes.ts';
import { sayFailure } from '#admin/shell/messages-store.ts';
import { PaperFrame } from '#admin/shell/paper-frame.tsx';
import { saveFile } from '#admin/shell/save-file.ts';
import { useSelectedIds } from '#admin/shell/selected-ids.ts';
import { ScreenWaiting } from '#admin/shell/screen-states.tsx';
import { formatCount, formatCounted } from '#core/format.ts';
import { eInvoiceOf } from '#admin/features/invoices/model/e-invoice.ts';
import { INVOICE_NAMES } from '#core/invoicing/invoice-names.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { readInvoice, type StoredInvoice } from '#firebase/browser/invoices.ts';
import { invoiceKind } from '#schema/invoice.ts';
import { copiesOf, InvoicePaper } from '#ui/react/paper/invoice-paper.tsx';
import { readInvoices } from './actions/read-invoices.ts';
import { EWayBillDialog } from './e-way-bill-dialog.tsx';
import { readInvoicesSearch } from './invoices-search.ts';
import { jsonFileName } from './model/json-file-name.ts';
import { RegistrationDialog } from './registration-dialog.tsx';

const route = getRouteApi('/invoices/$id');
const printRoute = getRouteApi('/invoices/print');

/** More would take the browser too long to lay out. */
const MOST_PRINTED = 500;

const CRUMBS = [{ name: 'Invoices', to: '/invoices' }] as const;

function saveEInvoice(invoice: StoredInvoice): void {
  const file = eInvoiceOf(invoice);
  if (!file.success) {
    sayFailure(file.error);
    return;
  }
  // The portal takes several at once.
  const json = JSON.stringify([file.value], undefined, 2);
  saveFile(new Blob([json], { type: 'application/json' }), jsonFileName('e-invoice', invoice));
}

const ALL_COPIES = 'All copies';

interface CopyProps {
  copies: readonly string[];
  copy: string | undefined;
  onChange: (copy: string) => void;
}

const CopyChoice = ({ copies, copy, onChange }: CopyProps) => (
  <select
    aria-label="Copy"
    className={`${CONTROL} w-auto`}
    value={copy}
    onChange={({ target }) => onChange(target.value)}
  >
    {[...copies, ALL_COPIES].map((each) => (
      <option key={each}>{each}</option>
    ))}
  </select>
);

interface EInvoiceProps {
  invoice: StoredInvoice;
  onRegister: () => void;
}

/** A document is registered once. */
const EInvoiceButtons = ({ invoice, onRegister }: EInvoiceProps) =>
  invoice.registration === undefined && (
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
          {invoice.kind !== 'challan' && invoice.buyer.gstin !== undefined && (
            <EInvoiceButtons invoice={invoice} onRegister={() => setRegistering(true)} />
          )}
          {isInvoice && <Button onClick={() => setMoving(true)}>E-way bill JSON</Button>}
        </p>
      }
    >
      {(copy === ALL_COPIES ? copies : [copy]).map((each) => (
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

export function PrintInvoicesScreen() {
  const search = { ...readInvoicesSearch(printRoute.useSearch()), ids: useSelectedIds() };
  const query = useQuery({
    queryKey: [...listKey(invoiceKind), 'print', search],
    queryFn: () => readInvoices(search, undefined, MOST_PRINTED + 1),
  });
  const invoices = query.data?.slice(0, MOST_PRINTED);
  if (invoices === undefined)
    return <ScreenWaiting title="Print invoices" crumbs={CRUMBS} query={query} />;
  return (
    <PaperFrame
      title={formatCounted(invoices.length, 'invoice')}
      crumbs={CRUMBS}
      isPrintable={invoices.length > 0}
      head={
        <>
          {invoices.length === 0 && <p>No invoices match.</p>}
          {(query.data?.length ?? 0) > MOST_PRINTED && (
            <p className={NOTE}>
              Only the first {formatCount(MOST_PRINTED)} invoices are shown. Choose a shorter
              period.
            </p>
          )}
        </>
      }
    >
      {invoices.map((invoice) => (
        <InvoicePaper key={invoice.id} invoice={invoice} />
      ))}
    </PaperFrame>
  );
}
