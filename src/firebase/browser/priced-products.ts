/** Products with their prices, wherever these stand, as staff read them. */
import type { PricedProduct } from '#core/quoting/suggest-lines.ts';
import type { DocumentKind } from '#schema/kind.ts';
import { priceKind, type Price } from '#schema/price.ts';
import { productKind } from '#schema/product.ts';
import type * as z from 'zod';
import { documentsByName } from './documents-by-name.ts';

/** Those of the documents that are there and fit their schema, by id. */
async function readNamed<S extends z.ZodType>(
  kind: DocumentKind<S>,
  ids: readonly string[],
): Promise<Map<string, z.output<S>>> {
  const all = await documentsByName(kind, ids);
  return new Map(all.flatMap((each) => (each.fits ? [[each.id, each.value] as const] : [])));
}

/** A price that was taken away is none. */
const standing = (price: Price | undefined): Price | undefined =>
  price?.deletedAt === null ? price : undefined;

/** By the ids of the products' documents; those that are not there are left out. @throws DatabaseFailure */
export async function readPricedProducts(
  ids: readonly string[],
): Promise<ReadonlyMap<string, PricedProduct>> {
  const products = await readNamed(productKind, [...new Set(ids)]);
  const hidden = [...products].filter(([, { priceMode }]) => priceMode === 'signIn');
  const prices = await readNamed(
    priceKind,
    hidden.map(([id]) => id),
  );
  return new Map(
    [...products].map(
      ([id, product]) => [id, { product, price: standing(prices.get(id)) }] as const,
    ),
  );
}
