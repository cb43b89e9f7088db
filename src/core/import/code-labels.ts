/** Labels of the codes that products store, by field. */
import { SIZE_SYSTEM_NAMES } from '#core/sizes/normalize-size.ts';
import {
  CLOSURE_LABELS,
  FINISH_LABELS,
  HALLMARK_LABELS,
  PLATING_LABELS,
  PRICE_MODE_NAMES,
  PUBLICATION_NAMES,
  STOCK_NAMES,
} from '#core/trade-labels.ts';

export const CODE_LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  stockStatus: STOCK_NAMES,
  priceMode: PRICE_MODE_NAMES,
  status: PUBLICATION_NAMES,
  plating: PLATING_LABELS,
  finish: FINISH_LABELS,
  hallmark: HALLMARK_LABELS,
  closure: CLOSURE_LABELS,
  sizeSystem: SIZE_SYSTEM_NAMES,
};
