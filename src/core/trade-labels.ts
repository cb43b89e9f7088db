/** Labels for values that documents store as codes. */
import type { Finish, Plating } from '#schema/product.ts';
import type { Closure, Hallmark } from '#schema/product-facts.ts';
import type { PriceMode, PublicationStatus, StockStatus } from '#schema/product-status.ts';

export const PLATING_LABELS: Record<Plating, string> = {
  none: 'None (plain silver)',
  rhodium: 'Rhodium',
  gold: 'Gold',
  'rose-gold': 'Rose gold',
  'two-tone': 'Two-tone, silver and gold',
};

export const FINISH_LABELS: Record<Finish, string> = {
  polished: 'Polished',
  matte: 'Matte',
  textured: 'Textured',
  oxidised: 'Oxidised',
  'diamond-cut': 'Diamond-cut',
  enamelled: 'Enamelled',
};

export const HALLMARK_LABELS: Record<Hallmark, string> = {
  bis: 'BIS hallmarked',
  bisHuid: 'BIS hallmarked with HUID',
};

export const CLOSURE_LABELS: Record<Closure, string> = {
  'push-back': 'Push-back',
  'screw-back': 'Screw-back',
  hook: 'Hook',
  'lever-back': 'Lever-back',
  hinged: 'Hinged',
  'clip-on': 'Clip-on',
  wire: 'Wire',
  'l-post': 'L-post',
  lobster: 'Lobster clasp',
  'spring-ring': 'Spring ring',
  's-hook': 'S-hook',
  'box-clasp': 'Box clasp',
  toggle: 'Toggle',
  slider: 'Slider, adjustable',
  screw: 'Screw',
  open: 'Open, adjustable',
};

export const STOCK_LABELS: Record<StockStatus, string> = {
  inStock: 'In stock, ready to dispatch',
  lowStock: 'Low stock',
  madeToOrder: 'Made to order',
  outOfStock: 'Out of stock',
};

/** Short labels for lists and filters. */
export const STOCK_NAMES: Record<StockStatus, string> = {
  inStock: 'In stock',
  lowStock: 'Low stock',
  madeToOrder: 'Made to order',
  outOfStock: 'Out of stock',
};

/** How a price is shown, as the seller reads it. */
export const PRICE_MODE_NAMES: Record<PriceMode, string> = {
  public: 'Public',
  signIn: 'After sign-in',
  onRequest: 'On request',
};

export const PUBLICATION_NAMES: Record<PublicationStatus, string> = {
  published: 'Published',
  draft: 'Draft',
  scheduled: 'Scheduled',
  archived: 'Archived',
};

const countryNames = new Intl.DisplayNames('en-IN', {
  type: 'region',
  style: 'short',
  fallback: 'code',
});

/** The English name of a country code; the code itself if unknown. */
export const countryName = (code: string): string => countryNames.of(code) ?? code;

/** Purity from parts in a thousand: `925 sterling silver` has a name of its own. */
export const purityLabel = (purity: number): string =>
  purity === 925 ? '925 sterling silver' : `${purity} silver`;
