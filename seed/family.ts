/** The words in which a family of pieces is written down: its subcategories, its designs, what they cost to make. */
import type { Finish, Plating } from '#schema/product.ts';
import type { PublicationStatus } from '#schema/product-status.ts';

/** A subcategory; its id is the family's id and `key` joined by a hyphen. */
export interface Subcategory {
  key: string;
  name: string;
  description: string;
  /** Name of its picture in the manifest. */
  picture: string;
  /** Making charge a gram, paise. */
  makingPaise: number;
  /** Country that its pieces come from; left out for India. */
  origin?: 'HK' | 'IT' | 'TR';
}

/** A piece as the designer wrote it down. */
export interface Design {
  title: string;
  /** Key of the subcategory. */
  in: string;
  /** Net weight of a piece, pair or set, grams. */
  grams: number;
  /** What is particular about this piece: the opening of its description. */
  about: string;
  /** Left out where the piece fits all. */
  size?: string;
  plating?: Plating;
  finish?: Finish;
  /** In the trade's words, the main one first. */
  stones?: readonly string[];
  /** Weight of the stones, grams. */
  stoneGrams?: number;
  tags?: readonly string[];
  /** Name of its first picture in the manifest; the other views of the same piece follow. `null`: not photographed yet. */
  picture: string | null;
  /** Said in place of one of the family's closing sentences. */
  remark?: string;
  /** Left out for a published piece. */
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
  /** What one unit is called: `ring`, `pair`, `chain`. */
  unit: { one: string; many: string };
  /** Smallest quantity, and the step and pack it is sold by. */
  moq: number;
  pack: number;
  /** Sizes that variations of a design come in. */
  sizes: readonly string[];
  subcategories: readonly Subcategory[];
  designs: readonly Design[];
  /** Closing sentences of descriptions; each fits any piece of the family. */
  remarks: readonly [string, ...string[]];
}
