/** The prices for a signed-in buyer in addition to public ones, and their loading state. */
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import type { PriceList } from '#core/pricing.ts';

export interface HiddenPrices {
  /** Signed out; loading; email not verified; loaded; failed. */
  state: 'closed' | 'loading' | 'unverified' | 'ready' | 'absent';
  /** By the ids of products. */
  byProduct: ReadonlyMap<string, PriceList>;
}

const TEXTS: Readonly<Record<HiddenPrices['state'], string>> = {
  closed: 'sign in for price',
  loading: 'loading price',
  unverified: 'verify your email for price',
  ready: 'price on request',
  absent: 'price unavailable',
};

/** The text in place of a missing price. */
export const noPriceText = (
  { priceMode }: Pick<CatalogueEntry, 'priceMode'>,
  { state }: HiddenPrices,
): string => (priceMode === 'signIn' ? TEXTS[state] : TEXTS.ready);
