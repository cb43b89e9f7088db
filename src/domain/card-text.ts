/** What cards of products say, wherever they are made: in a page when it is built, or in a browser. */
import type { StockStatus } from '#schema/product.ts';

/** What follows the MOQ; most designs are in stock, and the card doesn't say so. */
export const CARD_STOCK_WORDS: Readonly<Record<StockStatus, string>> = {
  inStock: '',
  lowStock: 'Low stock',
  madeToOrder: 'Made to order',
  outOfStock: 'Out of stock',
};

/** A title whose figures keep their units: no line ends between `3` and `mm`. */
export const cardTitle = (title: string): string =>
  title.replace(/(\d) (?=(?:mm|cm|g|inch)\b)/g, '$1\u00a0');
