/** State of quick order: the order list, prices for signed-in buyers, and the last change. */
import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useState } from 'react';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { $hiddenPrices, requestPrices } from '#storefront/shared/stores/hidden-prices.ts';
import { $orderLines } from '#storefront/shared/stores/order-lines.ts';
import type { Change } from './change-order-list.ts';

/** @param entries those shown: their sign-in prices are loaded */
export function useQuickOrder(entries: readonly CatalogueEntry[]) {
  const lines = useStore($orderLines);
  const hiddenPrices = useStore($hiddenPrices);
  const [change, setChange] = useState<Change>();
  useEffect(() => {
    void requestPrices(
      entries.flatMap(({ id, priceMode }) => (priceMode === 'signIn' ? [id] : [])),
    );
  }, [entries]);
  const note = useCallback(
    (next: Change) =>
      setChange((last) =>
        // Screen readers do not announce the same text again.
        last?.message === next.message ? { ...next, message: `${next.message}\u00A0` } : next,
      ),
    [],
  );
  return { lines, hiddenPrices, change, note };
}
