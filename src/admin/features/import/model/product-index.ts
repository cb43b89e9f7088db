/** Index of the shop's products for a list, filled in chunks. */
import { decodeDocument } from '#schema/kind.ts';
import { priceKind } from '#schema/price.ts';
import { showProblem, type DocumentProblem } from '#schema/problem.ts';
import { productKind } from '#schema/product.ts';
import type { StoredFields } from '#core/import/import-messages.ts';
import type { StoredProduct } from '#core/import/stored.ts';

const problemText = (problems: readonly DocumentProblem[]): string =>
  problems.map(showProblem).join('; ');

function decoded({ id, fields }: StoredFields, price: StoredFields | undefined): StoredProduct {
  const product = decodeDocument(productKind, `prod/${id}`, fields);
  if (!product.ok) return { state: 'malformed', id, problem: problemText(product.problems) };
  if (price === undefined) return { state: 'valid', id, product: product.value, price: undefined };
  const own = decodeDocument(priceKind, `prices/${id}`, price.fields);
  return own.ok
    ? { state: 'valid', id, product: product.value, price: own.value }
    : { state: 'malformed', id, problem: problemText(own.problems) };
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
    bySku(): ReadonlyMap<string, readonly StoredProduct[]> {
      const bySku = new Map<string, StoredProduct[]>();
      for (const [id, each] of products) {
        const sku = String(each.fields['sku']);
        bySku.set(sku, [...(bySku.get(sku) ?? []), decoded(each, prices.get(id))]);
      }
      return bySku;
    },
  };
}
