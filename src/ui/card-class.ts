/** Class recipes of cards, for built pages and for browsers. */

/**
 * Displayed width of a card's picture: four per row on desktops, three on tablets, two on phones, without
 * gutters and gaps.
 */
export const CARD_SIZES =
  '(min-width: 85rem) 18.5rem, (min-width: 64rem) calc(25vw - 2.4rem), (min-width: 48rem) calc(33vw - 2.7rem), calc(50vw - 1.75rem)';

/** The grid of cards. */
export const CARD_GRID =
  'grid grid-cols-2 gap-x-4 gap-y-9 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4';

export const CARD_ROOT = 'group relative flex flex-col';

/** The area of a card's picture. */
export const CARD_TILE =
  'relative mb-3.5 aspect-square overflow-hidden rounded-sm bg-ground card-image';

/** A badge over the picture. */
export const CARD_BADGE = 'absolute top-2.5 left-2.5';

export const CARD_TITLE = 'font-sans leading-[1.35] font-medium tracking-normal text-pretty';

/** Product titles; two lines are reserved, so that the prices of a row are aligned. */
export const PRODUCT_TITLE = `${CARD_TITLE} max-md:min-h-[2lh]`;

/** The link of a card, stretched over all of it. */
export const CARD_LINK = 'stretched-link';

/** Facts in a row, separated by dots where there is room, otherwise stacked. */
export const CARD_FACTS = 'card-facts mt-0.75 text-xs/body text-ink-faint';

export const CARD_PRICE = 'mt-1.5 text-sm/6 text-ink-soft';

/** The amount. */
export const CARD_AMOUNT = 'text-base/6 font-semibold whitespace-nowrap text-ink';

/** Placeholder of a picture: a drawn circle above the SKU. */
export const NO_PICTURE = 'no-picture gap-2 text-sm/body text-ink-faint';
