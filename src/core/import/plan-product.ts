/** Plans the writes of one row, with the rules of the product form. */
import {
  changesBetween,
  type DocumentWrite,
  type FieldChange,
} from '#core/editing/document-write.ts';
import { issuesIn, planOptionalDocument, type Documents } from '#core/editing/editable.ts';
import { fieldMessages } from '#core/editing/field-message.ts';
import { beginWith, editableProduct, type ProductForm } from '#core/editing/product-form.ts';
import { slugOf } from '#core/identifiers.ts';
import type { Image } from '#schema/image.ts';
import type { ProductDocument } from '#schema/product.ts';
import type { NewProducts } from '#schema/settings.ts';
import { nameOf, PRODUCT_COLUMNS } from './columns.ts';
import type { ImportMapping } from './mapping.ts';
import { withValues, type FieldValues } from './nested-fields.ts';
import type { Draft } from './read-drafts.ts';
import type { RefusedRow, RowProblem } from './refused-rows.ts';
import type { StoredProduct } from './stored.ts';

export interface PlanOptions {
  mapping: ImportMapping;
  /** Defaults for new products, from the settings. */
  newProducts: NewProducts | undefined;
}

export interface PlannedRow {
  row: number;
  sku: string;
  /** A deleted product is restored with the values of the list. */
  action: 'create' | 'update' | 'restore' | 'unchanged';
  title: string;
  /** In one batch; empty if nothing changes. */
  writes: readonly DocumentWrite[];
  /** As in the product form, whichever document has the field; a new product has nothing before. */
  changes: readonly FieldChange[];
  /** Whether the price changes while the volume pricing stays. */
  tiersStay: boolean;
}

type ExistingProduct = Extract<StoredProduct, { state: 'valid' }>;

const urlsOf = (images: unknown): string =>
  Array.isArray(images) ? images.map(({ url }: Image) => url).join('\n') : '';

/** Most lists have one weight column; the gross weight is the same unless staff have changed it. */
const withGross = (values: FieldValues, product: ProductDocument | undefined): FieldValues =>
  values['netWeightMg'] !== undefined && product?.grossWeightMg === product?.netWeightMg
    ? { grossWeightMg: values['netWeightMg'], ...values }
    : values;

/** A new title gives a new slug, unless the list contains the slug; the old one redirects. */
function slugAfter({ slug, title }: FieldValues, product: ProductDocument): unknown {
  const isRenamed = title !== undefined && title !== product.title;
  return slug ?? ((isRenamed && slugOf(String(title))) || product.slug);
}

/** A product that staff deleted never goes live through an import: it becomes a draft or stays archived. */
const restoredStatus = (status: unknown): unknown => (status === 'archived' ? status : 'draft');

/** The documents as the form shows them; a price that was deleted by itself does not return. */
const shownDocuments = ({ product, price }: ExistingProduct): Documents => [
  product,
  price?.deletedAt === null || product.deletedAt !== null ? price : undefined,
];

function changedForm(
  { values: listed }: Draft,
  existing: ExistingProduct,
  { exact, columns }: ImportMapping,
): ProductForm {
  const { product } = existing;
  const before = editableProduct.formOf(shownDocuments(existing));
  const { images, ...others } = columns.grossWeightMg ? listed : withGross(listed, product);
  // The same images keep their alt texts and sizes.
  const isSame = !exact && urlsOf(images) === urlsOf(product.images);
  const values = images === undefined || isSame ? others : { ...others, images };
  // A product that moves to another category loses its subcategory.
  const isMoved = values['category'] !== undefined && values['category'] !== product.category;
  const form = withValues({ ...before, ...(isMoved && { subCategory: undefined }) }, values);
  return {
    ...form,
    slug: slugAfter(values, product),
    status: product.deletedAt === null ? form['status'] : restoredStatus(form['status']),
  };
}

const newForm = ({ values }: Draft, { mapping, newProducts }: PlanOptions): ProductForm =>
  withValues(
    beginWith(newProducts),
    mapping.columns.grossWeightMg ? values : withGross(values, undefined),
  );

/** The price is not stored for a product priced on request. */
const shown = (form: ProductForm): ProductForm =>
  form.priceMode === 'onRequest' ? { ...form, pricePaise: undefined, tiers: [] } : form;

const hasTiers = ({ tiers }: ProductForm): boolean => Array.isArray(tiers) && tiers.length > 0;

/** A price for signed-in buyers that is missing stays missing if the list has none. */
const hasNoOwnPrice = ({ priceMode, pricePaise, ...form }: ProductForm): boolean =>
  priceMode === 'signIn' && pricePaise === undefined && !hasTiers(form);

/** The problems of the product that a row becomes, by the column of each field or else its name. */
const problemsIn = (issues: ReturnType<typeof issuesIn>, { columns }: ImportMapping) =>
  fieldMessages(issues).map(({ field: path, message }): RowProblem => {
    const [name = ''] = path.split('.');
    const column = PRODUCT_COLUMNS.find(({ field }) => field === path || field === name);
    return { column: column ? (columns[column.field] ?? nameOf(column.field)) : '', message };
  });

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
  const base: Documents | undefined = existing && [existing.product, existing.price];
  const before = existing && editableProduct.formOf(shownDocuments(existing));
  const typed = existing ? changedForm(draft, existing, options.mapping) : newForm(draft, options);
  const form: ProductForm = editableProduct.finished?.(typed, base) ?? typed;
  const [product, price] = editableProduct.parts;
  const isPriceLeft = before !== undefined && hasNoOwnPrice(before) && hasNoOwnPrice(form);
  const parts = isPriceLeft || price === undefined ? [product] : [product, price];
  const issues = issuesIn({ ...editableProduct, parts }, form);
  if (issues.length > 0)
    return { action: 'refuse', row, sku, problems: problemsIn(issues, options.mapping) };
  const writes = parts.flatMap(({ kind, fieldsIn }, place) => {
    const write = planOptionalDocument(kind, { id, stored: base?.[place], fields: fieldsIn(form) });
    return write ?? [];
  });
  const changes = changesBetween(before ? shown(before) : {}, shown(form));
  const touches = (field: string): boolean => changes.some((change) => change.field === field);
  const isDeleted = existing !== undefined && existing.product.deletedAt !== null;
  const changed = existing === undefined ? 'create' : isDeleted ? 'restore' : 'update';
  return {
    ...{ row, sku, writes, changes },
    action: writes.length === 0 ? 'unchanged' : changed,
    title: String(draft.values['title'] ?? ''),
    tiersStay: before !== undefined && touches('pricePaise') && !touches('tiers') && hasTiers(form),
  };
}
