/** The quote of an order: its prices, charges and taxes, which staff write. */
import * as z from 'zod';
import { MOST_MAKING_BPS } from './by-weight.ts';
import { instant, line, lineMilligrams, paise, quantity, sku } from './fields.ts';
import { LONGEST_ORDER_NOTE, LONGEST_SIZE, MOST_ORDER_LINES, MOST_SIZES } from './limits.ts';
import { inRules, notInRules } from './rule.ts';
import { saleUnit } from './unit.ts';

/** What the work of a line costs. */
export const makingCharge = z.discriminatedUnion('by', [
  /** For all units. */
  z.object({ by: z.literal('total'), amountPaise: paise }),
  /** Per gram of net weight. */
  z.object({ by: z.literal('gram'), amountPaise: paise }),
  /** Per unit of sale. */
  z.object({ by: z.literal('unit'), amountPaise: paise }),
  /** Share of the silver's value. */
  z.object({ by: z.literal('percent'), shareBps: z.int().min(0).max(MOST_MAKING_BPS) }),
]);
export type MakingCharge = z.output<typeof makingCharge>;

/** A discount in paise; a percentage also in basis points, so that it is recalculated when amounts change. */
const discountBps = z.int().min(1).max(10_000).optional();

export const sizeQuantity = z.object({ label: line(LONGEST_SIZE), qty: quantity });

/** The fields of a line of a quote: a price per unit of sale, or silver by weight plus a making charge. */
export const quoteLineFields = z.object({
  sku,
  /** Over all sizes. */
  qty: quantity.meta({ unit: 'units', example: MOST_SIZES }),
  sizes: z
    .array(sizeQuantity, 'Enter each size with its quantity, like 12 × 4, 14 × 6.')
    .min(1)
    .max(MOST_SIZES)
    .optional(),
  /** Absent for a single piece. */
  unit: saleUnit.optional(),
  rate: z.discriminatedUnion('basis', [
    z.object({ basis: z.literal('unit'), pricePaise: paise }),
    z.object({
      basis: z.literal('weight'),
      weightMg: lineMilligrams,
      perGramPaise: paise,
      making: makingCharge,
    }),
  ]),
  /** Of this line alone. */
  discountPaise: paise.optional(),
  discountBps,
  /** After the discount of the line. */
  amountPaise: paise,
  gstRateBps: z.int().min(0).max(2_800),
});

/** A part of the quantity may have no size. */
export const sizesFit = notInRules(
  'staff write quotes, and stock is checked when it is reserved',
  ({ qty, sizes = [] }: { qty: number; sizes?: { qty: number }[] | undefined }) =>
    sizes.reduce((sum, size) => sum + size.qty, 0) <= qty,
);
export const SIZES_PROBLEM = {
  path: ['sizes'],
  error: 'The sizes have more units than the quantity.',
};

const quoteLine = quoteLineFields.refine(sizesFit, SIZES_PROBLEM);

type Sums = Record<
  'totalPaise' | 'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise',
  number
> & { roundOffPaise?: number | undefined };

const sumsUp = inRules(
  [
    "$.totalPaise == $.taxablePaise + $.cgstPaise + $.sgstPaise + $.igstPaise + $.get('roundOffPaise', 0)",
    '$.cgstPaise == $.sgstPaise',
    '($.igstPaise == 0 || $.cgstPaise == 0)',
  ].join(' && '),
  ({ totalPaise, taxablePaise, cgstPaise, sgstPaise, igstPaise, roundOffPaise = 0 }: Sums) =>
    totalPaise === taxablePaise + cgstPaise + sgstPaise + igstPaise + roundOffPaise &&
    cgstPaise === sgstPaise &&
    (igstPaise === 0 || cgstPaise === 0),
);

/** Without the check of its sums. */
export const quoteFields = z.object({
  /** 1 for the first quote of an order; absent in quotes that were entered by other programs. */
  revision: z.int().min(1).optional(),
  lines: z.array(quoteLine).min(1).max(MOST_ORDER_LINES),
  /** Of the sum of all lines. */
  discountPaise: paise,
  discountBps,
  /** Charges besides the goods, taxed at the rate of the goods. */
  freightPaise: paise.optional(),
  packingPaise: paise.optional(),
  /** The lines after the discount, and the charges. */
  taxablePaise: paise,
  /** Within the seller's state: half of the GST each. */
  cgstPaise: paise,
  sgstPaise: paise,
  /** To another state: the full GST. */
  igstPaise: paise.meta({ example: 0 }),
  /** CGST and SGST although the address is in another state: the goods are handed over in the seller's. */
  isOverCounter: z.boolean().optional(),
  /** Makes the total whole rupees. */
  roundOffPaise: z.int().min(-50).max(50).meta({ example: 0 }).optional(),
  totalPaise: paise.meta({ example: 135_000 }),
  /** The part of the total to pay before the order is confirmed. */
  advanceBps: z.int().min(1).max(10_000).optional(),
  validUntil: instant,
  note: line(LONGEST_ORDER_NOTE).optional(),
});

/** Written by staff only. */
export const quote = quoteFields.refine(sumsUp, {
  path: ['totalPaise'],
  error: 'expected the taxable amount and its taxes, CGST and SGST alike or IGST alone',
});
