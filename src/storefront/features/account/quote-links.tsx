/** Leads to the proforma invoice of an order, and to what changed since the quote before. */
import { revisionOf } from '#core/quoting/quote-revision.ts';
import type { Order } from '#schema/order.ts';
import { LINE_LINK } from './account-class.ts';
import { pathOf } from './model/account-place.ts';

/** Nothing for a quote without a stored paper. */
export function QuoteLinks({ id, order: { quote } }: { id: string; order: Order }) {
  if (quote?.revision === undefined) return null;
  const before = revisionOf(quote) - 1;
  return (
    <p>
      <a className={LINE_LINK} href={pathOf({ section: 'quote', id })}>
        {before === 0 ? 'Proforma invoice' : `Proforma invoice, and changes since quote ${before}`}
      </a>
    </p>
  );
}
