/** Queries about products: one by SKU, pages of lists, related products. */
import {
  LISTING_PAGE_SIZE,
  type Listing,
  type ListingScope,
  type ProductCard,
} from '#core/catalogue.ts';
import { availabilityOf, type Availability } from '#core/stock/availability.ts';
import { productKind } from '#schema/product.ts';
import { siteSettingsKind } from '#schema/settings.ts';
import { stockKind } from '#schema/stock.ts';
import { spreadPictures } from '#core/listing/spread-pictures.ts';
import type { Placement } from './product-reads.ts';
import type { Reader } from './reader.ts';

const ALL: ListingScope = { kind: 'all' };

/**
 * Related products are chosen from this many times as many candidates, so that their pictures can differ.
 */
const CANDIDATES = 3;

/** Moves cards with a new picture to the front; the current product's picture counts as used. */
function differentFirst(cards: readonly ProductCard[], current?: ProductCard): ProductCard[] {
  const seenPictures = new Set([current?.image?.url]);
  const isNew = ({ image }: ProductCard): boolean => {
    if (image === null) return true;
    const before = seenPictures.size;
    return seenPictures.add(image.url).size > before;
  };
  const { different = [], same = [] } = Object.groupBy(cards, (card) =>
    isNew(card) ? 'different' : 'same',
  );
  return [...different, ...same];
}

/**
 * The lists to search for related products: the narrowest list of the product first, then its category.
 */
function relatedScopes({ category, subCategory }: Placement): ListingScope[] {
  const wider: ListingScope = category === null ? ALL : { kind: 'category', categoryId: category };
  return subCategory === null ? [wider] : [{ kind: 'subcategory', categoryId: subCategory }, wider];
}

/** Queries over live products. */
export function productQueries(reader: Reader) {
  const { sizeOf } = reader;
  const pagesOf = (scope: ListingScope): number =>
    Math.max(1, Math.ceil(sizeOf(scope) / LISTING_PAGE_SIZE));

  return {
    products: reader.products,
    product: reader.product,
    productId: reader.productId,
    slugOf: reader.slugOf,
    sizeOf,
    renamed: reader.renamed,
    saved: reader.saved,

    /** The cards of the live products among `skus`, in the same order. */
    cards: (skus: readonly string[]): ProductCard[] =>
      skus.map((sku) => reader.card(sku)).filter((card) => card !== undefined),

    /** What the site says about the stock of a live product. */
    availability: (sku: string): Availability | undefined => {
      const id = reader.productId(sku);
      // With the status that staff chose; `reader.product` has the one that buyers see.
      const product = id === undefined ? undefined : reader.document(productKind, id);
      if (product === undefined || id === undefined) return undefined;
      const settings = reader.document(siteSettingsKind, 'site')?.availability;
      return availabilityOf(product, reader.document(stockKind, id), settings);
    },

    /** Number of pages of a list, at least 1. */
    pagesOf,

    /** Page `page` (from 1) of a list, newest first, with equal pictures spread apart. */
    listing: (scope: ListingScope, page: number): Listing => ({
      cards: spreadPictures(reader.slice(scope, (page - 1) * LISTING_PAGE_SIZE, LISTING_PAGE_SIZE)),
      page,
      pages: pagesOf(scope),
      total: sizeOf(scope),
    }),

    /** The newest live products. */
    newest: (most: number): ProductCard[] => spreadPictures(reader.slice(ALL, 0, most)),

    /**
     * Up to `most` products that follow `sku` in its narrowest list, wrapping round at the end, then those that
     * follow it in its category. Products with other pictures come first.
     */
    related: (sku: string, most: number): ProductCard[] => {
      const placement = reader.placement(sku);
      if (placement === undefined) return [];
      const cards = new Map<string, ProductCard>();
      for (const scope of relatedScopes(placement)) {
        for (const card of reader.following(scope, placement, most * CANDIDATES)) {
          cards.set(card.sku, card);
        }
        const pictures = new Set([...cards.values()].map(({ image }) => image?.url));
        if (pictures.size > most) break;
      }
      return spreadPictures(differentFirst([...cards.values()], reader.card(sku)).slice(0, most));
    },
  };
}
