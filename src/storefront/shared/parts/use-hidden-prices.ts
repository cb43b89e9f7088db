/** The prices that only this buyer sees, loaded for the shown products. */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import {
  $hiddenPrices,
  requestPrices,
  type HiddenPrices,
} from '#storefront/shared/stores/hidden-prices.ts';

/** The IDs of the products whose prices only signed-in buyers see. */
export const hiddenIdsOf = (
  entries: Iterable<Pick<CatalogueEntry, 'id' | 'priceMode'>>,
): string[] => [...entries].flatMap(({ id, priceMode }) => (priceMode === 'signIn' ? [id] : []));

/** @param ids see `hiddenIdsOf`; each is requested once */
export function useHiddenPrices(ids: readonly string[]): HiddenPrices {
  const key = ids.join(' ');
  useEffect(() => {
    if (key !== '') void requestPrices(key.split(' '));
  }, [key]);
  return useStore($hiddenPrices);
}
