/** The stored data that an import needs. */
import type { Price } from '#schema/price.ts';
import type { ProductDocument } from '#schema/product.ts';

/** A stored document, with times as dates. */
export interface StoredFields {
  id: string;
  fields: Readonly<Record<string, unknown>>;
}

/** A product with the SKU of some row. */
export type StoredProduct =
  | { state: 'valid'; id: string; product: ProductDocument; price: Price | undefined }
  /** Invalid by its schema; `problem` says where. */
  | { state: 'malformed'; id: string; problem: string };

export interface StoredCategory {
  id: string;
  /** Empty when malformed. */
  name: string;
  slug: string;
  parent: string | null;
  order: number;
  state: 'live' | 'deleted' | 'malformed';
}

export interface Stored {
  /** By SKU; several if a SKU is used twice. */
  products: ReadonlyMap<string, readonly StoredProduct[]>;
  /** IDs in use, for example by a product whose SKU has changed. */
  ids: ReadonlySet<string>;
  /** Including deleted ones. */
  categories: readonly StoredCategory[];
}
