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

function Payment({ invoice: { bank, upiId, seller, totalPaise, number } }: { invoice: Invoice }) {
  if (bank === undefined && upiId === undefined) return null;
  const payee = seller.tradeName ?? seller.name;
  return (
    <section className="mt-[6mm] flex break-inside-avoid items-start justify-between gap-[6mm] text-[8.5pt] wrap-anywhere">
      <div>
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
      </div>
      {upiId !== undefined && (
        <figure className="grid shrink-0 justify-items-center">
          <QrCode
            text={upiLink({ upiId, payee, amountPaise: totalPaise, reference: number })}
            label={`UPI code to pay ${formatRupees(totalPaise)}`}
            className="size-[30mm]"
          />
          <figcaption>Scan to pay {formatRupees(totalPaise)}</figcaption>
        </figure>
      )}
    </section>
  );
}

interface Props {
  invoice: Invoice;
  copy?: InvoiceCopy;
}

export function InvoicePaper({ invoice, copy = INVOICE_COPIES[0] }: Props) {
  const { kind, seller, placeOfSupply, of, reason, terms } = invoice;
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
      <PaperParty name={kind === 'invoice' ? 'Bill to' : 'Credit to'} party={invoice.buyer} />
      <InvoiceLines invoice={invoice} />
      {reason !== undefined && <PaperNote name="Reason" text={reason} />}
      {/* Keeps the signature with text on its sheet. */}
      <div className="break-inside-avoid">
        <HsnSummary invoice={invoice} />
        {kind === 'invoice' && <Payment invoice={invoice} />}
        {terms !== '' && <PaperNote name="Terms" text={terms} />}
        <div className="mt-[10mm] grid break-inside-avoid justify-items-end gap-[14mm]">
          <p>For {legalName}</p>
          <p>Authorised signatory</p>
        </div>
      </div>
    </PaperSheet>
  );
}
