/** Shared state of drawer and page: the calculated list, undo and announcements. */
import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { calculateOrder, type CalculatedOrder } from './model/calculate-order.ts';
import type { OrderListLine } from '#storefront/shared/order/order-list.ts';
import { newlySeen } from './model/newly-seen.ts';
import { noteSeen } from '#storefront/shared/stores/change-order.ts';
import {
  $hiddenPrices,
  requestPrices,
  type HiddenPrices,
} from '#storefront/shared/stores/hidden-prices.ts';
import { $orderLines } from '#storefront/shared/stores/order-lines.ts';
import { hiddenIdsOf } from '#storefront/shared/parts/use-hidden-prices.ts';
import { useCatalogue, type CatalogueState } from '#storefront/shared/parts/use-catalogue.ts';

/** An action that can be undone. */
export interface UndoableAction {
  message: string;
  /** Its position in the list; -1 for before the list, `IN_SAVED_LISTS` for among the saved lists. */
  index: number;
  undo: () => void;
  /** The element to focus after the undo. */
  focusId: string;
}

export interface OrderListState {
  order: CalculatedOrder;
  catalogue: CatalogueState;
  tryAgain: () => void;
  hiddenPrices: HiddenPrices;
  /** Loads missing prices. */
  loadPrices: () => void;
  undo: UndoableAction | undefined;
  /** Offers the undo and announces the action. */
  offerUndo: (undo: UndoableAction | undefined) => void;
  /** Announces a message to screen readers. */
  say: (message: string) => void;
  said: string;
  /** Focuses an element by ID as soon as it exists. */
  focusSoon: (id: string) => void;
}

/** The position of an action on saved lists. */
export const IN_SAVED_LISTS = -2;

/** IDs of the elements to focus. */
export const UNDO_ID = 'order-undo';
export const LIST_ID = 'order-lines';
export const EMPTY_ID = 'order-empty';
export const lineId = (sku: string): string => `order-line-${sku}`;

/** Tries again after each render until the element exists. */
function useFocusSoon(): (id: string) => void {
  const targetId = useRef<string>(undefined);
  const [, lookAgain] = useState({});
  useEffect(() => {
    const element =
      targetId.current === undefined ? null : document.getElementById(targetId.current);
    if (element === null) return;
    targetId.current = undefined;
    element.focus();
  });
  return useCallback((id) => {
    targetId.current = id;
    lookAgain({});
  }, []);
}

/** Appends a space to a repeated message, otherwise screen readers would not announce it. */
const distinct = (said: string, message: string): string =>
  said === message ? `${message}\u00A0` : message;

export function useOrderList(): OrderListState {
  const lines = useStore($orderLines);
  const { catalogue, tryAgain } = useCatalogue();
  const hiddenPrices = useStore($hiddenPrices);
  const [undo, setUndo] = useState<UndoableAction>();
  const [said, setSaid] = useState('');
  const focusSoon = useFocusSoon();
  const say = useCallback((message: string) => setSaid((last) => distinct(last, message)), []);
  const order = useMemo(
    () =>
      catalogue.state === 'ready'
        ? calculateOrder(
            lines,
            catalogue.value.entries,
            catalogue.value.contact.orderMinimum,
            hiddenPrices.byProduct,
          )
        : calculateOrder(lines, null, {}),
    [lines, catalogue, hiddenPrices],
  );
  const loadPrices = useCallback(
    (again = true) => {
      const entries = order.lines.flatMap(({ entry }) => entry ?? []);
      void requestPrices(hiddenIdsOf(entries), again);
    },
    [order],
  );
  useEffect(() => loadPrices(false), [loadPrices]);
  useEffect(() => {
    if (catalogue.state !== 'ready') return;
    const { entries } = catalogue.value;
    const seenNow = (line: OrderListLine) =>
      newlySeen(line, entries.get(line.sku), hiddenPrices.byProduct);
    if (order.lines.some(({ line }) => seenNow(line) !== undefined)) noteSeen(seenNow);
  }, [order, catalogue, hiddenPrices]);
  const offerUndo = useCallback(
    (done: UndoableAction | undefined) => {
      setUndo(done);
      if (done === undefined) return;
      say(done.message);
      focusSoon(UNDO_ID);
    },
    [say, focusSoon],
  );
  return {
    order,
    catalogue,
    tryAgain,
    hiddenPrices,
    loadPrices,
    undo,
    offerUndo,
    say,
    said,
    focusSoon,
  };
}
