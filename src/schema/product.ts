/** A product in the catalogue (`prod/{id}`): its public data, in one of three price modes. */
import * as z from 'zod';
import { byWeight } from './by-weight.ts';
import { edited } from './edited.ts';
import {
  documentId,
  gstRateBps,
  hsn,
  instant,
  line,
  milligrams,
  paise,
  quantity,
  sku,
  pageSlug,
  slug,
  text,
  MOST_OLD,
} from './fields.ts';
import { image, MOST_PICTURES } from './image.ts';
import { defineKind } from './kind.ts';
import { LONGEST_TITLE, MOST_PAISE } from './limits.ts';
import { publicationStatus, stockStatus } from './product-status.ts';
import { checkedToPublish, type Complete } from './product-complete.ts';
import {
  closure,
  dimensions,
  hallmark,
  inTheBox,
  nanometres,
  stoneCount,
} from './product-facts.ts';
import { seoOverride } from './seo.ts';
import { checkSizes, productSizes, sizeSystem } from './size.ts';
import { saleUnit } from './unit.ts';

/** A lower price from a quantity up. */
export const priceTier = z.object({
  minQty: quantity,
  /** Per unit of sale, paise. */
  pricePaise: paise,
});
export type PriceTier = z.output<typeof priceTier>;

export const MOST_TIERS = 6;
/** Up to six tiers, each with a higher quantity and a lower price than the previous one. */
export const priceTiers = z
  .array(priceTier)
  .max(MOST_TIERS)
  .refine(
    (tiers) =>
      tiers.every((tier, index) => {
        const before = tiers[index - 1];
        return !before || (tier.minQty > before.minQty && tier.pricePaise < before.pricePaise);
      }),
    'Each tier needs a higher quantity and a lower price than the one before.',
  )
  .meta({ example: [] });

interface TieredPrice {
  pricePaise?: number | undefined;
  tiers: readonly PriceTier[];
}

/** Whether the price of the first tier, if any, is at most the unit price. */
export const startsNoHigher = ({ pricePaise = Infinity, tiers: [first] }: TieredPrice): boolean =>
  first === undefined || first.pricePaise <= pricePaise;

export const TIERS_START_NO_HIGHER = "The first tier's price can't be higher than the unit price.";

const plating = z.enum(['none', 'rhodium', 'gold', 'rose-gold', 'two-tone']);
const finish = z.enum(['polished', 'matte', 'textured', 'oxidised', 'diamond-cut', 'enamelled']);
/** Whether a scheduled document has its publication time. */
export const hasTimeIfScheduled = (document: {
  status: string;
  publishAt?: number | undefined;
}): boolean => document.status !== 'scheduled' || document.publishAt !== undefined;

/** A text that a draft may lack; it is then stored empty, so that lists can still sort by it. */
const orEmpty = <S extends z.ZodString>(schema: S) =>
  z.union([schema, z.literal('')]).meta({ ...schema.meta() });

/** A number that a draft may lack; the example includes it in the smallest published product. */
const orAbsent = (schema: z.ZodNumber) => schema.optional().meta({ ...schema.meta() });

const described = z.object({
  sku: orEmpty(sku),
  title: orEmpty(line(LONGEST_TITLE).meta({ title: 'Title', example: 'Solitaire ring' })),
  slug: orEmpty(pageSlug),
  /** Previous slugs, which redirect to the current address. */
  oldSlugs: z.array(pageSlug).max(MOST_OLD).meta({ example: [] }),
  /** Plain text; blank lines separate paragraphs. */
  description: text(4_000),
  /** The ID of a top category document. */
  category: documentId.optional(),
  /** The ID of a category document whose parent is `category`. */
  subCategory: documentId.optional(),
  /** The first is the main picture. */
  images: z.array(image).max(MOST_PICTURES),
  /** How it is sold; prices, weights and quantities are those of one unit. */
  unit: saleUnit,
  /** Without stones, mg. */
  netWeightMg: orAbsent(milligrams),
  /** With stones, mg. */
  grossWeightMg: orAbsent(milligrams),
  /** Parts of silver in a thousand. */
  purity: z.int().min(800).max(999).meta({ example: 925 }),
  /** Omitted for a piece without a BIS hallmark. */
  hallmark: hallmark.optional(),
  plating: plating.meta({ example: 'none' }),
  /** Thickness of the plating, nm: 500 is half a micron. */
  platingNm: nanometres.optional(),
  finish: finish.meta({ example: 'polished' }),
  /** Stones set in it, in the trade's words; empty for plain metal. */
  stones: z.array(line(40)).max(8).meta({ example: [] }),
  /** Stones in one unit. */
  stoneCount: stoneCount.optional(),
  sizeSystem: sizeSystem.optional(),
  /** The sizes in which it comes, in display order; empty for a product without sizes. */
  sizes: productSizes,
  closure: closure.optional(),
  dimensions: dimensions.optional(),
  /** What is packed with it, if it differs from the shop's settings. */
  inTheBox: inTheBox.optional(),
  /** The smallest quantity that can be ordered, over all sizes. */
  moq: quantity,
  /** Quantities are multiples of this. */
  orderMultiple: quantity.meta({ example: 1 }),
  /** Units in one pack. */
  packSize: quantity.meta({ example: 1 }),
  stockStatus: stockStatus.meta({ example: 'inStock' }),
  /** Harmonised System code; 7113 is jewellery of precious metal. */
  hsn: orEmpty(hsn),
  gstRateBps: orAbsent(gstRateBps),
  /** What one unit costs the shop, paise; for staff only, and never in the snapshot of the site. */
  costPaise: z.int().min(1).max(MOST_PAISE).meta({ unit: 'paise', example: 28_000 }).optional(),
  /** ISO 3166 two-letter country. */
  originCountry: z
    .string()
    .regex(/^[A-Z]{2}$/, 'expected a country code of 2 capital letters, like IN for India')
    .meta({ example: 'IN' }),
  tags: z.array(slug).max(20).meta({ example: [] }),
  status: publicationStatus.meta({ example: 'published' }),
  /** The time of publication. */
  publishAt: instant.optional(),
  seo: seoOverride.optional(),
  ...edited,
});

const pricedPublicly = described.extend({
  priceMode: z.literal('public').meta({ example: 'public' }),
  /** Per unit of sale, paise, before GST. */
  pricePaise: orAbsent(paise),
  tiers: priceTiers,
  /** A price that follows the silver rate; the unit price and its tiers are not used then. */
  byWeight: byWeight.optional(),
});
/** The price is stored in `prices/{id}`, for signed-in customers only. */
const pricedForCustomers = described.extend({
  priceMode: z.literal('signIn').meta({ example: 'signIn' }),
});
const pricedOnRequest = described.extend({
  priceMode: z.literal('onRequest').meta({ example: 'onRequest' }),
});

type Described = z.output<typeof described>;
const priced = z.discriminatedUnion('priceMode', [
  pricedPublicly,
  pricedForCustomers,
  pricedOnRequest,
]);
type Priced = z.output<typeof priced>;

export const product = checkedToPublish(priced)
  .refine(hasTimeIfScheduled, {
    path: ['publishAt'],
    error: 'A date and time is required to schedule.',
  })
  .refine(
    (document: Described) => document.subCategory === undefined || document.category !== undefined,
    { path: ['category'], error: 'A subcategory needs a category. Choose the category too.' },
  )
  .refine(
    ({ grossWeightMg = Infinity, netWeightMg = 0 }: Described) => grossWeightMg >= netWeightMg,
    { path: ['grossWeightMg'], error: "Gross weight can't be lower than net weight." },
  )
  .refine((document: Priced) => document.priceMode !== 'public' || startsNoHigher(document), {
    path: ['tiers'],
    error: TIERS_START_NO_HIGHER,
  })
  .refine((document: Described) => document.moq % document.orderMultiple === 0, {
    path: ['moq'],
    error: 'MOQ must be a multiple of the order multiple.',
  })
  .check(checkSizes);

/** A product as it is saved: a draft may lack what publishing needs. */
export type ProductDocument = z.output<typeof product>;

/** A product with all that publishing needs; every product that visitors see is one. */
export type Product = Complete<ProductDocument>;

export type Plating = z.output<typeof plating>;
export type Finish = z.output<typeof finish>;

export const productKind = defineKind({ name: 'product', collection: 'prod', schema: product });
