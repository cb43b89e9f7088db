/** The layout of quotes, invoices, credit notes and challans: seller, buyer, lines, taxes, payment and signature. */
import type { ReactNode } from 'react';
import { formatRupees } from '#core/format.ts';
import { upiLink } from '#core/invoicing/upi-link.ts';
import type { TradePaper } from '#schema/trade-paper.ts';
import { PaperFacts, PaperNote, PaperParty, PaperSheet, type PaperFact } from './paper-sheet.tsx';
import { QrCode } from './qr-code.tsx';
import { HsnSummary, TradeLines, TradeTotals, type Sum } from './trade-tables.tsx';

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
  if (upiId === undefined) return null;
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
  /** Below the total: what of it is paid or to be paid. */
  payments?: readonly Sum[];
  /** What to pay now; at 0, and absent on papers that ask for no payment, they don’t say where to pay. */
  payment?: Payable | undefined;
  /** Beside the seller's signature. */
  hasReceipt?: boolean;
  /** After payment and terms. */
  children?: ReactNode;
  /** Below them. */
  closing?: ReactNode;
}

export function TradePaperSheet({
  paper,
  facts: ownFacts,
  to,
  hasRates = true,
  payments = [],
  payment,
  hasReceipt = false,
  children,
  closing,
  ...head
}: Props) {
  const { seller, placeOfSupply, terms } = paper;
  const { name: state, code } = placeOfSupply;
  const toPay = payment && payment.amountPaise > 0 ? payment : undefined;
  const facts = [
    ...ownFacts,
    ['Place of supply', code === undefined ? state : `${code}-${state}`] as const,
  ];
  return (
    <PaperSheet {...head} seller={seller}>
      {/* Closer than other papers, so that most invoices fit one sheet. */}
      <div className="text-[9.5pt]/[1.35] [&_tbody_:is(th,td)]:py-[0.9mm] [&_tfoot_:is(th,td)]:py-[0.6mm]">
        <div className="my-[3mm] flex justify-between gap-[10mm] max-sm:flex-col max-sm:gap-4">
          <PaperParty name={to} party={paper.buyer} className="min-w-0" />
          <PaperFacts facts={facts} />
        </div>
        <TradeLines paper={paper} hasRates={hasRates} />
        {/* Together on a sheet; taxes and payment are left of totals and signature, on phones between them. */}
        <div className="mt-[2mm] grid break-inside-avoid grid-cols-[minmax(0,1fr)_68mm] grid-rows-[auto_1fr] gap-x-[6mm] gap-y-[5mm] max-sm:grid-cols-1 max-sm:grid-rows-none">
          <div className="sm:col-start-2">
            <TradeTotals paper={paper} payments={payments} />
          </div>
          <div className="grid min-w-0 content-start gap-y-[3mm] sm:col-start-1 sm:row-span-2 sm:row-start-1">
            <HsnSummary paper={paper} />
            <div className="flex justify-between gap-[4mm] max-sm:flex-wrap">
              <div className="grid min-w-0 content-start gap-y-[2mm]">
                {toPay && <PaymentText paper={paper} />}
                {terms !== '' && <PaperNote name="Terms" text={terms} className="text-[8.5pt]" />}
              </div>
              {toPay && <UpiCode paper={paper} payment={toPay} />}
            </div>
            {children}
            {closing}
            {hasReceipt && <p className="mt-[14mm]">Received by, date</p>}
          </div>
          <div className="grid content-end justify-items-end gap-[10mm]">
            <p>For {seller.name}</p>
            <p>Authorised signatory</p>
          </div>
        </div>
      </div>
    </PaperSheet>
  );
}
