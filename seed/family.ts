/** The types that describe a family of designs: its subcategories, its designs, and their costs. */
import type { Finish, Plating } from '#schema/product.ts';
import type { PublicationStatus } from '#schema/product-status.ts';

/** A subcategory; its id is the family's id and `key` joined by a hyphen. */
export interface Subcategory {
  key: string;
  name: string;
  description: string;
  /** Name of its picture in the manifest. */
  picture: string;
  /** Making charge per gram, paise. */
  makingPaise: number;
  /** Country of origin; defaults to India. */
  origin?: 'HK' | 'IT' | 'TR';
}

/** A design as the designer described it. */
export interface Design {
  title: string;
  /** Key of the subcategory. */
  in: string;
  /** Net weight of a piece, pair or set, grams. */
  grams: number;
  /** What is special about this piece: the start of its description. */
  about: string;
  /** Omitted when the piece has no size. */
  size?: string;
  plating?: Plating;
  finish?: Finish;
  /** Names used in the trade, the most common first. */
  stones?: readonly string[];
  /** Weight of the stones, grams. */
  stoneGrams?: number;
  tags?: readonly string[];
  /**
   * Name of its first picture in the manifest; the other views of the same piece follow. `null`: not photographed
   * yet.
   */
  picture: string | null;
  /** Replaces one of the family's closing sentences. */
  remark?: string;
  /** Omitted for a published piece. */
  state?: Exclude<PublicationStatus, 'published'> | 'deleted';
}

/** A top category with everything in it. */
export interface Family {
  /** Id and slug of the category. */
  id: string;
  name: string;
  description: string;
  /** First letters of its SKUs. */
  prefix: string;
  /** Name of the category's picture. */
  picture: string;
  /** The name of one unit: `ring`, `pair`, `chain`. */
  unit: { one: string; many: string };
  /** MOQ, order multiple and pack size. */
  moq: number;
  pack: number;
  /** Sizes of variations of a design. */
  sizes: readonly string[];
  subcategories: readonly Subcategory[];
  designs: readonly Design[];
  /** Closing sentences of descriptions; each fits any piece of the family. */
  remarks: readonly [string, ...string[]];
}
