/** The products that this browser looked at last, newest first. */
import {
  viewedFromText,
  viewedToText,
  withViewed,
  type ViewedProduct,
} from '#storefront/features/product/model/recently-viewed.ts';
import { keptAtom } from '#storefront/shared/stores/kept-atom.ts';

const NONE: readonly ViewedProduct[] = [];

export const $recentlyViewed = keptAtom('glambug-recently-viewed', NONE, {
  encode: viewedToText,
  decode: viewedFromText,
});

/** Remembers that a product is being looked at. */
export const noteViewed = (product: ViewedProduct): void =>
  $recentlyViewed.set(withViewed($recentlyViewed.get(), product));
