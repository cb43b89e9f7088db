/** How cards of products are laid out, wherever they are made: in a page when it is built, or in a browser. */

/** How wide a card's picture is shown: four in a row at a desk, three on a tablet, two on a phone, less gutters and gaps. */
export const CARD_SIZES =
  '(min-width: 85rem) 18.5rem, (min-width: 64rem) calc(25vw - 2.4rem), (min-width: 48rem) calc(33vw - 2.7rem), calc(50vw - 1.75rem)';

/** The grid of cards. */
export const CARD_GRID =
  'grid grid-cols-2 gap-x-4 gap-y-9 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4';
