/** The printed quote: lines, GST by rate, the total in words. */
import { buttonClass } from '#ui/button-class.ts';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Screen } from '#admin/shell/screen.tsx';
import { useNow } from '#admin/shell/use-now.ts';
import { fixedRateText } from '#core/order/quote-summary.ts';
import { formatDay } from '#core/format-time.ts';
import { isWithinState, placeOfSupply } from '#core/quoting/place-of-supply.ts';
import type { Order } from '#schema/order.ts';
import { accountOrderPath } from '#core/paths.ts';
import { isQuoteOver } from '#core/order/customer-step.ts';
import type { Quote } from '#core/quoting/calculate-quote.ts';
import { isEndStep } from '#admin/shell/order/staff-step.ts';
import { STATUS_NAMES } from '#core/order/status-labels.ts';
import { PaperFrame } from '#admin/shell/paper-frame.tsx';
import { PaperNote, PaperParty, PaperSheet } from '#ui/react/paper/paper-sheet.tsx';
import { PaperScreen, partyOf, type PaperData } from './paper.tsx';
import { PaperTaxes, QuotePaperLines } from './quote-paper-tables.tsx';
import { crumbsOf, invoicingQuery } from './use-order.ts';

const route = getRouteApi('/orders/$id/quote');

const NoQuote = ({ id, order }: { id: string; order: Order }) => (
  <Screen title={`Quotation ${order.number}`} crumbs={crumbsOf(id, order)}>
    <p>This order has no quote yet.</p>
    {order.status === 'requested' && (
      <p className="mt-4">
        <Link
          to="/orders/$id/edit-quote"
          params={{ id }}
          className={buttonClass('primary', 'small')}
        >
          Create quote
        </Link>
      </p>
    )}
  </Screen>
);

/** As taxed in the quote: over the counter, or set by hand. */
function placeOfSupplyText(order: Order, sellerState: string): string {
  const state = placeOfSupply(order);
  const isBeyond = (order.quote?.igstPaise ?? 0) > 0;
  if (state !== undefined && isWithinState(state, sellerState) !== isBeyond) return state;
  return isBeyond ? 'Another state' : sellerState;
}

/** Where to pay, and the seller's terms, from the settings. */
function PaymentDetails() {
  const { data: invoicing } = useQuery(invoicingQuery);
  if (!invoicing) return null;
  const { bank, upiId, terms } = invoicing;
  const details = [
    bank && `${bank.name}, ${bank.bank}, account ${bank.number}, IFSC ${bank.ifsc}`,
    upiId !== undefined && `UPI ${upiId}`,
  ].filter(Boolean);
  return (
    <>
      {details.length > 0 && (
        <section className="mt-[6mm] text-[8.5pt] wrap-anywhere">
          <h3>Payment</h3>
          {details.map((line) => (
            <p key={String(line)}>{line}</p>
          ))}
        </section>
      )}
      {terms !== '' && <PaperNote name="Conditions" text={terms} />}
    </>
  );
}

function Terms({ id, quote, isExpired }: { id: string; quote: Quote; isExpired: boolean }) {
  return (
    <section className="mt-[6mm] text-[8.5pt] wrap-anywhere">
      <h3>Terms</h3>
      <ul className="list-disc ps-[4mm]">
        {isExpired ? (
          <li>This quote expired on {formatDay(quote.validUntil)}. Ask us for a new one.</li>
        ) : (
          <>
            <li>
              Prices are valid until the end of {formatDay(quote.validUntil)}.{' '}
              {fixedRateText(quote)}
            </li>
            <li>
              To accept, sign in and open {location.origin}
              {accountOrderPath(id)}
            </li>
          </>
        )}
        <li>Our terms and conditions apply: {location.origin}/terms-conditions</li>
        <li>This is a quotation, not a tax invoice.</li>
      </ul>
    </section>
  );
}

function Quotation({ id, order, seller, products }: PaperData) {
  const now = useNow();
  const { quote } = order;
  if (quote === undefined) return <NoQuote id={id} order={order} />;
  const isExpired = isQuoteOver(order, now);
  const status = isExpired ? 'expired' : order.status;
  const quoted = order.timeline.find((step) => step.status === 'quoted');
  return (
    <PaperFrame title={`Quotation ${order.number}`} crumbs={crumbsOf(id, order)}>
      <PaperSheet
        name="Quotation"
        seller={seller}
        facts={[
          ['Order', order.number],
          ['Date', formatDay(quoted?.at ?? order.updatedAt)],
          ['Valid until', formatDay(quote.validUntil)],
          ['Place of supply', placeOfSupplyText(order, seller.address.state)],
          ...(isEndStep(status) ? [['Status', STATUS_NAMES[status]] as const] : []),
        ]}
      >
        <PaperParty name="Quoted to" party={partyOf(order, true)} />
        <QuotePaperLines order={order} quote={quote} products={products} />
        {/* Keeps the signature with text on its sheet. */}
        <div className="break-inside-avoid">
          <PaperTaxes quote={quote} />
          {quote.note !== undefined && <PaperNote name="Note" text={quote.note} />}
          {!isExpired && <PaymentDetails />}
          <Terms id={id} quote={quote} isExpired={isExpired} />
          <div className="mt-[10mm] grid break-inside-avoid justify-items-end gap-[14mm]">
            <p>For {seller.legalName}</p>
            <p>Authorised signatory</p>
          </div>
        </div>
      </PaperSheet>
    </PaperFrame>
  );
}

export const QuotePaperScreen = () => (
  <PaperScreen id={route.useParams().id} name="Quotation">
    {(data) => <Quotation {...data} />}
  </PaperScreen>
);
