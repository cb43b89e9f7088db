/** Class recipes of quick order. */
import { BAD_REMARK } from '#storefront/shared/parts/remark-class.ts';

/** The columns of a wide table, shared by its headings and rows; on a phone, a row has three lines. */
export const ROW_COLUMNS =
  'lg:grid-cols-[2.75rem_minmax(0,1fr)_6rem_10rem_6.5rem_10.5rem_5.5rem] lg:gap-x-4 xl:grid-cols-[2.75rem_minmax(0,1fr)_6rem_14rem_7rem_12.5rem_6.5rem]';

/** Across the row below its picture. */
export const ROW_BELOW = 'col-span-full sm:col-[2/-1]';

/** Beside a remark there is room for its buttons. */
export const ROW_REMARK = `${ROW_BELOW} ${BAD_REMARK} sm:flex sm:flex-wrap sm:items-center sm:gap-x-4 sm:*:mt-0`;

/** The cell of the quantity. */
export const ROW_QUANTITY =
  'col-3 row-3 justify-self-end sm:col-4 sm:row-[1/3] lg:col-6 lg:row-1 lg:justify-self-center';

/** The field of a quantity, with the buttons beside it. */
export const ROW_BOX = 'flex h-11 rounded-sm border border-edge bg-white lg:h-9';

export const ROW_SMALL = 'text-xs/body text-ink-soft';

/**
 * Rows outside of the window are not laid out or painted: 200 of them would make scrolling jerky. The padding is for the
 * focus ring, which would be clipped.
 */
export const OFF_SCREEN =
  '-mx-1.5 px-1.5 [contain-intrinsic-block-size:auto_7.5rem] [content-visibility:auto] sm:[contain-intrinsic-block-size:auto_5rem] lg:[contain-intrinsic-block-size:auto_3.75rem]';
