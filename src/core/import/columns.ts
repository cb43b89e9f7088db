/** The product fields that a list can provide and the types of their cells, derived from the product's schema. */
import * as z from 'zod';
import type { Edited } from '#schema/edited.ts';
import { image } from '#schema/image.ts';
import { product, type ProductDocument } from '#schema/product.ts';
import { productSizes } from '#schema/size.ts';
import { saleUnit } from '#schema/unit.ts';
import { SYSTEM_FIELDS } from '#core/editing/document-write.ts';

type PublicProduct = Extract<ProductDocument, { priceMode: 'public' }>;
type Seo = NonNullable<PublicProduct['seo']>;

/**
 * A product field that a column, a constant or another field can provide; nested fields by their path.
 */
export type ImportField = Exclude<keyof PublicProduct, keyof Edited | 'seo'> | `seo.${keyof Seo}`;

/** The type of the cell, which decides how it is parsed. */
export type ColumnType =
  | { kind: 'line'; max: number | undefined }
  | { kind: 'text' }
  | { kind: 'integer' }
  | { kind: 'money' }
  | { kind: 'weight' }
  | { kind: 'choice'; values: readonly string[] }
  | { kind: 'list' }
  | { kind: 'tiers' }
  /** `piece`, `pair` or `set of 6`, in a supplier's words. */
  | { kind: 'unit' }
  /** `12; 14:14@2.35#40`: label, SKU suffix, net weight in grams, stock. */
  | { kind: 'sizes' }
  /** Per cent; in a mapping, a number without the sign is in basis points. */
  | { kind: 'rate' }
  | { kind: 'moment' }
  /** The format of the shop's own export: one image per line, as JSON. */
  | { kind: 'pictures' };

export interface ProductColumn {
  field: ImportField;
  type: ColumnType;
  /** Whether a mapping must provide it. */
  required: boolean;
}

/**
 * Optional fields: the slug follows the title, the prices the price mode; the others can be empty or have a
 * default.
 */
const CAN_BE_ABSENT: readonly ImportField[] = [
  'slug',
  'oldSlugs',
  'description',
  'images',
  'status',
  'stones',
  'tags',
  'pricePaise',
  'tiers',
  'unit',
  'sizes',
  // Optional in a draft.
  'netWeightMg',
  'grossWeightMg',
  'hsn',
  'gstRateBps',
];

/** By the unit that the schema gives. */
const NUMBER_KINDS: Readonly<Record<string, 'money' | 'weight' | 'rate'>> = {
  paise: 'money',
  mg: 'weight',
  'basis points': 'rate',
};

function typeOf(field: string, schema: z.core.$ZodType): ColumnType {
  if (schema === saleUnit) return { kind: 'unit' };
  if (schema === productSizes) return { kind: 'sizes' };
  if (schema instanceof z.ZodEnum) return { kind: 'choice', values: schema.options.map(String) };
  if (schema instanceof z.ZodArray && schema.element === image) return { kind: 'pictures' };
  if (schema instanceof z.ZodArray) return field === 'tiers' ? { kind: 'tiers' } : { kind: 'list' };
  if (schema instanceof z.ZodNumber)
    return { kind: NUMBER_KINDS[String(schema.meta()?.['unit'])] ?? 'integer' };
  if (schema instanceof z.ZodPipe) return { kind: 'moment' };
  if (!(schema instanceof z.ZodString)) throw new Error(`no way to read a cell into "${field}"`);
  return schema.meta()?.['multiline'] === true
    ? { kind: 'text' }
    : { kind: 'line', max: schema.maxLength ?? undefined };
}

/** The text type behind a field that a draft may leave empty. */
const filled = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodUnion ? (schema.options[0] ?? schema) : schema;

function columnOf(field: ImportField, schema: z.core.$ZodType): ProductColumn {
  if (field === 'priceMode') {
    const values = product.options.flatMap((option) => [...option.shape.priceMode.values]);
    return { field, type: { kind: 'choice', values }, required: true };
  }
  const optional = schema instanceof z.ZodOptional;
  const type = typeOf(field, filled(optional ? schema.unwrap() : schema));
  return { field, type, required: !optional && !CAN_BE_ABSENT.includes(field) };
}

const shape: Record<string, z.core.$ZodType> = product.options[0].shape;

/** Each field of a nested record is a column. */
function columnsIn(field: string, schema: z.core.$ZodType): ProductColumn[] {
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  if (inner instanceof z.ZodObject) {
    return Object.entries<z.core.$ZodType>(inner.shape).flatMap(([name, part]) =>
      columnsIn(`${field}.${name}`, part),
    );
  }
  // The type above names the same fields.
  return [columnOf(field as ImportField, schema)];
}

/** All importable fields in schema order: every field except system fields. */
export const PRODUCT_COLUMNS: readonly ProductColumn[] = Object.entries(shape).flatMap(
  ([field, schema]) => (SYSTEM_FIELDS.has(field) ? [] : columnsIn(field, schema)),
);

/** The names of those fields. */
export const IMPORT_FIELDS: readonly ImportField[] = PRODUCT_COLUMNS.map(({ field }) => field);
