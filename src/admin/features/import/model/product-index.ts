/** Index of the shop's products for a list, filled in chunks. */
import { decodeDocument } from '#schema/kind.ts';
import { priceKind } from '#schema/price.ts';
import { showProblem, type DocumentProblem } from '#schema/problem.ts';
import { productKind } from '#schema/product.ts';
import type { StoredFields, StoredProduct } from '#core/import/stored.ts';

const malformed = (id: string, problems: readonly DocumentProblem[]): StoredProduct => ({
  state: 'malformed',
  id,
  problem: problems.map(showProblem).join('; '),
});

function decoded({ id, fields }: StoredFields, price: StoredFields | undefined): StoredProduct {
  const product = decodeDocument(productKind, `prod/${id}`, fields);
  if (!product.success) return malformed(id, product.problems);
  const own = price && decodeDocument(priceKind, `prices/${id}`, price.fields);
  return own?.success === false
    ? malformed(id, own.problems)
    : { state: 'valid', id, product: product.value, price: own?.value };
}

export function createProductIndex() {
  const products = new Map<string, StoredFields>();
  const prices = new Map<string, StoredFields>();
  return {
    add(more: { products: readonly StoredFields[]; prices: readonly StoredFields[] }): void {
      for (const each of more.products) products.set(each.id, each);
      for (const each of more.prices) prices.set(each.id, each);
    },
    /** Ids of all loaded products, including those with other SKUs. */
    ids: (): ReadonlySet<string> => new Set(products.keys()),
    /** Several products if the shop uses a SKU twice. */
    bySku: (): ReadonlyMap<string, readonly StoredProduct[]> =>
      Map.groupBy(
        [...products.values()].map((each) => decoded(each, prices.get(each.id))),
        ({ id }) => String(products.get(id)?.fields['sku']),
      ),
  };
}
