/**
 * The fields that a product needs before it is published or scheduled; drafts and archived products may omit
 * them.
 */
import type * as z from 'zod';

/** The message for a missing public or customer price. */
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
  byWeight?: unknown;
  netWeightMg?: number | undefined;
  grossWeightMg?: number | undefined;
  gstRateBps?: number | undefined;
}

/** Visitors see a product with one of these statuses, now or later. */
const LIVE: ReadonlySet<unknown> = new Set(['published', 'scheduled']);

/** Whether a product may be incomplete, because visitors don't see it. */
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
    ({ priceMode, pricePaise, byWeight }) =>
      priceMode !== 'public' || pricePaise !== undefined || byWeight !== undefined,
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

/** Checks a product against the requirements of publishing: one problem per missing field. */
export function checkedToPublish<S extends z.ZodType<Publishable>>(schema: S): S {
  return NEEDED_TO_PUBLISH.reduce(
    (checked, [field, has, error]) =>
      checked.refine((saved) => mayBeIncomplete(saved) || has(saved), { path: [field], error }),
    schema,
  );
}

type MayBeAbsent = 'netWeightMg' | 'grossWeightMg' | 'gstRateBps' | 'pricePaise';

/** A product with fields that a draft may omit. */
export type Complete<P> = P extends unknown
  ? Omit<P, MayBeAbsent> & { [F in MayBeAbsent & keyof P]-?: Exclude<P[F], undefined> }
  : never;

/** The missing required fields of a product that is to be published; none for others. */
export const missingToPublish = (saved: Publishable): { field: string; message: string }[] =>
  mayBeIncomplete(saved)
    ? []
    : NEEDED_TO_PUBLISH.filter(([, has]) => !has(saved)).map(([field, , message]) => ({
        field,
        message,
      }));

/** Whether all required fields are present. */
export const isComplete = <P extends Publishable>(saved: P): saved is P & Complete<P> =>
  NEEDED_TO_PUBLISH.every(([, has]) => has(saved));
