/** The edit whose publish is measured: staff raise the price of one product. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatRupees } from '#core/format.ts';
import { productPath } from '#core/paths.ts';
import { unitPriceAt } from '#core/pricing.ts';
import { productKind } from '#schema/product.ts';
import { FieldValue, type Firestore } from '#firebase/admin/firestore.ts';
import { createCatalogue } from '#site/snapshot/queries.ts';
import { openStore } from '#site/snapshot/store.ts';
import type { BenchShop } from './publish-shop.ts';

/** A product that can be edited. */
export interface Editable {
  /** Its path in Firestore. */
  document: string;
  /** Its page, relative to the site's folder. */
  file: string;
  pricePaise: number;
}

/** The writes of one edit. */
export interface Edit {
  file: string;
  /** The new price as shown on the page. */
  price: string;
}

const STEP_PAISE = 100;

/** From the middle of a list outwards. */
const outwards = <T>(list: readonly T[]): T[] => {
  const middle = Math.floor(list.length / 2);
  return list
    .map((item, index) => ({ item, distance: Math.abs(index - middle) }))
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ item }) => item);
};

type Catalogue = ReturnType<typeof createCatalogue>;

/** The product with a public price nearest to the middle of a subcategory. */
function middleOf(shop: Catalogue, categoryId: string): Editable | undefined {
  const scope = { kind: 'subcategory', categoryId } as const;
  const pages = Array.from({ length: shop.pagesOf(scope) }, (_, index) => index + 1);
  const cards = pages.flatMap((page) => shop.listing(scope, page).cards);
  for (const { sku, slug } of outwards(cards)) {
    const product = shop.product(sku);
    if (product?.priceMode !== 'public' || product.byWeight) continue;
    const { pricePaise } = product;
    // A tier that starts at the MOQ would hide the price.
    if (unitPriceAt(product, product.moq) !== pricePaise) continue;
    const document = `${productKind.collection}/${sku.toLowerCase()}`;
    return { document, file: `${productPath(sku, slug).slice(1)}.html`, pricePaise };
  }
  return undefined;
}

/** The product in the middle of each subcategory, from the shop's snapshot. */
export function editableProducts({ snapshot }: BenchShop): Editable[] {
  const store = openStore(snapshot);
  try {
    const shop = createCatalogue(store);
    return shop
      .categories()
      .flatMap(({ children }) => children)
      .map(({ id }) => middleOf(shop, id))
      .filter((product) => product !== undefined);
  } finally {
    store.close();
  }
}

/** Raises a product's price as the back office does. */
export async function raisePrice(firestore: Firestore, product: Editable): Promise<Edit> {
  product.pricePaise += STEP_PAISE;
  const batch = firestore.batch();
  batch.update(firestore.doc(product.document), {
    pricePaise: product.pricePaise,
    rev: FieldValue.increment(1),
    updatedAt: FieldValue.serverTimestamp(),
  });
  await batch.commit();
  return { file: product.file, price: formatRupees(product.pricePaise) };
}

/** @throws when the page on disk does not show the new price */
export function demandPublished({ site, products }: BenchShop, { file, price }: Edit): void {
  if (readFileSync(join(site, file), 'utf8').includes(price)) return;
  throw new Error(`${file} of the shop with ${products} products does not show ${price}.`);
}
