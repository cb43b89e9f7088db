/** Products with their prices from either document, for staff. */
import { atRate, currentPrice } from '#core/silver/price-at-rate.ts';
import type { PricedProduct } from '#core/quoting/priced-product.ts';
import type { DocumentKind } from '#schema/kind.ts';
import { priceKind, type Price } from '#schema/price.ts';
import { productKind, type ProductDocument } from '#schema/product.ts';
import type * as z from 'zod';
import { readSilverRate } from './silver-rate.ts';
import { staffDatabase, type StaffDatabase } from './staff-database.ts';

/** The existing, valid documents by ID. */
async function readNamed<S extends z.ZodType>(
  kind: DocumentKind<S>,
  ids: readonly string[],
  { documentsByName }: StaffDatabase,
): Promise<Map<string, z.output<S>>> {
  const all = await documentsByName(kind, ids);
  return new Map(all.flatMap((each) => (each.success ? [[each.id, each.value] as const] : [])));
}

/** A product with its price at the silver rate, paise per gram; a deleted price counts as none. */
function pricedProduct(
  product: ProductDocument,
  stored: Price | undefined,
  rate: number | undefined,
): PricedProduct {
  const price = stored?.deletedAt === null ? stored : undefined;
  const { byWeight } = (product.priceMode === 'public' ? product : price) ?? {};
  return {
    product: atRate(product, rate),
    price: (price && currentPrice(price, product.netWeightMg, rate, product.sizes)) ?? undefined,
    perGramPaise: byWeight && rate,
    byWeight,
  };
}

/** Products by document ID at the current silver rate; missing ones are omitted. @throws DatabaseFailure */
export async function readPricedProducts(
  ids: readonly string[],
  database = staffDatabase,
): Promise<ReadonlyMap<string, PricedProduct>> {
  const [products, rate] = await Promise.all([
    readNamed(productKind, [...new Set(ids)], database),
    readSilverRate(database),
  ]);
  const hidden = [...products].filter(([, { priceMode }]) => priceMode === 'signIn');
  const prices = await readNamed(
    priceKind,
    hidden.map(([id]) => id),
    database,
  );
  return new Map(
    [...products].map(
      ([id, product]) => [id, pricedProduct(product, prices.get(id), rate?.perGramPaise)] as const,
    ),
  );
}
