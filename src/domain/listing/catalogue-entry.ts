/** What a browser gets to know of each live product: enough to filter, to search, to show cards and to reckon an order. */
import type { CardPrice, ProductCard } from '#domain/catalogue.ts';
import { cardPrice, type PriceList } from '#domain/pricing.ts';
import type { Image } from '#schema/image.ts';
import type { Product } from '#schema/product.ts';
import type { FilterRow } from './filters.ts';

/** A picture as cards show it: the words beside it say what it is. */
export type EntryPicture = Pick<Image, 'url' | 'width' | 'height' | 'widths' | 'formats'>;

export interface CatalogueEntry extends FilterRow {
  /** Of its document. */
  id: string;
  sku: string;
  slug: string;
  title: string;
  image: EntryPicture | null;
  /** As the seller writes it. */
  size: string | undefined;
  moq: number;
  orderMultiple: number;
  /** Null when the price is not shown to everybody. */
  prices: PriceList | null;
}

const pictureOf = ({ images: [first] }: Product): EntryPicture | null => {
  if (first === undefined) return null;
  const { url, width, height, widths, formats } = first;
  return { url, width, height, ...(widths && { widths }), ...(formats && { formats }) };
};

/** The entry of a product. @param id of its document */
export function entryOf(id: string, product: Product): CatalogueEntry {
  const price = cardPrice(product);
  const prices: PriceList | null =
    product.priceMode === 'public'
      ? { pricePaise: product.pricePaise, tiers: product.tiers }
      : null;
  return {
    id,
    sku: product.sku,
    slug: product.slug,
    title: product.title,
    image: pictureOf(product),
    size: product.size,
    moq: product.moq,
    orderMultiple: product.orderMultiple,
    prices,
    category: product.category,
    subCategory: product.subCategory,
    plating: product.plating,
    finish: product.finish,
    stones: product.stones,
    stockStatus: product.stockStatus,
    priceMode: product.priceMode,
    pricePaise: price.mode === 'public' ? price.pricePaise : null,
    netWeightMg: product.netWeightMg,
    isNew: product.tags.includes('new'),
  };
}

const priceOf = ({ priceMode, prices, moq }: CatalogueEntry): CardPrice =>
  cardPrice(
    prices === null || priceMode !== 'public'
      ? { priceMode: hidden(priceMode) }
      : { priceMode, moq, ...prices },
  );

/** A public price that is missing counts as one to be asked for. */
const hidden = (mode: Product['priceMode']) => (mode === 'signIn' ? 'signIn' : 'onRequest');

/** The card of an entry, as the built pages show it. */
export const cardOfEntry = (entry: CatalogueEntry): ProductCard => ({
  sku: entry.sku,
  slug: entry.slug,
  title: entry.title,
  image: entry.image === null ? null : { ...entry.image, alt: '' },
  price: priceOf(entry),
  netWeightMg: entry.netWeightMg,
  moq: entry.moq,
  stockStatus: entry.stockStatus,
  isNew: entry.isNew,
});
