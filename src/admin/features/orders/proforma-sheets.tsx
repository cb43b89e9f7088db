/** The proforma invoices of several orders, each with its latest quote. */
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#admin/shell/list/list-states.tsx';
import { listKey } from '#admin/shell/list/list-key.ts';
import { hasAccount } from '#core/account/entered-customer.ts';
import { orderKind, type Order } from '#schema/order.ts';
import type { SentQuote } from '#schema/sent-quote.ts';
import { ProformaPaper } from '#ui/react/paper/proforma-paper.tsx';
import { loadQuotes } from './actions/load-quotes.ts';

type StoredOrder = Order & { id: string };

/** Reads in flight. */
const AT_ONCE = 20;

async function loadLatest(orders: readonly StoredOrder[]) {
  const papers: { order: StoredOrder; sent: SentQuote }[] = [];
  for (let from = 0; from < orders.length; from += AT_ONCE) {
    const some = orders.slice(from, from + AT_ONCE);
    const latest = await Promise.all(
      some.map(async (order) => (await loadQuotes(order.id, order))[0]),
    );
    for (const [at, order] of some.entries()) {
      const sent = latest[at];
      if (sent) papers.push({ order, sent });
    }
  }
  return papers;
}

export function ProformaSheets({ orders }: { orders: readonly StoredOrder[] }) {
  const papers = useQuery({
    queryKey: [...listKey(orderKind), 'proformas', orders.map(({ id, rev }) => [id, rev])],
    queryFn: () => loadLatest(orders),
  });
  return (
    <Loaded query={papers}>
      {(all) =>
        all.map(({ order: { id, uid }, sent }) => (
          <ProformaPaper key={id} id={id} hasAccount={hasAccount(uid)} sent={sent} />
        ))
      }
    </Loaded>
  );
}
