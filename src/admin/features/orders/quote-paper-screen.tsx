/** The printed quote: lines, GST by rate, the total in words. */
import { getRouteApi, Link } from '@tanstack/react-router';
import { Screen } from '#admin/shell/screen.tsx';
import { useNow } from '#admin/shell/use-now.ts';
import { formatDay } from '#core/format-time.ts';
import { isWithinState, placeOfSupply } from './model/place-of-supply.ts';
import type { Order } from '#schema/order.ts';
import { accountOrderPath } from '#core/paths.ts';
import { isQuoteOver } from '#core/order/customer-step.ts';
import type { Quote } from '#core/order/quote-words.ts';
import { isEndStep } from '#admin/shell/order/staff-step.ts';
import { STATUS_NAMES } from '#core/order/status-words.ts';
import { Paper } from './paper.tsx';
import { PaperParty } from './paper-party.tsx';
import { PaperStates } from './paper-states.tsx';
import { PaperTaxes, QuotePaperLines } from './quote-paper-table.tsx';
import { usePaper } from './use-paper.ts';

const route = getRouteApi('/orders/$id/quote');

const NoQuote = ({ id, order }: { id: string; order: Order }) => (
  <Screen
    title={`Quotation ${order.number}`}
    crumbs={[
      { name: 'Orders', to: '/orders' },
      { name: order.number, to: `/orders/${id}` },
    ]}
  >
    <p>This order has no quote yet.</p>
    {order.status === 'requested' && (
      <p className="mt-4">
        <Link to="/orders/$id/edit-quote" params={{ id }} className="btn btn-small btn-primary">
          Create quote
        </Link>
      </p>
    )}
  </Screen>
);

/** As the quote taxes it: an order may go over the counter, or be taxed by hand. */
function supplyWords(order: Order, sellerState: string): string {
  const { state } = placeOfSupply(order);
  const isBeyond = (order.quote?.igstPaise ?? 0) > 0;
  if (state !== undefined && isWithinState(state, sellerState) !== isBeyond) return state;
  return isBeyond ? 'Another state' : sellerState;
}

function Terms({ id, quote, isExpired }: { id: string; quote: Quote; isExpired: boolean }) {
  return (
    <section className="paper-terms">
      <h3>Terms</h3>
      <ul>
        {isExpired ? (
          <li>This quote expired on {formatDay(quote.validUntil)}. Ask us for a new one.</li>
        ) : (
          <>
            <li>Prices are valid until the end of {formatDay(quote.validUntil)}.</li>
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

export function QuotePaperScreen() {
  const { id } = route.useParams();
  const paper = usePaper(id);
  const now = useNow();
  if (paper.state !== 'ready') return <PaperStates name="Quotation" paper={paper} />;
  const { order, seller, products } = paper;
  const { quote } = order;
  if (quote === undefined) return <NoQuote id={id} order={order} />;
  const isExpired = isQuoteOver(order, now);
  const status = isExpired ? 'expired' : order.status;
  const quoted = order.timeline.find((step) => step.status === 'quoted');
  return (
    <Paper
      id={id}
      order={order}
      seller={seller}
      name="Quotation"
      facts={[
        ['Date', formatDay(quoted?.at ?? order.updatedAt)],
        ['Valid until', formatDay(quote.validUntil)],
        ['Place of supply', supplyWords(order, seller.address.state)],
        ...(isEndStep(status) ? [['Status', STATUS_NAMES[status]] as const] : []),
      ]}
    >
      <PaperParty name="Quoted to" order={order} withGstin />
      <QuotePaperLines order={order} quote={quote} products={products} />
      <div className="paper-end">
        <PaperTaxes quote={quote} />
        {quote.note !== undefined && (
          <section className="paper-note">
            <h3>Note</h3>
            <p dir="auto">{quote.note}</p>
          </section>
        )}
        <Terms id={id} quote={quote} isExpired={isExpired} />
        <div className="paper-sign">
          <p>For {seller.legalName}</p>
          <p>Authorised signatory</p>
        </div>
      </div>
    </Paper>
  );
}
