/** What a product must have before it is published or scheduled; drafts and archived products may lack it. */
import type * as z from 'zod';

/** Said of a product and of its price for customers alike. */
export const PRICE_TO_PUBLISH =
  'Price is required to publish. Add a price or change the price mode.';

interface Publishable {
  status: string;
  title: string;
  sku: string;
  slug: string;
  hsn: string;
  priceMode: string;
  pricePaise?: number | undefined;
  netWeightMg?: number | undefined;
  grossWeightMg?: number | undefined;
  gstRateBps?: number | undefined;
}

/** Visitors see a product with one of these statuses, now or later. */
const LIVE: ReadonlySet<unknown> = new Set(['published', 'scheduled']);

/** Whether a product may lack what publishing needs, because visitors don't see it. */
export const mayBeIncomplete = ({ status }: { status?: unknown }): boolean => !LIVE.has(status);

/** The page URL is made of the title, so without a title only that is reported as missing. */
const NEEDED_TO_PUBLISH: readonly (readonly [
  field: string,
  has: (saved: Publishable) => boolean,
  message: string,
])[] = [
  ['title', ({ title }) => title !== '', 'Title is required to publish.'],
  ['sku', ({ sku }) => sku !== '', 'SKU is required to publish.'],
  ['slug', ({ slug, title }) => slug !== '' || title === '', 'Page URL is required to publish.'],
  [
    'pricePaise',
    (saved) => saved.priceMode !== 'public' || saved.pricePaise !== undefined,
    PRICE_TO_PUBLISH,
  ],
  [
    'netWeightMg',
    ({ netWeightMg }) => netWeightMg !== undefined,
    'Net weight is required to publish.',
  ],
  [
    'grossWeightMg',
    ({ grossWeightMg }) => grossWeightMg !== undefined,
    'Gross weight is required to publish.',
  ],
  ['hsn', ({ hsn }) => hsn !== '', 'HSN code is required to publish.'],
  ['gstRateBps', ({ gstRateBps }) => gstRateBps !== undefined, 'GST is required to publish.'],
];

/** Holds a product against all that publishing needs: one problem for each field that is missing. */
export function checkedToPublish<S extends z.ZodType<Publishable>>(schema: S): S {
  return NEEDED_TO_PUBLISH.reduce(
    (checked, [field, has, error]) =>
      checked.refine((saved) => mayBeIncomplete(saved) || has(saved), { path: [field], error }),
    schema,
  );
}

type MayBeAbsent = 'netWeightMg' | 'grossWeightMg' | 'gstRateBps' | 'pricePaise';

/** A product with the fields that a draft may lack. */
export type Complete<P> = P extends unknown
  ? Omit<P, MayBeAbsent> & { [F in MayBeAbsent & keyof P]-?: Exclude<P[F], undefined> }
  : never;

/** What publishing needs and a product lacks; nothing for one that is not to be published. */
export const missingToPublish = (saved: Publishable): { field: string; message: string }[] =>
  mayBeIncomplete(saved)
    ? []
    : NEEDED_TO_PUBLISH.filter(([, has]) => !has(saved)).map(([field, , message]) => ({
        field,
        message,
      }));

/** Whether nothing is missing that publishing needs. */
export const isComplete = <P extends Publishable>(saved: P): saved is P & Complete<P> =>
  NEEDED_TO_PUBLISH.every(([, has]) => has(saved));
