/** The prices that a signed-in buyer may see beside the catalogue's own, and how far they have come. */
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import type { PriceList } from '#core/pricing.ts';

export interface HiddenPrices {
  /** Nobody is signed in; on their way; waiting for the buyer to verify their address; here; out of reach. */
  state: 'closed' | 'loading' | 'unverified' | 'ready' | 'absent';
  /** By the ids of products. */
  byProduct: ReadonlyMap<string, PriceList>;
}

const WORDS: Readonly<Record<HiddenPrices['state'], string>> = {
  closed: 'sign in for price',
  loading: 'loading price',
  unverified: 'verify your email for price',
  ready: 'price on request',
  absent: 'price unavailable',
};

/** What stands in the place of a price that is not there. */
export const noPriceWords = (
  { priceMode }: Pick<CatalogueEntry, 'priceMode'>,
  { state }: HiddenPrices,
): string => (priceMode === 'signIn' ? WORDS[state] : WORDS.ready);
