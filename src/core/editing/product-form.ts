/** A product as its form holds it: one record, wherever its price is kept. */
import { slugOf } from '#core/identifiers.ts';
import { priceKind } from '#schema/price.ts';
import type { Edited } from '#schema/edited.ts';
import type { Fields } from '#schema/decode-fields.ts';
import { decodeDocument } from '#schema/kind.ts';
import { isComplete, mayBeIncomplete, missingToPublish } from '#schema/product-complete.ts';
import { productKind, type Product, type ProductDocument } from '#schema/product.ts';
import type { NewProducts } from '#schema/settings.ts';
import * as z from 'zod';
import { withoutKept } from './document-write.ts';
import { ANY_EDITION, type Documents, type Editable, type Sides } from './editable.ts';
import { filledForm } from './filled-form.ts';
import { formerAddresses } from './former-addresses.ts';
import { isRecord, textOf, type FormValues } from './form-values.ts';

type PublicProduct = Extract<ProductDocument, { priceMode: 'public' }>;

/** The fields without which a product can't be saved: what a form starts with has each of them. */
type RequiredField = {
  [F in keyof PublicProduct]-?: undefined extends PublicProduct[F] ? never : F;
}[keyof PublicProduct];

const NEW_PRODUCT = {
  sku: '',
  title: '',
  slug: '',
  oldSlugs: [],
  description: '',
  images: [],
  purity: 925,
  plating: 'none',
  finish: 'polished',
  stones: [],
  moq: 1,
  orderMultiple: 1,
  packSize: 1,
  stockStatus: 'inStock',
  hsn: '',
  originCountry: 'IN',
  tags: [],
  status: 'draft',
  priceMode: 'public',
  tiers: [],
} satisfies FormValues & Record<Exclude<RequiredField, keyof Edited>, unknown>;

/** The document that a product's price stands in: what only customers see is kept apart from what everybody may read. */
export const priceHolder = <P, K>(product: P & { priceMode?: unknown }, price: K): P | K =>
  product.priceMode === 'public' ? product : price;

function productFormOf([product, price]: Documents): FormValues {
  const own = priceHolder(product, price);
  return { ...withoutKept(product), pricePaise: own?.['pricePaise'], tiers: own?.['tiers'] ?? [] };
}

const MAY_BE_BLANK: ReadonlySet<string> = new Set(['description']);

/** Texts that a draft may lack are empty in its document. */
const EMPTY_TEXTS = { sku: '', title: '', slug: '', hsn: '' };

/** What the product's schema is held against; the price only where it is public. */
function productIn({ pricePaise, tiers, ...rest }: FormValues): Fields {
  return {
    ...EMPTY_TEXTS,
    ...filledForm(rest, MAY_BE_BLANK),
    ...(rest['priceMode'] === 'public' && {
      ...(pricePaise !== undefined && { pricePaise }),
      tiers,
    }),
  };
}

/** Whether a product is saved without a price of its own for customers: it has none yet, and needs none. */
export const lacksPrice = (
  product: { status?: unknown },
  { pricePaise, tiers }: { pricePaise?: unknown; tiers?: unknown },
): boolean =>
  mayBeIncomplete(product) &&
  pricePaise === undefined &&
  (tiers === undefined || (Array.isArray(tiers) && tiers.length === 0));

/** The price for customers alone. */
function priceIn(form: FormValues): Fields | undefined {
  const { priceMode, pricePaise, tiers } = form;
  return priceMode !== 'signIn' || lacksPrice(form, form) ? undefined : { pricePaise, tiers };
}

const SKU_STAYS =
  "The SKU can't be changed once a product is published or scheduled. To use another SKU, duplicate the product.";

/** The alt text of images until the product has a title. */
export const NO_TITLE = 'Untitled product';

const withAlt = (title: string) => (image: unknown) =>
  isRecord(image) && ['', undefined, NO_TITLE].some((none) => image['alt'] === none)
    ? { ...image, alt: title || NO_TITLE }
    : image;

/** Images without an alt text take the title. */
const withAlts = ({ images, ...form }: FormValues): FormValues => ({
  ...form,
  images: Array.isArray(images) ? images.map(withAlt(textOf(form['title']).trim())) : images,
});

/** A slug that has been live leads to the new one. */
export function withSlugKept(form: FormValues, before: Fields): FormValues {
  const [slug, was] = [form['slug'], before['slug']];
  if (slug === was) return form;
  const known: unknown[] = Array.isArray(before['oldSlugs']) ? before['oldSlugs'] : [];
  const all = [...known, was].filter(
    (each): each is string => typeof each === 'string' && each !== '',
  );
  return { ...form, oldSlugs: formerAddresses(all, textOf(slug)) };
}

/** The slug of a title, as long as nobody has chosen another. */
export const slugFor = (form: FormValues): string =>
  slugOf(textOf(form['title'])) || textOf(form['sku']).toLowerCase();

const PRICE_FIELDS = ['pricePaise', 'tiers'] as const;

/** A price that moved between its two places, and is not said on one side, is the same there. */
function withPriceMoved({ before, after }: Sides): Sides {
  const filled = (side: FormValues, other: FormValues): FormValues =>
    side['priceMode'] === 'signIn'
      ? {
          ...side,
          ...Object.fromEntries(PRICE_FIELDS.map((field) => [field, side[field] ?? other[field]])),
        }
      : side;
  return { before: filled(before, after), after: filled(after, before) };
}

export const editableProduct: Editable = {
  name: 'product',
  parts: [
    { kind: productKind, fieldsIn: productIn },
    { kind: priceKind, fieldsIn: priceIn },
  ],
  fresh: NEW_PRODUCT,
  formOf: productFormOf,
  changed: withPriceMoved,
  // As imports make it; a draft without a SKU takes a random one and keeps it.
  idOf: ({ sku }) => textOf(sku).trim().toLowerCase() || `draft-${crypto.randomUUID().slice(0, 8)}`,
  finished(form, base) {
    const named = { ...withAlts(form), slug: textOf(form['slug']) || slugFor(form) };
    return base === undefined ? named : withSlugKept(named, base[0]);
  },
  // Whether it is a whole product doesn't matter here: each field is checked by itself.
  missing: (form) => missingToPublish(productIn(form) as ProductDocument),
  // The SKU of a draft is not public yet.
  fixed: ([{ status, sku }]) => (status === 'draft' || sku === '' ? {} : { sku: SKU_STAYS }),
};

/** What a new product begins with, where the settings say what most pieces bear. */
export const beginWith = (defaults: NewProducts | undefined): FormValues => ({
  ...NEW_PRODUCT,
  ...defaults,
});

/** What a copy of a product begins with: a draft that has no tag of its own yet. */
export const copyOf = (documents: Documents): FormValues => ({
  ...productFormOf(documents),
  sku: '',
  slug: '',
  oldSlugs: [],
  status: 'draft',
  publishAt: undefined,
});

/** The product that a form would make; undefined while it does not fit, or lacks what publishing needs. */
export function productOf(form: FormValues): Product | undefined {
  const finished = editableProduct.finished?.(form, undefined) ?? form;
  const document = { ...ANY_EDITION, ...productIn(finished) };
  // Whether it is one is the question.
  const stored = z.safeEncode(productKind.schema, document as ProductDocument);
  if (!stored.success) return undefined;
  const decoded = decodeDocument(productKind, '', stored.data);
  return decoded.ok && isComplete(decoded.value) ? decoded.value : undefined;
}
