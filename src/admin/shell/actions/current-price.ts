/** The price of a design as in a new quote, also if it is not public. */
import DataLoader from 'dataloader';
import type { PriceList } from '#core/pricing.ts';
import { listPriceOf } from '#core/quoting/suggest-lines.ts';
import { loadPieces } from './load-pieces.ts';

const AT_ONCE = 100;

/** Reads the designs together that a screen asks for at the same time; `queries` keeps their prices. */
const loader = new DataLoader<string, PriceList | null>(
  async (skus) => {
    const pieces = await loadPieces(skus);
    return skus.map((sku) => {
      const piece = pieces.get(sku);
      return (piece && listPriceOf(piece)) ?? null;
    });
  },
  { cache: false, maxBatchSize: AT_ONCE },
);

/** @returns null for a SKU without a price, or that is not in the catalogue @throws ReadError */
export const currentPriceOf = (sku: string): Promise<PriceList | null> => loader.load(sku);
