/** Products with their prices from either document, for staff. */
import type { PricedProduct } from '#core/quoting/suggest-lines.ts';
import type { DocumentKind } from '#schema/kind.ts';
import { priceKind, type Price } from '#schema/price.ts';
import { productKind } from '#schema/product.ts';
import type * as z from 'zod';
import { staffDatabase, type StaffDatabase } from './staff-database.ts';

/** The existing, valid documents by ID. */
async function readNamed<S extends z.ZodType>(
  kind: DocumentKind<S>,
  ids: readonly string[],
  { documentsByName }: StaffDatabase,
): Promise<Map<string, z.output<S>>> {
  const all = await documentsByName(kind, ids);
  return new Map(all.flatMap((each) => (each.fits ? [[each.id, each.value] as const] : [])));
}

/** A deleted price counts as none. */
const activePrice = (price: Price | undefined): Price | undefined =>
  price?.deletedAt === null ? price : undefined;

/** Products by document ID; missing ones are omitted. @throws DatabaseFailure */
export async function readPricedProducts(
  ids: readonly string[],
  database = staffDatabase,
): Promise<ReadonlyMap<string, PricedProduct>> {
  const products = await readNamed(productKind, [...new Set(ids)], database);
  const hidden = [...products].filter(([, { priceMode }]) => priceMode === 'signIn');
  const prices = await readNamed(
    priceKind,
    hidden.map(([id]) => id),
    database,
  );
  return new Map(
    [...products].map(
      ([id, product]) => [id, { product, price: activePrice(prices.get(id)) }] as const,
    ),
  );
}
