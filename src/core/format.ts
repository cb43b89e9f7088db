/** Formats money, weights and counts for India. */

const LOCALE = 'en-IN';

// Created once: construction costs a thousand times as much as formatting. Pages drop unused ones.
const rupeeFormat = /* @__PURE__ */ new Intl.NumberFormat(LOCALE, {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
});
const countFormat = /* @__PURE__ */ new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 });
const gramFormat = /* @__PURE__ */ new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 3 });

/**
 * Money with lakh grouping: 12345600 paise is `₹1,23,456`; paise only if there are any, and a real minus sign.
 */
export const formatRupees = (paise: number): string =>
  rupeeFormat.format(paise / 100).replace('-', '−');

/** Money for machines, always with two decimals and nothing else: 45000 paise is `450.00`. */
export const decimalRupees = (paise: number): string => (paise / 100).toFixed(2);

/** A count with lakh grouping: `1,23,456`. */
export const formatCount = (count: number): string => countFormat.format(count);

/** A count with its noun: `1 image`, `222 images`. */
export const formatCounted = (count: number, one: string): string =>
  `${formatCount(count)} ${one}${count === 1 ? '' : 's'}`;

export const formatProducts = (products: number): string => formatCounted(products, 'product');

/** A count of different products: `1 design`, `1,200 designs`. */
export const formatDesigns = (designs: number): string => formatCounted(designs, 'design');

/** Weight in grams from milligrams: `4.2 g`. */
export const formatGrams = (mg: number): string => `${gramFormat.format(mg / 1000)} g`;

/** Weight in kilograms from grams: `0.85 kg`. */
export const formatKilograms = (grams: number): string => `${grams / 1000} kg`;
