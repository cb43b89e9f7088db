/** Plans the writes of one row, with the rules of the product form. */
import {
  changesBetween,
  type DocumentWrite,
  type FieldChange,
} from '#core/editing/document-write.ts';
import {
  issuesIn,
  planOptionalDocument,
  type Documents,
  type EditablePart,
} from '#core/editing/editable.ts';
import { beginWith, editableProduct, type ProductForm } from '#core/editing/product-form.ts';
import { formatRupees } from '#core/format.ts';
import { perUnit, SINGLE_PIECE } from '#core/unit-of-sale.ts';
import { slugOf } from '#core/identifiers.ts';
import * as z from 'zod';
import { documentProblems } from '#schema/problem.ts';
import type { Image } from '#schema/image.ts';
import type { ProductDocument } from '#schema/product.ts';
import type { ProductSize } from '#schema/size.ts';
import type { NewProducts } from '#schema/settings.ts';
import { sizeRowNotes, sizeRowProblems, withSizeRows } from './apply-size-rows.ts';
import type { CategoryChoices } from './categories.ts';
import { guessSizeSystem } from './guess-size-system.ts';
import { withCopies } from './linked-images.ts';
import type { ImportMapping } from './mapping.ts';
import { withValues, type FieldValues } from './nested-fields.ts';
import type { Draft } from './draft.ts';
import { productProblems, type RefusedRow, type RowNote } from './row-problem.ts';
import type { StoredProduct } from './stored.ts';
import { leftOutNotes, withStoredSizes } from './stored-sizes.ts';

export interface PlanOptions {
  mapping: ImportMapping;
  /** Whether new products and drafts go live with the next publish. */
  publish: boolean;
  /** What staff chose for names of categories that the shop does not have. */
  choices?: CategoryChoices;
  /** Defaults for new products, from the settings. */
  newProducts: NewProducts | undefined;
  /** Paise per gram, to notice prices that are rates per gram; absent if none is set. */
  silverRate?: number | undefined;
}

export interface PlannedRow {
  row: number;
  /** Its other rows. */
  further: readonly number[];
  id: string;
  sku: string;
  /** Its images on other websites, to be copied into the shop. */
  links: readonly string[];
  /** A deleted product is restored with the values of the list. */
  action: 'create' | 'update' | 'restore' | 'unchanged';
  title: string;
  /** In one batch; empty if nothing changes. */
  writes: readonly DocumentWrite[];
  /** As in the product form, whichever document has the field; a new product has nothing before. */
  changes: readonly FieldChange[];
  /** What was changed or left out. */
  notes: readonly RowNote[];
  /** Whether the price changes while the volume pricing stays. */
  tiersStay: boolean;
}

type ExistingProduct = Extract<StoredProduct, { state: 'valid' }>;

const publishedIf = (status: unknown, publish: boolean): unknown =>
  publish && status === 'draft' ? 'published' : status;

/** A product that was only created and deleted, as by an undone import, takes all values again. */
const isUndone = ({ rev, deletedAt }: ProductDocument): boolean => deletedAt !== null && rev === 2;

/** The system of sizes that a product gets for the first time; the list may not say that it is a ring. */
function systemFor(
  { values, defaults }: Draft,
  { title, category = '' }: ProductDocument,
): unknown {
  if (defaults['sizeSystem'] !== 'free') return defaults['sizeSystem'];
  // The cell of this field was read as sizes.
  const sizes = values['sizes'] as readonly ProductSize[];
  return guessSizeSystem(
    sizes.map(({ label }) => label),
    `${title} ${category}`,
  );
}

/** The values of the row that the product gets. */
function valuesFor(
  draft: Draft,
  { product }: ExistingProduct,
  mapping: ImportMapping,
): FieldValues {
  const { exact } = mapping;
  const hasSizes = !exact && draft.values['sizes'] !== undefined;
  const listed = hasSizes ? withStoredSizes(draft, product, mapping) : draft.values;
  const values = { ...(isUndone(product) && draft.defaults), ...listed };
  if (!exact && values['images'] !== undefined)
    // The cell of this field was read as images.
    values['images'] = withCopies(values['images'] as readonly Image[], product.images);
  // The gross weight follows the net weight unless staff changed it.
  const follows =
    product.grossWeightMg === product.netWeightMg && values['netWeightMg'] !== undefined;
  if (follows && draft.defaults['grossWeightMg'] === draft.values['netWeightMg'])
    values['grossWeightMg'] ??= values['netWeightMg'];
  return values;
}

/** A new title gives a new slug, unless the list contains the slug; the old one redirects. */
function slugAfter({ slug, title }: FieldValues, product: ProductDocument): unknown {
  const isRenamed = title !== undefined && title !== product.title;
  return slug ?? ((isRenamed && slugOf(String(title))) || product.slug);
}

/** A product that staff deleted never goes live through an import: it becomes a draft or stays archived. */
function statusAfter(status: unknown, { deletedAt }: ProductDocument, publish: boolean): unknown {
  if (deletedAt === null) return publishedIf(status, publish);
  return status === 'archived' ? status : 'draft';
}

/** The documents as the form shows them; a price that was deleted by itself does not return. */
const shownDocuments = ({ product, price }: ExistingProduct): Documents => [
  product,
  price?.deletedAt === null || product.deletedAt !== null ? price : undefined,
];

function changedForm(draft: Draft, existing: ExistingProduct, options: PlanOptions): ProductForm {
  const { product } = existing;
  const before = editableProduct.formOf(shownDocuments(existing));
  const values = valuesFor(draft, existing, options.mapping);
  // A product that moves to another category loses its subcategory.
  const isMoved = values['category'] !== undefined && values['category'] !== product.category;
  const form = withValues({ ...before, ...(isMoved && { subCategory: undefined }) }, values);
  const hasSizes = Array.isArray(values['sizes']);
  return {
    ...form,
    ...(hasSizes && { sizeSystem: form['sizeSystem'] ?? systemFor(draft, product) }),
    slug: slugAfter(values, product),
    status: statusAfter(form['status'], product, options.publish),
  };
}

const newForm = (
  { values, defaults }: Draft,
  { newProducts, publish }: PlanOptions,
): ProductForm => {
  const form = withValues(withValues(beginWith(newProducts), defaults), values);
  return { ...form, status: publishedIf(form['status'], publish) };
};

/** Without prices that are not stored: of a product priced on request, or fixed ones of a product priced by weight. */
function shown(form: ProductForm): ProductForm {
  const isOnRequest = form.priceMode === 'onRequest';
  return isOnRequest || form.byWeight !== undefined
    ? { ...form, pricePaise: undefined, tiers: [], ...(isOnRequest && { byWeight: undefined }) }
    : form;
}

const hasTiers = ({ tiers }: ProductForm): boolean => Array.isArray(tiers) && tiers.length > 0;

/** A price for signed-in buyers that is missing stays missing if the list has none. */
const hasNoOwnPrice = ({ priceMode, pricePaise, byWeight, ...form }: ProductForm): boolean =>
  priceMode === 'signIn' && pricePaise === undefined && byWeight === undefined && !hasTiers(form);

/** Why a price in the list is not used; undefined if it is. */
const unusedBecause = ({ priceMode, byWeight }: ProductForm): string | undefined => {
  if (priceMode === 'onRequest') return 'on request';
  return byWeight === undefined ? undefined : 'by weight';
};

/** Customers could see the product and not what it costs. */
const hasNoPublicPrice = ({ priceMode, pricePaise, byWeight }: ProductForm): boolean =>
  priceMode === 'public' && pricePaise === undefined && byWeight === undefined;

const NO_PUBLIC_PRICE: RowNote = {
  reason: 'Price mode “Public”, but no price',
  message: 'The price mode is “Public”, but there is no price. Add one before publishing.',
};

const MG_PER_GRAM = 1_000;

/** A fixed price below the value of the silver, which may be a rate per gram. @param rate paise per gram */
function silverNotes(
  { netWeightMg, pricePaise }: ProductForm,
  rate: number | undefined,
): RowNote[] {
  if (rate === undefined || typeof pricePaise !== 'number' || typeof netWeightMg !== 'number')
    return [];
  const silverPaise = Math.round((netWeightMg * rate) / MG_PER_GRAM);
  if (pricePaise >= silverPaise) return [];
  const reason = 'Price below the value of the silver';
  const message = `The price of ${formatRupees(pricePaise)} is below the value of the silver, ${formatRupees(silverPaise)} today. If it is a rate per gram, choose another column for the price.`;
  return [{ reason, message }];
}

/** The list states another unit than the one of the product, which its prices and weights are then for. */
function unitNotes({ unit }: Draft, { unit: sold = SINGLE_PIECE }: ProductForm): RowNote[] {
  if (unit === undefined || unit === sold) return [];
  const reason = 'Price or weight of another unit';
  const message = `The list has its price or weight ${perUnit(unit)}, but the product is sold ${perUnit(String(sold))}. Check both.`;
  return [{ reason, message }];
}

function notesOf(draft: Draft, form: ProductForm, rate: number | undefined): readonly RowNote[] {
  const { values } = draft;
  const notes = [...draft.notes, ...unitNotes(draft, form)];
  if (values['pricePaise'] === undefined) return notes;
  const priced = unusedBecause(form);
  if (priced === undefined) return [...notes, ...silverNotes(form, rate)];
  const why = `not used, because the product is priced ${priced}`;
  return [...notes, { reason: `Price: ${why}`, message: `The price is ${why}.` }];
}

/** Of a list's pictures, those that the product will only link to. */
function linksIn({ values }: Draft, { images }: ProductForm): string[] {
  // The cell of this field was read as images.
  const listed = new Set((values['images'] as readonly Image[] | undefined)?.map(({ url }) => url));
  // The form was validated.
  return (images as readonly Image[])
    .map(({ url }) => url)
    .filter((url) => listed.has(url) && !url.startsWith('/'));
}

interface Edit {
  id: string;
  base: Documents | undefined;
  form: ProductForm;
}

/** The writes of each document; undefined if the form is invalid, which costs a second reading only then. */
function plannedWrites(parts: readonly EditablePart[], { id, base, form }: Edit) {
  try {
    return parts.flatMap(({ kind, fieldsIn }, place) => {
      const fields = fieldsIn(form);
      return planOptionalDocument(kind, { id, stored: base?.[place], fields }) ?? [];
    });
  } catch (error) {
    if (error instanceof z.ZodError) return undefined;
    throw error;
  }
}

/**
 * The difference between the shop's product and the row, or why the row is refused.
 * @param id of the product, or a free one for a new product
 */
export function planProduct(
  draft: Draft,
  id: string,
  existing: ExistingProduct | undefined,
  options: PlanOptions,
): PlannedRow | RefusedRow {
  const { row, sku } = draft;
  const further = [...draft.further, ...draft.sizeRows.map((each) => each.row)].filter(
    (each) => each !== row,
  );
  const base: Documents | undefined = existing && [existing.product, existing.price];
  const before = existing && editableProduct.formOf(shownDocuments(existing));
  const own = existing ? changedForm(draft, existing, options) : newForm(draft, options);
  const typed = withSizeRows(own, draft);
  const form: ProductForm = editableProduct.finished?.(typed, base) ?? typed;
  const [product, price] = editableProduct.parts;
  const isPriceLeft = before !== undefined && hasNoOwnPrice(before) && hasNoOwnPrice(form);
  const parts = isPriceLeft || price === undefined ? [product] : [product, price];
  const leftOut = sizeRowProblems(draft, form);
  const writes = leftOut.length === 0 ? plannedWrites(parts, { id, base, form }) : undefined;
  if (writes === undefined) {
    const issues = issuesIn({ ...editableProduct, parts }, form);
    const invalid = productProblems(documentProblems('', issues), form, options.mapping);
    return { action: 'refuse', row, further, sku, problems: [...leftOut, ...invalid] };
  }
  const changes = changesBetween(before ? shown(before) : {}, shown(form));
  const touches = (field: string): boolean => changes.some((change) => change.field === field);
  const isDeleted = existing !== undefined && existing.product.deletedAt !== null;
  const changed = existing === undefined ? 'create' : isDeleted ? 'restore' : 'update';
  return {
    ...{ row, further, id, sku, writes, changes },
    links: options.mapping.exact ? [] : linksIn(draft, form),
    action: writes.length === 0 ? 'unchanged' : changed,
    title: String(draft.values['title'] ?? ''),
    notes: [
      ...notesOf(draft, form, options.silverRate),
      ...(writes.length > 0 && hasNoPublicPrice(form) ? [NO_PUBLIC_PRICE] : []),
      ...sizeRowNotes(draft, form),
      ...(existing ? leftOutNotes(draft, existing.product, options.mapping) : []),
    ],
    tiersStay: before !== undefined && touches('pricePaise') && !touches('tiers') && hasTiers(form),
  };
}
