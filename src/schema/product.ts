/** A piece of jewellery in the catalogue (`prod/{id}`): what is public of it, in one of three price modes. */
import * as z from 'zod';
import { edited } from './edited.ts';
import {
  documentId,
  gstRateBps,
  hsn,
  instant,
  line,
  milligrams,
  paise,
  pieces,
  sku,
  slug,
  text,
} from './fields.ts';
import { MOST_PICTURES, pictures } from './image.ts';
import { defineKind } from './kind.ts';
import { LONGEST_TITLE } from './limits.ts';
import { inRules, notInRules } from './rule.ts';
import { seoOverride } from './seo.ts';

/** A lower price from a quantity up. */
export const priceTier = z.object({
  minQty: pieces,
  /** Per piece, paise. */
  pricePaise: paise,
});
export type PriceTier = z.output<typeof priceTier>;

export const MOST_TIERS = 6;
/** Up to six tiers, each asking more pieces for a lower price than the one before. */
export const priceTiers = z
  .array(priceTier)
  .max(MOST_TIERS)
  .refine(
    notInRules(
      'their function of the rules says it (src/rules/validators.ts)',
      (tiers: readonly PriceTier[]) =>
        tiers.every((tier, index) => {
          const before = tiers[index - 1];
          return !before || (tier.minQty > before.minQty && tier.pricePaise < before.pricePaise);
        }),
    ),
    'expected tiers with rising quantities and falling prices',
  )
  .meta({ example: [], saysAll: ['tiers($)'] });

const NO_HIGHER = '($.tiers.size() == 0 || $.tiers[0].pricePaise <= $.pricePaise)';

/** Does the first tier, if there is one, ask no more than the price of one piece? */
export const startsNoHigher = inRules(
  NO_HIGHER,
  (prices: { pricePaise: number; tiers: readonly PriceTier[] }): boolean =>
    prices.tiers[0] === undefined || prices.tiers[0].pricePaise <= prices.pricePaise,
);

export const TIERS_START_NO_HIGHER = 'expected the first tier at pricePaise or below';

export const plating = z.enum(['none', 'rhodium', 'gold', 'rose-gold', 'two-tone']);
export const finish = z.enum([
  'polished',
  'matte',
  'textured',
  'oxidised',
  'diamond-cut',
  'enamelled',
]);
export const stockStatus = z.enum(['inStock', 'lowStock', 'madeToOrder', 'outOfStock']);
/** A document that waits for its time says which. */
export const hasTimeIfScheduled = inRules(
  "($.status != 'scheduled' || 'publishAt' in $)",
  (document: { status: string; publishAt?: number | undefined }): boolean =>
    document.status !== 'scheduled' || document.publishAt !== undefined,
);

export const publicationStatus = z.enum(['draft', 'published', 'scheduled', 'archived']);
export const priceMode = z.enum(['public', 'signIn', 'onRequest']);

const described = z.object({
  sku,
  title: line(LONGEST_TITLE).meta({ title: 'Title', example: 'Solitaire ring' }),
  slug,
  /** Slugs it had before; each leads to the present address. */
  oldSlugs: z.array(slug).max(50).meta({ example: [] }),
  /** Plain text; blank lines part paragraphs. */
  description: text(4_000),
  /** Id of a top category document. */
  category: documentId.optional(),
  /** Id of a category document whose parent is `category`. */
  subCategory: documentId.optional(),
  /** The first is the main picture. */
  images: pictures(MOST_PICTURES),
  /** Without stones, mg. */
  netWeightMg: milligrams,
  /** With stones, mg. */
  grossWeightMg: milligrams,
  /** Parts of silver in a thousand. */
  purity: z.int().min(800).max(999).meta({ example: 925 }),
  plating: plating.meta({ example: 'none' }),
  finish: finish.meta({ example: 'polished' }),
  /** Stones set in it, in the trade's words; empty for plain metal. */
  stones: z.array(line(40)).max(8).meta({ example: [] }),
  /** As the seller writes it: `Indian 12`, `18 inch`, `Free size`. */
  size: line(40).optional(),
  /** The smallest quantity that can be ordered. */
  moq: pieces,
  /** Quantities go up in steps of this. */
  orderMultiple: pieces.meta({ example: 1 }),
  /** Pieces in one pack. */
  packSize: pieces.meta({ example: 1 }),
  stockStatus: stockStatus.meta({ example: 'inStock' }),
  /** Harmonised System code; 7113 is jewellery of precious metal. */
  hsn,
  gstRateBps,
  /** ISO 3166 two-letter country. */
  originCountry: z
    .string()
    .regex(/^[A-Z]{2}$/, 'expected two capitals like IN')
    .meta({ example: 'IN' }),
  tags: z.array(slug).max(20).meta({ example: [] }),
  status: publicationStatus.meta({ example: 'published' }),
  /** When it goes or went live. */
  publishAt: instant.optional(),
  seo: seoOverride.optional(),
  ...edited,
});

const pricedPublicly = described.extend({
  priceMode: z.literal('public').meta({ example: 'public' }),
  /** Per piece, paise, before GST. */
  pricePaise: paise,
  tiers: priceTiers,
});
/** The price stands in `prices/{id}`, for signed-in customers only. */
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

export const product = priced
  .refine(hasTimeIfScheduled, {
    path: ['publishAt'],
    error: 'expected a time, because the status is "scheduled"',
  })
  .refine(
    inRules(
      "(!('subCategory' in $) || 'category' in $)",
      (document: Described) =>
        document.subCategory === undefined || document.category !== undefined,
    ),
    { path: ['category'], error: 'expected a category, because there is a subCategory' },
  )
  .refine(
    inRules(
      '$.grossWeightMg >= $.netWeightMg',
      (document: Described) => document.grossWeightMg >= document.netWeightMg,
    ),
    { path: ['grossWeightMg'], error: 'expected at least the net weight' },
  )
  .refine(
    inRules(
      `($.priceMode != 'public' || ${NO_HIGHER})`,
      (document: Priced) => document.priceMode !== 'public' || startsNoHigher(document),
    ),
    { path: ['tiers'], error: TIERS_START_NO_HIGHER },
  )
  .refine(
    inRules(
      '$.moq % $.orderMultiple == 0',
      (document: Described) => document.moq % document.orderMultiple === 0,
    ),
    { path: ['moq'], error: 'expected a multiple of orderMultiple' },
  );

export type Product = z.output<typeof product>;
export type PriceMode = z.output<typeof priceMode>;
export type StockStatus = z.output<typeof stockStatus>;
export type Plating = z.output<typeof plating>;
export type Finish = z.output<typeof finish>;
export type PublicationStatus = z.output<typeof publicationStatus>;

export const productKind = defineKind({ name: 'product', collection: 'prod', schema: product });
