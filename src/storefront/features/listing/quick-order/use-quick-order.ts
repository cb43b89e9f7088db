/** State of quick order: the order list, prices for signed-in buyers, announcements and the last undo. */
import { useStore } from '@nanostores/react';
import { useCallback, useState } from 'react';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { hiddenIdsOf, useHiddenPrices } from '#storefront/shared/parts/use-hidden-prices.ts';
import { $orderLines } from '#storefront/shared/stores/order-lines.ts';
import type { Change } from './change-order-list.ts';

/**
 * @param entries those shown
 * @param bySku every product
 */
export function useQuickOrder(
  entries: readonly CatalogueEntry[],
  bySku: ReadonlyMap<string, CatalogueEntry>,
) {
  const lines = useStore($orderLines);
  // The total counts designs of other pages, too.
  const listed = lines.flatMap(({ sku }) => bySku.get(sku) ?? []);
  const hiddenPrices = useHiddenPrices(hiddenIdsOf([...entries, ...listed]));
  const [said, setSaid] = useState('');
  /** It stays until the design changes again: a click on its button may first end the input of another design. */
  const [undoable, setUndoable] = useState<Change>();
  /** Screen readers do not announce the same text again. */
  const say = useCallback(
    (message: string) => setSaid((last) => (last === message ? `${message}\u00A0` : message)),
    [],
  );
  const note = useCallback(
    (change: Change) => {
      say(change.message);
      if (change.undo) setUndoable(change);
      else setUndoable((last) => (last?.sku === change.sku ? undefined : last));
    },
    [say],
  );
  const undo = () => {
    undoable?.undo?.();
    setUndoable(undefined);
    say('Undone.');
  };
  return { lines, hiddenPrices, said, say, undoable, note, undo };
}
