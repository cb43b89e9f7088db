/** The products that this browser looked at last, newest first. */
import { persistentAtom } from '@nanostores/persistent';
import {
  viewedFromText,
  viewedToText,
  withViewed,
  type ViewedProduct,
} from '#domain/recently-viewed.ts';

const NONE: readonly ViewedProduct[] = [];

export const $recentlyViewed = persistentAtom('glambug-recently-viewed', NONE, {
  encode: viewedToText,
  decode: viewedFromText,
});

/** Remembers that a product is being looked at. */
export const noteViewed = (product: ViewedProduct): void =>
  $recentlyViewed.set(withViewed($recentlyViewed.get(), product));
