/** Types of the catalogue for pages: cards, listings and the category tree. */
import type { Image } from '#schema/image.ts';
import type { SeoOverride } from '#schema/seo.ts';

/** The price as a card shows it. */
export type CardPrice =
  | {
      mode: 'public';
      /** One unit at the smallest quantity, paise; of sizes with different prices, the lowest. */
      pricePaise: number;
      /** The lowest price any tier gives, paise; equals `pricePaise` without tiers. */
      lowestPaise: number;
      /** Whether some size costs more. */
      isFrom?: true;
    }
  | {
      mode: 'signIn';
      /** For a signed-in buyer, instead of the hint to sign in: `Loading price…`. */
      text?: string;
    }
  | { mode: 'onRequest' };

/** A product in a list: only what a card shows. */
export interface ProductCard {
  sku: string;
  slug: string;
  title: string;
  image: Image | null;
  price: CardPrice;
  /** How it is sold: `piece`, `pair`, `set of 6`. */
  unit: string;
  netWeightMg: number;
  /** Shown below the price. */
  facts: readonly string[];
  /** Carries the tag `new`. */
  isNew: boolean;
}

/** One page of a list. */
export interface Listing {
  cards: readonly ProductCard[];
  /** From 1. */
  page: number;
  /** At least 1, even for an empty list. */
  pages: number;
  /** Total products in the list. */
  total: number;
}

/** The products of a list. */
export type ListingScope =
  | { kind: 'all' }
  | { kind: 'category'; categoryId: string }
  | { kind: 'subcategory'; categoryId: string };

/** The fields needed to link to a category. */
export interface CategoryLink {
  id: string;
  name: string;
  slug: string;
  /** Null for a top category. */
  parentId: string | null;
}

/** A category with its parent and its number of live products. */
export interface CategoryNode extends CategoryLink {
  /** Old slugs, whose category addresses redirect here. */
  oldSlugs: readonly string[];
  /** Old IDs, whose subcategory addresses redirect here. */
  oldIds: readonly string[];
  description: string;
  image: Image | null;
  seo: SeoOverride | null;
  count: number;
  children: readonly CategoryNode[];
  /** ms. */
  updatedAt: number;
}

/** A post in the list of posts. */
export interface BlogCard {
  slug: string;
  title: string;
  excerpt: string;
  cover: Image | null;
  author: string;
  tags: readonly string[];
  /** The date shown, ms. */
  publishedAt: number;
}

/** One page of posts. */
export interface BlogListing {
  cards: readonly BlogCard[];
  page: number;
  pages: number;
  total: number;
}

/** Products on one page of a listing. */
export const LISTING_PAGE_SIZE = 24;

/** Posts on one page of the blog. */
export const BLOG_PAGE_SIZE = 12;
