/** Gathers what the shop holds of a list's products, as it is read piece by piece. */
import { decodeDocument } from '#schema/kind.ts';
import { priceKind } from '#schema/price.ts';
import { showProblem, type DocumentProblem } from '#schema/problem.ts';
import { productKind } from '#schema/product.ts';
import type { StoredFields } from '#core/import/desk-messages.ts';
import type { StoredProduct } from '#core/import/stored.ts';

const inWords = (problems: readonly DocumentProblem[]): string =>
  problems.map(showProblem).join('; ');

function decoded({ id, fields }: StoredFields, price: StoredFields | undefined): StoredProduct {
  const product = decodeDocument(productKind, `prod/${id}`, fields);
  if (!product.ok) return { state: 'malformed', id, problem: inWords(product.problems) };
  if (price === undefined) return { state: 'known', id, product: product.value, price: undefined };
  const own = decodeDocument(priceKind, `prices/${id}`, price.fields);
  return own.ok
    ? { state: 'known', id, product: product.value, price: own.value }
    : { state: 'malformed', id, problem: inWords(own.problems) };
}

export function knownProducts() {
  const products = new Map<string, StoredFields>();
  const prices = new Map<string, StoredFields>();
  return {
    add(more: { products: readonly StoredFields[]; prices: readonly StoredFields[] }): void {
      for (const each of more.products) products.set(each.id, each);
      for (const each of more.prices) prices.set(each.id, each);
    },
    /** Of all that were read, also under other SKUs. */
    ids: (): ReadonlySet<string> => new Set(products.keys()),
    /** Several under one SKU where the shop holds it twice. */
    bySku(): ReadonlyMap<string, readonly StoredProduct[]> {
      const found = new Map<string, StoredProduct[]>();
      for (const [id, each] of products) {
        const sku = String(each.fields['sku']);
        found.set(sku, [...(found.get(sku) ?? []), decoded(each, prices.get(id))]);
      }
      return found;
    },
  };
}
