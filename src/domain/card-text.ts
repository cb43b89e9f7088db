/** Texts of product cards, for built pages and for cards made in the browser. */
import type { StockStatus } from '#schema/product-status.ts';

/** Shown after the MOQ; empty for designs in stock, which most are. */
export const CARD_STOCK_WORDS: Readonly<Record<StockStatus, string>> = {
  inStock: '',
  lowStock: 'Low stock',
  madeToOrder: 'Made to order',
  outOfStock: 'Out of stock',
};

/** A title with non-breaking spaces before units, so that `3 mm` stays on one line. */
export const cardTitle = (title: string): string =>
  title.replace(/(\d) (?=(?:mm|cm|g|inch)\b)/g, '$1\u00a0');
