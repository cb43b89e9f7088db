/** The layout of quotes, invoices, credit notes and challans: seller, buyer, lines, taxes, payment and signature. */
import type { ReactNode } from 'react';
import { formatRupees } from '#core/format.ts';
import { upiLink } from '#core/invoicing/upi-link.ts';
import type { TradePaper } from '#schema/trade-paper.ts';
import { PaperNote, PaperParty, PaperSheet, type PaperFact } from './paper-sheet.tsx';
import { QrCode } from './qr-code.tsx';
import { HsnSummary, TradeLines } from './trade-tables.tsx';

interface Payable {
  amountPaise: number;
  /** What the payment is for, like `INV/26-27/0001`. */
  reference: string;
}

const PaymentText = ({ paper: { bank, upiId } }: { paper: TradePaper }) =>
  (bank ?? upiId) !== undefined && (
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

function UpiCode({ paper: { upiId, seller }, payment }: { paper: TradePaper; payment: Payable }) {
  const { amountPaise, reference } = payment;
  if (upiId === undefined || amountPaise === 0) return null;
  const payee = seller.tradeName ?? seller.name;
  return (
    <figure className="grid shrink-0 justify-items-center text-[8.5pt]">
      <QrCode
        text={upiLink({ upiId, payee, amountPaise, reference })}
        label={`UPI code to pay ${formatRupees(amountPaise)}`}
        className="size-[28mm]"
      />
      <figcaption>Scan to pay {formatRupees(amountPaise)}</figcaption>
    </figure>
  );
}

interface Props {
  paper: TradePaper;
  /** Such as `Tax invoice`. */
  name: string;
  mark?: string | undefined;
  /** Rows of the head, before the place of supply. */
  facts: readonly PaperFact[];
  /** Heading of the buyer, such as `Bill to`. */
  to: string;
  hasRates?: boolean;
  advance?: { name: string; paise: number } | undefined;
  /** What to pay now; absent on papers that ask for no payment. */
  payment?: Payable | undefined;
  /** Beside the seller's signature. */
  hasReceipt?: boolean;
  /** Below the lines. */
  children?: ReactNode;
  /** After payment and terms. */
  closing?: ReactNode;
}

export function TradePaperSheet({
  paper,
  facts,
  to,
  hasRates = true,
  advance,
  payment,
  hasReceipt = false,
  children,
  closing,
  ...head
}: Props) {
  const { seller, placeOfSupply, terms } = paper;
  const { name: legalName, tradeName = legalName, phone, email, gstin } = seller;
  const { name: state, code } = placeOfSupply;
  return (
    <PaperSheet
      {...head}
      seller={{ businessName: tradeName, legalName, address: seller, phone, email, gstin }}
      facts={[...facts, ['Place of supply', code === undefined ? state : `${code}-${state}`]]}
    >
      {/* Closer than other papers, so that most invoices fit one sheet. */}
      <div className="text-[9.5pt]/[1.35] [&_tfoot_:is(th,td)]:py-[0.6mm]">
        <PaperParty name={to} party={paper.buyer} className="my-[3mm]" />
        <TradeLines paper={paper} hasRates={hasRates} advance={advance} />
        {children}
        {/* HSN summary, payment and terms beside UPI code and signature, together on a sheet. */}
        <div className="mt-[5mm] flex break-inside-avoid flex-wrap justify-between gap-[6mm]">
          <div className="grid min-w-0 grow basis-64 content-start gap-y-[3mm]">
            <HsnSummary paper={paper} />
            <div className="flex flex-wrap gap-x-[8mm] gap-y-[3mm]">
              {payment && <PaymentText paper={paper} />}
              {terms !== '' && <PaperNote name="Terms" text={terms} className="text-[8.5pt]" />}
            </div>
            {closing}
            {hasReceipt && <p className="mt-[14mm]">Received by, date</p>}
          </div>
          <div className="ms-auto flex shrink-0 flex-col items-end justify-between gap-[4mm]">
            {payment && <UpiCode paper={paper} payment={payment} />}
            <div className="mt-auto grid justify-items-end gap-[12mm]">
              <p>For {seller.name}</p>
              <p>Authorised signatory</p>
            </div>
          </div>
        </div>
      </div>
    </PaperSheet>
  );
}
