/** A tax invoice or credit note on paper. It shows the stored document only, so that a reprint is identical. */
import { formatDay } from '#core/format-time.ts';
import { formatRupees } from '#core/format.ts';
import { INVOICE_NAMES } from '#core/invoicing/invoice-names.ts';
import { upiLink } from '#core/invoicing/upi-link.ts';
import type { Invoice } from '#schema/invoice.ts';
import { HsnSummary, InvoiceLines } from './invoice-tables.tsx';
import { PaperNote, PaperParty, PaperSheet } from './paper-sheet.tsx';
import { QrCode } from './qr-code.tsx';

/** The copies of an invoice for goods (rule 48, CGST Rules). */
export const INVOICE_COPIES = [
  'Original for recipient',
  'Duplicate for transporter',
  'Triplicate for supplier',
] as const;
export type InvoiceCopy = (typeof INVOICE_COPIES)[number];

type Paid = Pick<Invoice, 'bank' | 'upiId'>;

const PaymentText = ({ invoice: { bank, upiId } }: { invoice: Paid }) => (
  <section className="text-[8.5pt] wrap-anywhere">
    <h3>Payment</h3>
    {bank && (
      <>
        <p>
          {bank.name}, {bank.bank}
        </p>
        <p>
          Account {bank.number}, IFSC {bank.ifsc}
        </p>
      </>
    )}
    {upiId !== undefined && <p>UPI {upiId}</p>}
  </section>
);

/** For the whole amount, also if a part is paid: a reprint is identical. */
function UpiCode({ invoice: { upiId, seller, totalPaise, number } }: { invoice: Invoice }) {
  if (upiId === undefined) return null;
  const payee = seller.tradeName ?? seller.name;
  return (
    <figure className="grid shrink-0 justify-items-center text-[8.5pt]">
      <QrCode
        text={upiLink({ upiId, payee, amountPaise: totalPaise, reference: number })}
        label={`UPI code to pay ${formatRupees(totalPaise)}`}
        className="size-[30mm]"
      />
      <figcaption>Scan to pay {formatRupees(totalPaise)}</figcaption>
    </figure>
  );
}

/** HSN summary and UPI code, then payment, terms and signature, together on a sheet. */
function InvoiceEnd({ invoice }: { invoice: Invoice }) {
  const { kind, seller, terms } = invoice;
  const isPayable = kind === 'invoice' && (invoice.bank ?? invoice.upiId) !== undefined;
  return (
    <div className="break-inside-avoid">
      <div className="mt-[5mm] flex items-start justify-between gap-[6mm] max-sm:flex-wrap">
        <HsnSummary invoice={invoice} />
        {kind === 'invoice' && <UpiCode invoice={invoice} />}
      </div>
      <div className="mt-[4mm] flex items-end justify-between gap-[6mm] max-sm:flex-wrap">
        <div>
          {isPayable && <PaymentText invoice={invoice} />}
          {terms !== '' && <PaperNote name="Terms" text={terms} />}
        </div>
        <div className="ms-auto grid shrink-0 justify-items-end gap-[14mm]">
          <p>For {seller.name}</p>
          <p>Authorised signatory</p>
        </div>
      </div>
    </div>
  );
}

interface Props {
  invoice: Invoice;
  copy?: InvoiceCopy;
}

export function InvoicePaper({ invoice, copy = INVOICE_COPIES[0] }: Props) {
  const { kind, seller, placeOfSupply, of, reason } = invoice;
  const { name: legalName, tradeName = legalName, phone, email, gstin } = seller;
  return (
    <PaperSheet
      name={INVOICE_NAMES[kind]}
      {...(kind === 'invoice' && { mark: copy })}
      seller={{ businessName: tradeName, legalName, address: seller, phone, email, gstin }}
      facts={[
        ['Number', invoice.number],
        ['Date', formatDay(invoice.issuedAt)],
        ...(of ? [['For invoice', `${of.number}, ${formatDay(of.issuedAt)}`] as const] : []),
        ['Order', invoice.orderNumber],
        ['Place of supply', `${placeOfSupply.code}-${placeOfSupply.name}`],
        ['Reverse charge', 'No'],
      ]}
    >
      {/* Closer than other papers, so that most invoices fit one sheet. */}
      <div className="text-[9.5pt]/[1.35] [&_tfoot_:is(th,td)]:py-[0.6mm]">
        <PaperParty name={kind === 'invoice' ? 'Bill to' : 'Credit to'} party={invoice.buyer} />
        <InvoiceLines invoice={invoice} />
        {reason !== undefined && <PaperNote name="Reason" text={reason} />}
        <InvoiceEnd invoice={invoice} />
      </div>
    </PaperSheet>
  );
}
