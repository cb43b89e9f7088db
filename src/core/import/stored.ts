/** What the shop already holds, as an import needs to see it. */
import type { Price } from '#schema/price.ts';
import type { ProductDocument } from '#schema/product.ts';

/** A product with the SKU of some row. */
export type StoredProduct =
  | { state: 'known'; id: string; product: ProductDocument; price: Price | undefined }
  /** It does not fit its schema; `problem` says where. */
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
  /** By SKU; several when the shop holds a SKU twice. */
  products: ReadonlyMap<string, readonly StoredProduct[]>;
  /** Ids of products, such as the one that has been given another SKU since. */
  ids: ReadonlySet<string>;
  /** All of them, deleted ones too. */
  categories: readonly StoredCategory[];
}
