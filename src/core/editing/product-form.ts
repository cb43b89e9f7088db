/** The product form: one record, whichever document its price is in. */
import { slugOf } from '#core/identifiers.ts';
import { SINGLE_PIECE } from '#core/unit-of-sale.ts';
import { priceKind } from '#schema/price.ts';
import type { Edited } from '#schema/edited.ts';
import type { Fields } from '#schema/decode-fields.ts';
import { decodeDocument } from '#schema/kind.ts';
import { isComplete, mayBeIncomplete, missingToPublish } from '#schema/product-complete.ts';
import { productKind, type Product, type ProductDocument } from '#schema/product.ts';
import { QUERIES } from '#schema/queries.ts';
import { SIZE_SYSTEMS } from '#schema/size-labels.ts';
import { normalizeSize } from '#core/sizes/normalize-size.ts';
import type { NewProducts } from '#schema/settings.ts';
import * as z from 'zod';
import { withoutSystemFields } from './document-write.ts';
import { ANY_EDITION, type Documents, type Editable, type Sides } from './editable.ts';
import { withoutEmptyFields } from './without-empty-fields.ts';
import { oldSlugsOf } from './old-slugs.ts';
import { isRecord, textOf, type FormOf } from './form-values.ts';

export type ProductForm = FormOf<ProductDocument>;

type PublicProduct = Extract<ProductDocument, { priceMode: 'public' }>;

/** The fields that every saved product has; a new form starts with each of them. */
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
  unit: SINGLE_PIECE,
  purity: 925,
  plating: 'none',
  finish: 'polished',
  stones: [],
  sizes: [],
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
} satisfies ProductForm & Record<Exclude<RequiredField, keyof Edited>, unknown>;

/**
 * The document that contains a product's price: prices for signed-in customers are stored apart from public
 * ones.
 */
const priceHolder = <P, K>(product: P & { priceMode?: unknown }, price: K): P | K =>
  product.priceMode === 'public' ? product : price;

function productFormOf([product, price]: Documents): ProductForm {
  const own = priceHolder(product, price);
  return {
    ...withoutSystemFields(product),
    pricePaise: own?.['pricePaise'],
    tiers: own?.['tiers'] ?? [],
    byWeight: own?.['byWeight'],
  };
}

const MAY_BE_BLANK: ReadonlySet<string> = new Set(['description']);

/** Texts that may be empty in a draft. */
const EMPTY_TEXTS = { sku: '', title: '', slug: '', hsn: '' };

/** The sizes without empty fields, with labels as their system writes them. */
function tidySizes({ sizes, sizeSystem }: Pick<ProductForm, 'sizes' | 'sizeSystem'>): Fields[] {
  const system = SIZE_SYSTEMS.find((each) => each === sizeSystem);
  const rows: unknown[] = Array.isArray(sizes) ? sizes : [];
  return rows.filter(isRecord).map((size) => {
    const label = textOf(size['label']);
    return {
      ...withoutEmptyFields(size),
      label: (system && normalizeSize(system, label)) ?? label.trim(),
    };
  });
}

/** The price in one of its two forms: the rate decides a price by weight, so a unit price would mislead. */
const priceFields = ({ pricePaise, tiers, byWeight }: ProductForm): Fields =>
  isRecord(byWeight)
    ? { byWeight: { makingTiers: [], ...withoutEmptyFields(byWeight) }, tiers: [] }
    : { ...(pricePaise !== undefined && { pricePaise }), tiers };

/** The fields of the product document; the price only if it is public. */
function productIn({ pricePaise, tiers, byWeight, ...rest }: ProductForm): Fields {
  return {
    ...EMPTY_TEXTS,
    ...withoutEmptyFields(rest, MAY_BE_BLANK),
    sizes: tidySizes(rest),
    ...(rest.priceMode === 'public' && priceFields({ pricePaise, tiers, byWeight })),
  };
}

/**
 * Whether a product is saved without a separate price document: an incomplete product without a price.
 */
const hasNoPrice = (
  product: { status?: unknown },
  { pricePaise, tiers, byWeight }: ProductForm,
): boolean =>
  mayBeIncomplete(product) &&
  pricePaise === undefined &&
  byWeight === undefined &&
  (tiers === undefined || (Array.isArray(tiers) && tiers.length === 0));

/** The fields of the price document for signed-in customers. */
function priceIn(form: ProductForm): Fields | undefined {
  return form.priceMode !== 'signIn' || hasNoPrice(form, form) ? undefined : priceFields(form);
}

const SKU_IS_FIXED =
  "The SKU can't be changed once a product is published or scheduled. To use another SKU, duplicate the product.";

/** The alt text of images until the product has a title. */
export const NO_TITLE = 'Untitled product';

const withAlt = (title: string) => (image: unknown) =>
  isRecord(image) && ['', undefined, NO_TITLE].some((none) => image['alt'] === none)
    ? { ...image, alt: title || NO_TITLE }
    : image;

/** Images without an alt text take the title. */
const withAlts = ({ images, ...form }: ProductForm): ProductForm => ({
  ...form,
  images: Array.isArray(images) ? images.map(withAlt(textOf(form.title).trim())) : images,
});

/** Adds a replaced slug to the old slugs, which redirect. */
export function withOldSlug<Form extends { slug?: unknown; oldSlugs?: unknown }>(
  form: Form,
  before: Fields,
): Form {
  const [slug, was] = [form.slug, before['slug']];
  if (slug === was) return form;
  const oldSlugs: unknown[] = Array.isArray(before['oldSlugs']) ? before['oldSlugs'] : [];
  const all = [...oldSlugs, was].filter(
    (each): each is string => typeof each === 'string' && each !== '',
  );
  return { ...form, oldSlugs: oldSlugsOf(all, textOf(slug)) };
}

/** The default slug, made from the title. */
export const slugFor = (form: ProductForm): string =>
  slugOf(textOf(form.title)) || textOf(form.sku).toLowerCase();

const PRICE_FIELDS = ['pricePaise', 'tiers', 'byWeight'] as const;

/**
 * Fills in the price on the side that does not contain it, when it moved between its two documents.
 */
function withPriceMoved({ before, after }: Sides): Sides {
  const filled = (side: ProductForm, other: ProductForm): ProductForm =>
    side.priceMode === 'signIn'
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
  address: {
    field: 'sku',
    label: 'SKU',
    query: QUERIES.staffProductsBySku,
    valuesOf: (sku) => [[sku]],
  },
  // The same ID as imports use; a draft without a SKU gets a random ID and keeps it.
  idOf: ({ sku }) => textOf(sku).trim().toLowerCase() || `draft-${crypto.randomUUID().slice(0, 8)}`,
  finished(form, base) {
    const named = { ...withAlts(form), slug: textOf(form.slug) || slugFor(form) };
    return base === undefined ? named : withOldSlug(named, base[0]);
  },
  // Completeness does not matter here: each field is validated by itself.
  missing: (form) => missingToPublish(productIn(form) as ProductDocument),
  // The SKU of a draft is not public yet.
  fixed: ([{ status, sku }]) => (status === 'draft' || sku === '' ? {} : { sku: SKU_IS_FIXED }),
};

/** The initial values of a new product, with the defaults from the settings. */
export const beginWith = (defaults: NewProducts | undefined): ProductForm => ({
  ...NEW_PRODUCT,
  ...defaults,
});

/** The initial values of a duplicate: a draft without SKU and slug. */
export const copyOf = (documents: Documents): ProductForm => ({
  ...productFormOf(documents),
  sku: '',
  slug: '',
  oldSlugs: [],
  status: 'draft',
  publishAt: undefined,
});

/** The product of a form; undefined while the form is invalid or incomplete. */
export function productOf(form: ProductForm): Product | undefined {
  const finished = editableProduct.finished?.(form, undefined) ?? form;
  const document = { ...ANY_EDITION, ...productIn(finished) };
  // The decode below checks it.
  const stored = z.safeEncode(productKind.schema, document as ProductDocument);
  if (!stored.success) return undefined;
  const decoded = decodeDocument(productKind, '', stored.data);
  return decoded.success && isComplete(decoded.value) ? decoded.value : undefined;
}
