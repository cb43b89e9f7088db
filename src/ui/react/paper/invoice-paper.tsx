/** A tax invoice, credit note or challan on paper. It shows the stored document only, so that a reprint is identical. */
import { formatDay, formatMoment } from '#core/format-time.ts';
import { BALANCE, invoiceBalance } from '#core/invoicing/invoice-balance.ts';
import { INVOICE_NAMES, PURPOSE_NAMES } from '#core/invoicing/invoice-names.ts';
import type { Invoice, Registration } from '#schema/invoice.ts';
import { PaperNote, type PaperFact } from './paper-sheet.tsx';
import { QrCode } from './qr-code.tsx';
import { TradePaperSheet } from './trade-paper.tsx';
import type { Sum } from './trade-tables.tsx';

/** The copies of an invoice for goods (rule 48, CGST Rules) and of a challan (rule 55); a credit note has one. */
const COPIES = {
  invoice: ['Original for recipient', 'Duplicate for transporter', 'Triplicate for supplier'],
  challan: ['Original for consignee', 'Duplicate for transporter', 'Triplicate for consignor'],
  creditNote: [],
} as const satisfies Record<Invoice['kind'], readonly string[]>;

export const copiesOf = ({ kind }: Pick<Invoice, 'kind'>): readonly string[] => COPIES[kind];

const TO = { invoice: 'Bill to', creditNote: 'Credit to', challan: 'Consignee' } as const;

const factsOf = ({ of, purpose, courier, ...invoice }: Invoice): PaperFact[] => [
  ['Number', invoice.number],
  ['Date', formatDay(invoice.issuedAt)],
  ...(of ? [['For invoice', `${of.number}, ${formatDay(of.issuedAt)}`] as const] : []),
  ['Order', invoice.orderNumber],
  ...(purpose ? [['Purpose', PURPOSE_NAMES[purpose]] as const] : []),
  ...(courier !== undefined ? [['Courier', courier] as const] : []),
  ...(invoice.kind === 'challan' ? [] : [['Reverse charge', 'No'] as const]),
];

/** What the portal requires on the paper of an e-invoice. */
const RegistrationNote = ({ of: { irn, ackNumber, ackAt, signedQr } }: { of: Registration }) => (
  <section className="flex break-inside-avoid items-start justify-between gap-[4mm] text-[8.5pt] max-sm:flex-wrap">
    <div className="min-w-0 wrap-anywhere">
      <h3>E-invoice</h3>
      <p>IRN {irn}</p>
      <p>
        Acknowledgement {ackNumber}, {formatMoment(ackAt)}
      </p>
    </div>
    <QrCode
      text={signedQr}
      label="Signed QR code of the e-invoice"
      className="size-[42mm] shrink-0"
    />
  </section>
);

/** What was received before the invoice, and the rest; nothing if it was issued unpaid. */
const paymentsOf = (invoice: Invoice): Sum[] =>
  invoice.paidPaise === undefined
    ? []
    : [
        { name: 'Received', paise: invoice.paidPaise },
        { name: BALANCE, paise: invoiceBalance(invoice) },
      ];

interface Props {
  invoice: Invoice;
  /** One of `copiesOf`; otherwise the original. */
  copy?: string | undefined;
}

export function InvoicePaper({ invoice, copy = copiesOf(invoice)[0] }: Props) {
  const { kind, number, reason, registration } = invoice;
  const isInvoice = kind === 'invoice';
  return (
    <TradePaperSheet
      paper={invoice}
      name={INVOICE_NAMES[kind]}
      mark={copy}
      facts={factsOf(invoice)}
      to={TO[kind]}
      hasRates={isInvoice}
      payments={paymentsOf(invoice)}
      // Later payments don’t change it: a reprint is identical.
      payment={isInvoice ? { amountPaise: invoiceBalance(invoice), reference: number } : undefined}
      hasReceipt={kind === 'challan'}
    >
      {registration && <RegistrationNote of={registration} />}
      {reason !== undefined && <PaperNote name="Reason" text={reason} />}
      {kind === 'challan' && (
        <p className="mt-[4mm]">
          This is a delivery challan under rule 55 of the CGST Rules, not a tax invoice.
        </p>
      )}
    </TradePaperSheet>
  );
}
