/** The catalogue for a component. */
import { useEffect } from 'react';
import { loadCatalogue } from '#core/listing/load-catalogue.ts';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import type { ShopContact } from '#core/listing/published-shop.ts';
import { orFailed, type Result } from '#core/result.ts';
import { useLoaded, type Loaded } from '#ui/react/use-loaded.ts';

interface Catalogue {
  /** By SKU. */
  entries: ReadonlyMap<string, CatalogueEntry>;
  contact: ShopContact;
}

export type CatalogueState = Loaded<Catalogue>;

async function read(): Promise<Catalogue> {
  const { entries, contact } = await loadCatalogue();
  return { entries: new Map(entries.map((entry) => [entry.sku, entry])), contact };
}

/** The component shows its own error message. */
const load = (): Promise<Result<Catalogue>> => orFailed(read(), '');

/** Loads it once, again when the connection is back, and when `tryAgain` is called. */
export function useCatalogue(): { catalogue: CatalogueState; tryAgain: () => void } {
  const { loaded, retry } = useLoaded(load);
  useEffect(() => {
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [retry]);
  return { catalogue: loaded, tryAgain: retry };
}
