/** The list that the page's address carries: taken over when there is no other, else offered. */
import { useEffect, useState } from 'react';
import { formatDesigns, formatPieces } from '#core/format.ts';
import { listFromHash } from './model/order-link.ts';
import { asksTheSame } from '#storefront/shared/order/edit-list.ts';
import type { OrderList } from '#storefront/shared/order/order-list.ts';
import { totalsOf } from './model/order-message.ts';
import { orderListPath } from '#core/paths.ts';
import { addLines, replaceLines, undoable } from '#storefront/shared/stores/change-order.ts';
import { $order } from '#storefront/shared/stores/order-list.ts';
import { LIST_ID, type Desk } from './use-desk.ts';
import { BAD_REMARK, CHOICE, CHOICES } from './order-class.ts';

interface Carried {
  list: OrderList;
  unread: readonly string[];
}

const wordsOf = (list: OrderList): string =>
  `${formatDesigns(list.length)}, ${formatPieces(totalsOf(list).pieces)}`;

/** The address without its list: a reload shall not ask again. */
const forgetHash = (): void => history.replaceState(history.state, '', orderListPath());

/** What the address carries, and what has become of it. */
function useCarried(desk: Desk) {
  const [carried, setCarried] = useState<Carried>();
  const { say } = desk;
  useEffect(() => {
    const read = () => {
      const found = listFromHash(location.hash);
      if (found === undefined) return;
      const own = $order.get().list;
      const isSettled = found.list.length === 0 || asksTheSame(own, found.list);
      if (isSettled || own.length === 0) {
        forgetHash();
        if (!isSettled) {
          replaceLines(found.list);
          say(`Opened the shared list: ${wordsOf(found.list)}.`);
        }
        setCarried(found.unread.length === 0 ? undefined : { list: [], unread: found.unread });
        return;
      }
      setCarried(found);
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

function Unread({ parts, onForget }: { parts: readonly string[]; onForget: () => void }) {
  return (
    <div className={`mb-6 ${BAD_REMARK}`} role="alert">
      <p>
        Part of the link can’t be read: {parts.map((part) => `“${part}”`).join(', ')}. Ask the
        sender for the list as text, then paste it below.
      </p>
      <p className={CHOICES}>
        <button type="button" className={CHOICE} onClick={onForget}>
          OK
        </button>
      </p>
    </div>
  );
}

/** What the link carries, to look at only. */
function Look({ list, desk: { catalogue } }: { list: OrderList; desk: Desk }) {
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

export function LinkedList({ desk }: { desk: Desk }) {
  const { carried, settle, forget } = useCarried(desk);
  const [isLooking, setLooking] = useState(false);
  if (carried === undefined) return null;
  const { list, unread } = carried;

  /** Does it, and offers to undo it. @param change says what it did */
  const answer = (change: () => string) => {
    const { done: words, undo } = undoable(change);
    settle();
    desk.offerUndo({ words, index: -1, undo, focusId: LIST_ID });
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
            Shared list: {wordsOf(list)}
          </h2>
          <p>Your own list has {wordsOf(desk.order.lines.map(({ line }) => line))}.</p>
          {isLooking && <Look list={list} desk={desk} />}
          <p className={CHOICES}>
            <button type="button" className="btn btn-small btn-primary" onClick={() => answer(add)}>
              Add to my list
            </button>
            <button
              type="button"
              className="btn btn-small btn-secondary"
              onClick={() => answer(replace)}
            >
              Replace my list
            </button>
            <button
              type="button"
              className="btn btn-small btn-quiet"
              aria-expanded={isLooking}
              onClick={() => {
                if (isLooking) {
                  settle();
                  desk.focusSoon(LIST_ID);
                }
                setLooking(!isLooking);
              }}
            >
              {isLooking ? 'Keep my list' : 'View'}
            </button>
          </p>
        </section>
      )}
      {unread.length > 0 && <Unread parts={unread} onForget={forget} />}
    </>
  );
}
