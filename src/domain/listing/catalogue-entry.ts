/** What a browser gets to know of each live product: enough to filter, to search, to show cards and to reckon an order. */
import type { CardPrice, ProductCard } from '#domain/catalogue.ts';
import { cardPrice, publicPrices, type PriceList } from '#domain/pricing.ts';
import type { Image } from '#schema/image.ts';
import type { ProductDocument } from '#schema/product.ts';
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

const pictureOf = ({ images: [first] }: ProductDocument): EntryPicture | null => {
  if (first === undefined) return null;
  const { url, width, height, widths, formats } = first;
  return { url, width, height, ...(widths && { widths }), ...(formats && { formats }) };
};

/** The entry of a product; a draft without a weight counts as 0 mg, so that staff can search it. @param id of its document */
export function entryOf(id: string, product: ProductDocument): CatalogueEntry {
  const prices = publicPrices(product);
  const price = cardPrice(product);
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
    netWeightMg: product.netWeightMg ?? 0,
    isNew: product.tags.includes('new'),
  };
}

const priceOf = ({ priceMode, prices, moq }: CatalogueEntry): CardPrice =>
  cardPrice({ priceMode, moq, ...prices });

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
