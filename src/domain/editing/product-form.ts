/** A product as its form holds it: one record, wherever its price is kept. */
import { slugOf } from '#domain/identifiers.ts';
import type { Price } from '#schema/price.ts';
import type { PriceTier, Product } from '#schema/product.ts';
import { KEPT_BY_THE_SHOP } from './document-write.ts';

/** What is typed may not fit yet: then a field holds the text itself. */
export type ProductForm = Record<string, unknown>;

/** A product with its price for customers, where it has one. */
export interface WholeProduct {
  product: Product;
  price: Price | undefined;
}

/** What a new product begins with. */
export const NEW_PRODUCT: ProductForm = {
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
  hsn: '711311',
  gstRateBps: 300,
  originCountry: 'IN',
  tags: [],
  status: 'draft',
  priceMode: 'public',
  pricePaise: undefined,
  tiers: [],
};

const withoutKept = (document: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(document).filter(([field]) => !KEPT_BY_THE_SHOP.has(field)));

/** What the form of a stored product begins with. */
export function productFormOf({ product, price }: WholeProduct): ProductForm {
  const own = product.priceMode === 'public' ? product : price;
  const tiers: readonly PriceTier[] = own?.tiers ?? [];
  return { ...withoutKept(product), pricePaise: own?.pricePaise, tiers };
}

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  (typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every(isBlank));

const MAY_BE_BLANK: ReadonlySet<string> = new Set(['description']);

/** What the product's schema is held against; the price only where it is public. */
export function productIn(form: ProductForm): Record<string, unknown> {
  const { pricePaise, tiers, ...rest } = form;
  const filled = Object.entries(rest).filter(
    ([field, value]) => MAY_BE_BLANK.has(field) || !isBlank(value),
  );
  const priced = form['priceMode'] === 'public' ? { pricePaise, tiers } : {};
  return { ...Object.fromEntries(filled), ...priced };
}

/** What the schema of prices is held against; undefined where none is kept for customers. */
export const priceIn = ({
  priceMode,
  pricePaise,
  tiers,
}: ProductForm): Record<string, unknown> | undefined =>
  priceMode === 'signIn' ? { pricePaise, tiers } : undefined;

const MOST_OLD_SLUGS = 50;

/** A slug that has been live leads to the new one. */
export function withSlugKept(form: ProductForm, before: Product): ProductForm {
  if (form['slug'] === before.slug) return form;
  const old = [...before.oldSlugs, before.slug].filter((slug) => slug !== form['slug']);
  return { ...form, oldSlugs: old.slice(-MOST_OLD_SLUGS) };
}

/** The slug of a title, as long as nobody has chosen another. */
export const slugFor = (title: unknown, sku: unknown): string =>
  slugOf(String(title ?? '')) || String(sku ?? '').toLowerCase();
