/** What pages ask about products: one by its SKU, pages of lists, and what stands near a product. */
import {
  LISTING_PAGE_SIZE,
  type Listing,
  type ListingScope,
  type ProductCard,
} from '#core/catalogue.ts';
import { spreadPictures } from '#core/listing/spread-pictures.ts';
import type { Product } from '#schema/product.ts';
import type { Placement, ProductAddress } from './product-reads.ts';
import type { Reader } from './reader.ts';

const ALL: ListingScope = { kind: 'all' };

/** Related products are chosen from so many times as many, so that their pictures can differ. */
const CANDIDATES = 3;

/** Cards whose picture was not seen before, on the product itself or on a card, go first. */
function differentFirst(cards: readonly ProductCard[], own?: ProductCard): ProductCard[] {
  const seen = new Set([own?.image?.url]);
  const isNew = ({ image }: ProductCard): boolean => {
    if (image === null) return true;
    const before = seen.size;
    return seen.add(image.url).size > before;
  };
  const { different = [], same = [] } = Object.groupBy(cards, (card) =>
    isNew(card) ? 'different' : 'same',
  );
  return [...different, ...same];
}

/** The lists a product's relatives are looked for in: the narrowest it stands in, then its category. */
function relatedScopes({ category, subCategory }: Placement): ListingScope[] {
  const wider: ListingScope = category === null ? ALL : { kind: 'category', categoryId: category };
  return subCategory === null ? [wider] : [{ kind: 'subcategory', categoryId: subCategory }, wider];
}

/** Queries over live products. */
export function productQueries(reader: Reader) {
  const cards = (skus: readonly string[]): ProductCard[] =>
    skus.map((sku) => reader.card(sku)).filter((found) => found !== undefined);

  const pagesOf = (scope: ListingScope): number =>
    Math.max(1, Math.ceil(reader.size(scope) / LISTING_PAGE_SIZE));

  return {
    /** Every live product's address parts, by SKU. */
    products: (): ProductAddress[] => reader.addresses(),

    /** One live product, or undefined. */
    product: (sku: string): Product | undefined => reader.product(sku),

    /** The id of a live product's document, by which its hidden price goes; or undefined. */
    productId: (sku: string): string | undefined => reader.idOf(sku),

    /** The present slug of a live product, or undefined. */
    slugOf: (sku: string): string | undefined => reader.slugOf(sku),

    /** The cards of those SKUs that are live, in the order asked for. */
    cards,

    /** How many live products a list holds. */
    sizeOf: (scope: ListingScope): number => reader.size(scope),

    /** How many pages a list has, at least 1. */
    pagesOf,

    /** Page `page` (from 1) of a list, from the newest product to the oldest, with equal pictures apart. */
    listing: (scope: ListingScope, page: number): Listing => ({
      cards: spreadPictures(reader.slice(scope, (page - 1) * LISTING_PAGE_SIZE, LISTING_PAGE_SIZE)),
      page,
      pages: pagesOf(scope),
      total: reader.size(scope),
    }),

    /** The newest live products. */
    newest: (most: number): ProductCard[] => spreadPictures(reader.slice(ALL, 0, most)),

    /**
     * Up to `most` products that follow `sku` in its narrowest list, round its end; where that list
     * is short, those that follow it in its category join. Those with other pictures go first.
     */
    related: (sku: string, most: number): ProductCard[] => {
      const placement = reader.placement(sku);
      if (placement === undefined) return [];
      const found = new Map<string, ProductCard>();
      for (const scope of relatedScopes(placement)) {
        for (const card of reader.following(scope, placement, most * CANDIDATES)) {
          found.set(card.sku, card);
        }
        const pictures = new Set([...found.values()].map(({ image }) => image?.url));
        if (pictures.size > most) break;
      }
      return spreadPictures(differentFirst([...found.values()], reader.card(sku)).slice(0, most));
    },

    /** Live products that had other slugs, with those slugs, by SKU. */
    renamed: (): (ProductAddress & { oldSlugs: readonly string[] })[] => reader.renamed(),

    /** Live products from the oldest on, from place `from`, with when each was last saved, ms. */
    saved: (from: number, most: number): (ProductAddress & { savedAt: number })[] =>
      reader.saved(from, most),
  };
}
