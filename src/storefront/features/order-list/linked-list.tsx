/** The list in the page address: used directly if there is no other list, otherwise offered. */
import { formatTotal } from '#core/order/total-units.ts';
import { Button } from '#ui/react/button.tsx';
import { useEffect, useState } from 'react';
import { formatDesigns } from '#core/format.ts';
import { listFromHash } from './model/order-link.ts';
import { isSameOrder } from '#storefront/shared/order/edit-list.ts';
import type { OrderList } from '#storefront/shared/order/order-list.ts';
import { orderListPath } from '#core/paths.ts';
import { addLines, replaceLines, undoable } from '#storefront/shared/stores/change-order.ts';
import { $order } from '#storefront/shared/stores/order-list.ts';
import { LIST_ID, type OrderListState } from './use-order-list.ts';
import { BAD_REMARK, CHOICE, CHOICE_BUTTONS } from './order-class.ts';

interface Carried {
  list: OrderList;
  unreadable: readonly string[];
}

const listSummary = (list: OrderList): string =>
  `${formatDesigns(list.length)}, ${formatTotal(list)}`;

/** The address without its list, so that a reload does not ask again. */
const forgetHash = (): void => history.replaceState(history.state, '', orderListPath());

/** The list of the address, and its state. */
function useCarried(orderList: OrderListState) {
  const [carried, setCarried] = useState<Carried>();
  const { say } = orderList;
  useEffect(() => {
    const read = () => {
      const linked = listFromHash(location.hash);
      if (linked === undefined) return;
      const own = $order.get().list;
      const isSettled = linked.list.length === 0 || isSameOrder(own, linked.list);
      if (isSettled || own.length === 0) {
        forgetHash();
        if (!isSettled) {
          replaceLines(linked.list);
          say(`Opened the shared list: ${listSummary(linked.list)}.`);
        }
        setCarried(
          linked.unreadable.length === 0 ? undefined : { list: [], unreadable: linked.unreadable },
        );
        return;
      }
      setCarried(linked);
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [say]);
  const settle = () => {
    forgetHash();
    setCarried((last) => last && { ...last, list: [] });
  };
  return { carried, settle, forget: () => setCarried(undefined) };
}

function UnreadableParts({ parts, onForget }: { parts: readonly string[]; onForget: () => void }) {
  return (
    <div className={`mb-6 ${BAD_REMARK}`} role="alert">
      <p>
        Part of the link can’t be read: {parts.map((part) => `“${part}”`).join(', ')}. Ask the
        sender for the list as text, then paste it below.
      </p>
      <p className={CHOICE_BUTTONS}>
        <button type="button" className={CHOICE} onClick={onForget}>
          OK
        </button>
      </p>
    </div>
  );
}

/** A preview of the shared list. */
function Preview({
  list,
  orderList: { catalogue },
}: {
  list: OrderList;
  orderList: OrderListState;
}) {
  const titleOf = (sku: string): string | undefined =>
    catalogue.state === 'ready' ? catalogue.value.entries.get(sku)?.title : undefined;
  return (
    <ul className="mt-3 max-h-[50vh] overflow-y-auto text-sm/body" aria-label="Shared list">
      {list.map(({ sku, qty }) => (
        <li key={sku} className="border-t border-line py-1.5">
          <span className="font-medium">{titleOf(sku) ?? 'Not in the catalogue'}</span> {sku} ×{' '}
          {qty}
        </li>
      ))}
    </ul>
  );
}

export function LinkedList({ orderList }: { orderList: OrderListState }) {
  const { carried, settle, forget } = useCarried(orderList);
  const [isLooking, setLooking] = useState(false);
  if (carried === undefined) return null;
  const { list, unreadable } = carried;

  /** Runs a change and offers undo. @param change returns its message */
  const answer = (change: () => string) => {
    const { done: message, undo } = undoable(change);
    settle();
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
    <>
      {list.length > 0 && (
        <section className="mb-6 border border-gilt bg-wash p-5" aria-labelledby="carried-title">
          <h2 id="carried-title" className="text-xl">
            Shared list: {listSummary(list)}
          </h2>
          <p>Your own list has {listSummary(orderList.order.lines.map(({ line }) => line))}.</p>
          {isLooking && <Preview list={list} orderList={orderList} />}
          <p className={CHOICE_BUTTONS}>
            <Button size="small" onClick={() => answer(add)}>
              Add to my list
            </Button>
            <Button kind="secondary" size="small" onClick={() => answer(replace)}>
              Replace my list
            </Button>
            <Button
              kind="quiet"
              size="small"
              aria-expanded={isLooking}
              onClick={() => {
                if (isLooking) {
                  settle();
                  orderList.focusSoon(LIST_ID);
                }
                setLooking(!isLooking);
              }}
            >
              {isLooking ? 'Keep my list' : 'View'}
            </Button>
          </p>
        </section>
      )}
      {unreadable.length > 0 && <UnreadableParts parts={unreadable} onForget={forget} />}
    </>
  );
}
