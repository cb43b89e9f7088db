/** What the drawer and the page share: the list held against the catalogue, what can be undone, what is said aloud. */
import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { HiddenPrices } from '#storefront/shared/order/hidden-prices.ts';
import { reckonOrder, type ReckonedOrder } from './model/reckon-order.ts';
import { seenProduct } from '#storefront/shared/order/seen-product.ts';
import { noteSeen } from '#storefront/shared/stores/change-order.ts';
import { $hiddenPrices, wantPrices } from '#storefront/shared/stores/hidden-prices.ts';
import { $knownUser } from '#storefront/shared/stores/known-user.ts';
import { $orderLines } from '#storefront/shared/stores/order-lines.ts';
import { useCatalogue, type CatalogueState } from '#storefront/shared/parts/use-catalogue.ts';

/** Something that was just done and can be undone. */
export interface Undo {
  words: string;
  /** The place in the list where it stands; before the list when it is none. */
  index: number;
  undo: () => void;
  /** Gets the focus when it is undone. */
  focusId: string;
}

export interface Desk {
  order: ReckonedOrder;
  catalogue: CatalogueState;
  tryAgain: () => void;
  hiddenPrices: HiddenPrices;
  /** Asks for those that are not here. */
  askForPrices: () => void;
  undo: Undo | undefined;
  /** Offers to undo what was done, and says it. */
  offerUndo: (undo: Undo | undefined) => void;
  /** Says something to those who listen. */
  say: (words: string) => void;
  said: string;
  /** Moves the focus to an element by its id, as soon as it is there. */
  focusSoon: (id: string) => void;
}

/** Ids of what gets the focus. */
export const UNDO_ID = 'order-undo';
export const LIST_ID = 'order-lines';
export const EMPTY_ID = 'order-empty';
export const lineId = (sku: string): string => `order-line-${sku}`;

/** An element that is not there yet is looked for after each change of the list. */
function useFocusSoon(): (id: string) => void {
  const wanted = useRef<string>(undefined);
  const [, lookAgain] = useState({});
  useEffect(() => {
    const found = wanted.current === undefined ? null : document.getElementById(wanted.current);
    if (found === null) return;
    wanted.current = undefined;
    found.focus();
  });
  return useCallback((id) => {
    wanted.current = id;
    lookAgain({});
  }, []);
}

/** Words that are said twice are told apart by a space, or nobody would hear them again. */
const anew = (said: string, words: string): string => (said === words ? `${words}\u00A0` : words);

export function useDesk(): Desk {
  const lines = useStore($orderLines);
  const { catalogue, tryAgain } = useCatalogue();
  const hiddenPrices = useStore($hiddenPrices);
  const [undo, setUndo] = useState<Undo>();
  const [said, setSaid] = useState('');
  const focusSoon = useFocusSoon();
  const say = useCallback((words: string) => setSaid((last) => anew(last, words)), []);
  const order = useMemo(
    () =>
      catalogue.state === 'ready'
        ? reckonOrder(
            lines,
            catalogue.value.entries,
            catalogue.value.contact.orderMinimum,
            hiddenPrices.byProduct,
          )
        : reckonOrder(lines, null, {}),
    [lines, catalogue, hiddenPrices],
  );
  const askForPrices = useCallback(
    (again = true) => {
      const hidden = order.lines.flatMap(({ entry }) =>
        entry?.priceMode === 'signIn' ? [entry.id] : [],
      );
      void wantPrices(hidden, again);
    },
    [order],
  );
  const knownUid = useStore($knownUser)?.uid;
  // Also once the buyer is known, where this browser keeps no copy of them.
  useEffect(() => askForPrices(false), [askForPrices, knownUid]);
  useEffect(() => {
    if (catalogue.state !== 'ready') return;
    const isNew = ({ line, entry }: (typeof order.lines)[number]) =>
      line.seen === undefined && entry !== undefined;
    if (!order.lines.some(isNew)) return;
    // A line from a link has been seen now.
    noteSeen(({ sku, qty, seen }) => {
      const entry = catalogue.value.entries.get(sku);
      return seen === undefined && entry ? seenProduct(entry, qty) : undefined;
    });
  }, [order, catalogue]);
  const offerUndo = useCallback(
    (done: Undo | undefined) => {
      setUndo(done);
      if (done === undefined) return;
      say(done.words);
      focusSoon(UNDO_ID);
    },
    [say, focusSoon],
  );
  return {
    order,
    catalogue,
    tryAgain,
    hiddenPrices,
    askForPrices,
    undo,
    offerUndo,
    say,
    said,
    focusSoon,
  };
}
