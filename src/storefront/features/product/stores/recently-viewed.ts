/** Recently viewed products of this browser, newest first. */
import {
  viewedFromText,
  viewedToText,
  withViewed,
  type ViewedProduct,
} from '#storefront/features/product/model/recently-viewed.ts';
import { storedAtom } from '#storefront/shared/stores/stored-atom.ts';

const NONE: readonly ViewedProduct[] = [];

export const $recentlyViewed = storedAtom('glambug-recently-viewed', NONE, {
  encode: viewedToText,
  decode: viewedFromText,
});

/** Records a viewed product. */
export const noteViewed = (product: ViewedProduct): void =>
  $recentlyViewed.set(withViewed($recentlyViewed.get(), product));
