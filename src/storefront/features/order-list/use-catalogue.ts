/** The catalogue for a component: on its way, here, or out of reach. */
import { useCallback, useEffect, useState } from 'react';
import { loadCatalogue } from '#core/listing/load-catalogue.ts';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import type { ShopContact } from '#core/listing/published-shop.ts';

export type CatalogueState =
  | { state: 'loading' }
  | { state: 'ready'; entries: ReadonlyMap<string, CatalogueEntry>; contact: ShopContact }
  | { state: 'absent' };

/** Asks once, again when the connection is back, and when `tryAgain` is called. */
export function useCatalogue(): { catalogue: CatalogueState; tryAgain: () => void } {
  const [catalogue, setCatalogue] = useState<CatalogueState>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const tryAgain = useCallback(() => setAttempt((last) => last + 1), []);
  useEffect(() => {
    let isWanted = true;
    const show = (state: CatalogueState) => {
      if (isWanted) setCatalogue(state);
    };
    loadCatalogue().then(
      ({ entries, contact }) => {
        const bySku = new Map(entries.map((entry) => [entry.sku, entry]));
        show({ state: 'ready', entries: bySku, contact });
      },
      () => show({ state: 'absent' }),
    );
    return () => {
      isWanted = false;
    };
  }, [attempt]);
  useEffect(() => {
    addEventListener('online', tryAgain);
    return () => removeEventListener('online', tryAgain);
  }, [tryAgain]);
  return { catalogue, tryAgain };
}
