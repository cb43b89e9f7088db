/** A product as its form holds it: one record, wherever its price is kept. */
import { slugOf } from '#domain/identifiers.ts';
import { priceKind } from '#schema/price.ts';
import type { Fields } from '#schema/decode-fields.ts';
import { decodeDocument } from '#schema/kind.ts';
import { productKind, type Product } from '#schema/product.ts';
import type { NewProducts } from '#schema/settings.ts';
import * as z from 'zod';
import { withoutKept } from './document-write.ts';
import { ANY_EDITION, type Documents, type Editable, type Sides } from './editable.ts';
import { filledForm } from './filled-form.ts';
import { formerAddresses } from './former-addresses.ts';
import { textOf, type FormValues } from './form-values.ts';

const NEW_PRODUCT: FormValues = {
  sku: '',
  title: '',
  slug: '',
  oldSlugs: [],
  description: '',
  images: [],
  netWeightMg: undefined,
  grossWeightMg: undefined,
  purity: 925,
  plating: 'none',
  finish: 'polished',
  stones: [],
  moq: 1,
  orderMultiple: 1,
  packSize: 1,
  stockStatus: 'inStock',
  hsn: '',
  gstRateBps: undefined,
  originCountry: 'IN',
  tags: [],
  status: 'draft',
  priceMode: 'public',
  pricePaise: undefined,
  tiers: [],
};

/** The document that a product's price stands in: what only customers see is kept apart from what everybody may read. */
export const priceHolder = <P, K>(product: P & { priceMode?: unknown }, price: K): P | K =>
  product.priceMode === 'public' ? product : price;

function productFormOf([product, price]: Documents): FormValues {
  const own = priceHolder(product, price);
  return { ...withoutKept(product), pricePaise: own?.['pricePaise'], tiers: own?.['tiers'] ?? [] };
}

const MAY_BE_BLANK: ReadonlySet<string> = new Set(['description']);

/** What the product's schema is held against; the price only where it is public. */
function productIn({ pricePaise, tiers, ...rest }: FormValues): Fields {
  return {
    ...filledForm(rest, MAY_BE_BLANK),
    ...(rest['priceMode'] === 'public' && { pricePaise, tiers }),
  };
}

const priceIn = ({ priceMode, pricePaise, tiers }: FormValues): Fields | undefined =>
  priceMode === 'signIn' ? { pricePaise, tiers } : undefined;

const SKU_STAYS =
  'It stays: the address on the site is made of it, and it stands on tags and in orders. For another SKU, duplicate the product.';

/** A slug that has been live leads to the new one. */
export function withSlugKept(form: FormValues, before: Fields): FormValues {
  const [slug, was] = [form['slug'], before['slug']];
  if (slug === was) return form;
  const known: unknown[] = Array.isArray(before['oldSlugs']) ? before['oldSlugs'] : [];
  const all = [...known, was].filter((each) => typeof each === 'string');
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
  // As imports make it.
  idOf: ({ sku }) => textOf(sku).toLowerCase(),
  finished(form, base) {
    const named = { ...form, slug: textOf(form['slug']) || slugFor(form) };
    return base === undefined ? named : withSlugKept(named, base[0]);
  },
  // Of a product that was a draft only, nobody outside has seen it.
  fixed: ([{ status }]) => (status === 'draft' ? {} : { sku: SKU_STAYS }),
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

/** The product that a form would make; undefined while it does not fit. */
export function productOf(form: FormValues): Product | undefined {
  const finished = editableProduct.finished?.(form, undefined) ?? form;
  const document = { ...ANY_EDITION, ...productIn(finished) };
  // Whether it is one is the question.
  const stored = z.safeEncode(productKind.schema, document as Product);
  if (!stored.success) return undefined;
  const decoded = decodeDocument(productKind, '', stored.data);
  return decoded.ok ? decoded.value : undefined;
}
