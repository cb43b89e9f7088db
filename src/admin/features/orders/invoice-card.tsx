/** The invoice of an order, its credit notes and challans, and how they are issued. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#admin/shell/button.tsx';
import { FormDialog } from '#admin/shell/form-dialog.tsx';
import { Loaded } from '#admin/shell/list/list-states.tsx';
import { CARD } from '#admin/shell/look/classes.ts';
import { sayDone } from '#admin/shell/messages-store.ts';
import { BOUGHT, HAS_CHALLANS } from '#core/order-status.ts';
import { useNow } from '#admin/shell/use-now.ts';
import { invoicingQuery } from '#admin/shell/sales/seller.ts';
import { formatRupees } from '#core/format.ts';
import { formatShortDay } from '#core/format-time.ts';
import { financialYearOf } from '#core/invoicing/financial-year.ts';
import { INVOICE_NAMES } from '#core/invoicing/invoice-names.ts';
import type { StoredInvoice } from '#firebase/browser/invoices.ts';
import type { Order } from '#schema/order.ts';
import { Quoted } from '#ui/react/quoted.tsx';
import { invoicesKey, issueOrderInvoice, loadInvoices } from './actions/order-invoices.ts';
import { ChallanDialog } from './challan-dialog.tsx';
import { creditableLines } from '#core/invoicing/draft-credit-note.ts';
import { CreditNoteDialog } from './credit-note-dialog.tsx';

interface Props {
  id: string;
  order: Order;
}

const SettingsLink = () => (
  <Link to="/settings/invoicing" className="inline-block min-h-6 link">
    Open Settings → Invoicing
  </Link>
);

interface IssueProps extends Props {
  /** The number of earlier invoices of the order, which are credited in full. */
  earlier: number;
  onClose: () => void;
}

/** Says which number the invoice gets, and its amount. */
function IssueDialog({ id, order, earlier, onClose }: IssueProps) {
  const [problem, setProblem] = useState<string>();
  // As it was when the dialog was opened: a repeated request must not issue another invoice.
  const [seen] = useState(earlier);
  const { data: settings } = useQuery(invoicingQuery);
  const now = useNow();
  const issue = async (): Promise<void> => {
    const issued = await issueOrderInvoice(id, seen);
    if (!issued.success) {
      setProblem(issued.error);
      return;
    }
    sayDone(`Invoice ${issued.value} issued.`);
    onClose();
  };
  return (
    <FormDialog
      title="Issue the invoice?"
      verb="Issue invoice"
      problem={problem}
      onSubmit={issue}
      onClose={onClose}
    >
      {settings === null ? (
        <p>Set the number series of invoices first.</p>
      ) : (
        <p>
          {order.number} is invoiced for <b>{formatRupees(order.quote?.totalPaise ?? 0)}</b>, with
          the next number of series <b>{settings?.invoicePrefix}</b> of {financialYearOf(now)}. You
          can’t change an issued invoice; issue a credit note for returned units. The customer sees
          the invoice.
        </p>
      )}
      {seen > 0 && (
        <p>
          The previous invoice is credited in full. Issue a new one only if the previous one was
          wrong, or if the customer now wants to keep or buy the goods.
        </p>
      )}
      {(problem !== undefined || settings === null) && (
        <p>
          <SettingsLink />
        </p>
      )}
    </FormDialog>
  );
}

const Issued = ({ invoice }: { invoice: StoredInvoice }) => (
  <li className="border-t border-line py-2 first:border-t-0">
    <p className="flex flex-wrap items-baseline justify-between gap-x-4">
      <Link to="/invoices/$id" params={{ id: invoice.id }} className="link">
        <b>{invoice.number}</b>
      </Link>
      <span className="tabular-nums">
        {formatRupees(invoice.kind === 'creditNote' ? 0 - invoice.totalPaise : invoice.totalPaise)}
      </span>
    </p>
    <p className="text-sm text-ink-soft">
      {INVOICE_NAMES[invoice.kind]} · {formatShortDay(invoice.issuedAt)}
    </p>
    <Quoted text={invoice.reason} className="text-sm" />
  </li>
);

function Documents({ id, order, all }: Props & { all: readonly StoredInvoice[] }) {
  const [open, setOpen] = useState<'invoice' | 'creditNote' | 'challan'>();
  const invoices = all.filter(({ kind }) => kind === 'invoice');
  const invoice = invoices.at(-1);
  const notes = all.filter(({ of }) => of?.id === invoice?.id);
  const isCreditable = invoice !== undefined && creditableLines(invoice, notes).length > 0;
  const close = (): void => setOpen(undefined);
  return (
    <>
      {all.length > 0 && (
        <ul className="mb-3">
          {all.map((each) => (
            <Issued key={each.id} invoice={each} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {!isCreditable && BOUGHT.has(order.status) && (
          <Button onClick={() => setOpen('invoice')}>
            {invoice ? 'Issue new invoice' : 'Issue invoice'}
          </Button>
        )}
        {isCreditable && <Button onClick={() => setOpen('creditNote')}>Issue credit note</Button>}
        {HAS_CHALLANS.has(order.status) && (
          <Button onClick={() => setOpen('challan')}>Issue challan</Button>
        )}
      </div>
      {open === 'invoice' && (
        <IssueDialog id={id} order={order} earlier={invoices.length} onClose={close} />
      )}
      {open === 'creditNote' && invoice && (
        <CreditNoteDialog invoice={invoice} notes={notes} onClose={close} />
      )}
      {open === 'challan' && <ChallanDialog order={id} onClose={close} />}
    </>
  );
}

/** From the quote on; of an order that has ended, only if it has documents. */
export function InvoiceCard({ id, order }: Props) {
  const mayIssue = HAS_CHALLANS.has(order.status);
  const invoices = useQuery({
    queryKey: invoicesKey(id),
    queryFn: () => loadInvoices(id),
    enabled: order.quote !== undefined,
  });
  if (!mayIssue && !invoices.data?.length) return null;
  return (
    <section className={CARD} aria-labelledby="order-invoice">
      <h2 id="order-invoice">Invoices and challans</h2>
      <Loaded query={invoices}>{(all) => <Documents id={id} order={order} all={all} />}</Loaded>
    </section>
  );
}
