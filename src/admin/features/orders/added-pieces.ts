/** Products of a quote that were not requested: from a draft, from a sent quote, or just added. */
import { useQueries, type QueryClient } from '@tanstack/react-query';
import { loadPieces } from './actions/find-piece.ts';
import type { PricedProduct } from '#core/quoting/priced-product.ts';

const keyOf = (sku: string) => ['added piece', sku] as const;

/** Caches a product that was just looked up. */
export const noteAdded = (cache: QueryClient, sku: string, piece: PricedProduct): void =>
  void cache.setQueryData(keyOf(sku), piece);

/**
 * By SKU, without products that are still loading or missing. One query each, because lines are added one by
 * one.
 */
export const useAddedPieces = (skus: readonly string[]): ReadonlyMap<string, PricedProduct> =>
  useQueries({
    queries: skus.map((sku) => ({
      queryKey: keyOf(sku),
      queryFn: async (): Promise<PricedProduct | null> =>
        (await loadPieces([sku])).get(sku) ?? null,
    })),
    combine,
  });

/** A constant function keeps the result of `useQueries` stable. */
const combine = (
  results: readonly { data: PricedProduct | null | undefined }[],
): ReadonlyMap<string, PricedProduct> =>
  new Map(results.flatMap(({ data }) => (data ? [[data.product.sku, data] as const] : [])));
