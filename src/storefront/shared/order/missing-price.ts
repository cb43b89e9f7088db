/** What is shown in place of a missing price. */
import type { PriceMode } from '#schema/product-status.ts';
import type { HiddenPrices } from '#storefront/shared/stores/hidden-prices.ts';

const TEXTS: Readonly<Record<HiddenPrices['state'], string>> = {
  closed: 'sign in for price',
  loading: 'loading price',
  unverified: 'verify your email for price',
  ready: 'price on request',
  absent: 'price unavailable',
};

/** @param state of the prices for signed-in buyers */
export const missingPrice = (mode: PriceMode, state: HiddenPrices['state']): string =>
  TEXTS[mode === 'signIn' ? state : 'ready'];
