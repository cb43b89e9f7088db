/** Products with their prices, wherever these stand, as staff read them. */
import { collection, documentId, getDocs, limit, query, where } from 'firebase/firestore/lite';
import type { PricedProduct } from '#domain/quoting/suggest-lines.ts';
import type { DocumentKind } from '#schema/kind.ts';
import { priceKind } from '#schema/price.ts';
import { productKind } from '#schema/product.ts';
import { QUERIES } from '#schema/queries.ts';
import type * as z from 'zod';
import { answered } from './database-answer.ts';
import { database } from './firestore.ts';
import { foundDocument } from './found-document.ts';

const {
  where: [[, isIn]],
  limit: most,
} = QUERIES.documentsByName;

/** Those of the documents that are there and fit their schema, by id. */
async function readNamed<S extends z.ZodType>(
  kind: DocumentKind<S>,
  ids: readonly string[],
): Promise<Map<string, z.output<S>>> {
  const parts = Array.from({ length: Math.ceil(ids.length / most) }, (_, part) =>
    ids.slice(part * most, (part + 1) * most),
  );
  const answers = await Promise.all(
    parts.map((part) =>
      getDocs(
        query(
          collection(database(), kind.collection),
          where(documentId(), isIn, part),
          limit(most),
        ),
      ),
    ),
  );
  const all = answers.flatMap(({ docs }) =>
    docs.map((each) => foundDocument(kind, each.id, each.data())),
  );
  return new Map(all.flatMap((each) => (each.fits ? [[each.id, each.value] as const] : [])));
}

/** By the ids of the products' documents; those that are not there are left out. @throws DatabaseFailure */
export const readPricedProducts = (
  ids: readonly string[],
): Promise<ReadonlyMap<string, PricedProduct>> =>
  answered(async () => {
    const products = await readNamed(productKind, [...new Set(ids)]);
    const hidden = [...products].filter(([, { priceMode }]) => priceMode === 'signIn');
    const prices = await readNamed(
      priceKind,
      hidden.map(([id]) => id),
    );
    return new Map(
      [...products].map(([id, product]) => [id, { product, price: prices.get(id) }] as const),
    );
  });
