/** The shapes in which pages see the catalogue: cards, listings and the category tree. */
import type { Image } from '#schema/image.ts';
import type { SeoOverride } from '#schema/seo.ts';

/** What a card may say of the price. */
export type CardPrice =
  | {
      mode: 'public';
      /** One piece at the smallest quantity, paise. */
      pricePaise: number;
      /** The lowest price any tier gives, paise; equals `pricePaise` without tiers. */
      lowestPaise: number;
    }
  | { mode: 'signIn' }
  | { mode: 'onRequest' };

/** A product in a list: only what a card shows. */
export interface ProductCard {
  sku: string;
  slug: string;
  title: string;
  image: Image | null;
  price: CardPrice;
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
  /** At least 1, also when there is nothing to list. */
  pages: number;
  /** Products in the whole list. */
  total: number;
}

/** Which products a list holds. */
export type ListingScope =
  | { kind: 'all' }
  | { kind: 'category'; categoryId: string }
  | { kind: 'subcategory'; categoryId: string };

/** What it takes to link to a category. */
export interface CategoryLink {
  id: string;
  name: string;
  slug: string;
  /** Null for a top category. */
  parentId: string | null;
}

/** A category with its place in the tree and how many live products it holds. */
export interface CategoryNode extends CategoryLink {
  /** Slugs whose category addresses lead to it. */
  oldSlugs: readonly string[];
  /** Ids whose subcategory addresses lead to it. */
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
