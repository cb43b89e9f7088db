/** The list in the page address: used directly if there is no other list, otherwise offered. */
import { useEffect, useState } from 'react';
import { formatDesigns } from '#core/format.ts';
import { listToText } from '#core/order/list-text.ts';
import { formatTotal } from '#core/order/total-units.ts';
import { orderListPath } from '#core/paths.ts';
import type { OrderList } from '#storefront/shared/order/order-list.ts';
import type { CatalogueState } from '#storefront/shared/parts/use-catalogue.ts';
import { listFromHash } from '#storefront/shared/order/order-link.ts';
import { addLines, replaceLines, undoable } from '#storefront/shared/stores/change-order.ts';
import { $order } from '#storefront/shared/stores/order-list.ts';
import { Button } from '#ui/react/button.tsx';
import { BAD_REMARK, CHOICE_BUTTONS } from '#storefront/shared/parts/remark-class.ts';
import { LIST_ID, type OrderListState } from './use-order-list.ts';

/** Designs and units; while the catalogue is loading, the units are unknown. */
function listSummary(list: OrderList, catalogue: CatalogueState): string {
  const designs = formatDesigns(list.length);
  if (catalogue.state !== 'ready') return designs;
  const { entries } = catalogue.value;
  return `${designs}, ${formatTotal(list.map(({ sku, qty }) => ({ qty, unit: entries.get(sku)?.unit })))}`;
}

/** Whether a list has every note of a shared one; a link can lack them. */
const hasNotesOf = (own: OrderList, shared: OrderList): boolean =>
  shared.every(({ note }, at) => note === undefined || note === own[at]?.note);

const quoted = (name: string): string => (name === '' ? '' : ` “${name}”`);

/** The address without its list, so that a reload does not ask again. */
const forgetHash = (): void => history.replaceState(history.state, '', orderListPath());

/** The list of the address that is not used yet, and its parts that cannot be read. */
function useLinked({ say }: OrderListState) {
  const [linked, setLinked] = useState<ReturnType<typeof listFromHash>>();
  useEffect(() => {
    const read = () => {
      const shared = listFromHash(location.hash);
      if (shared === undefined) return;
      const { list, name, unreadable } = shared;
      const own = $order.get().list;
      const isSame = listToText(own) === listToText(list) && hasNotesOf(own, list);
      if (own.length > 0 && list.length > 0 && !isSame) {
        setLinked(shared);
        return;
      }
      forgetHash();
      if (list.length > 0 && !isSame) {
        replaceLines(list);
        say(`Opened the shared list${quoted(name)}: ${formatDesigns(list.length)}.`);
      }
      setLinked(unreadable.length === 0 ? undefined : { list: [], name, unreadable });
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [say]);
  return { linked, setLinked };
}

export function LinkedList({ orderList }: { orderList: OrderListState }) {
  const { linked, setLinked } = useLinked(orderList);
  if (linked === undefined) return null;
  const { list, name, unreadable } = linked;
  const { catalogue, order } = orderList;
  const own = order.lines.map(({ line }) => line);

  const close = () => {
    forgetHash();
    setLinked(undefined);
    orderList.focusSoon(LIST_ID);
  };
  /** Runs a change and offers undo. @param change returns its message */
  const answer = (change: () => string) => {
    const { done: message, undo } = undoable(change);
    close();
    orderList.offerUndo({ message, index: -1, undo, focusId: LIST_ID });
  };
  const add = () => {
    const left = addLines(list).map(({ sku }) => sku);
    const rest = left.length === 0 ? '' : ` Your list is full: ${left.join(', ')} not added.`;
    return `The shared list was added to yours.${rest}`;
  };
  const replace = () => {
    replaceLines(list);
    return 'Your list was replaced by the shared list.';
  };

  return (
    <section className="mb-6 border border-gilt bg-wash p-5" aria-labelledby="linked-title">
      <h2 id="linked-title" className="text-xl">
        <bdi>Shared list{quoted(name)}</bdi>
        {list.length > 0 && `: ${listSummary(list, catalogue)}`}
      </h2>
      {unreadable.length > 0 && (
        <p className={BAD_REMARK} role="alert">
          Part of the link can’t be read: {unreadable.map((part) => `“${part}”`).join(', ')}. Ask
          the sender for the list as text, then paste it below.
        </p>
      )}
      {list.length > 0 ? (
        <>
          <p>Your own list has {listSummary(own, catalogue)}.</p>
          <p className={CHOICE_BUTTONS}>
            <Button size="small" onClick={() => answer(add)}>
              Add to my list
            </Button>
            <Button kind="secondary" size="small" onClick={() => answer(replace)}>
              Replace my list
            </Button>
            <Button kind="quiet" size="small" onClick={close}>
              Keep my list
            </Button>
          </p>
        </>
      ) : (
        <p className={CHOICE_BUTTONS}>
          <Button size="small" onClick={close}>
            OK
          </Button>
        </p>
      )}
    </section>
  );
}
