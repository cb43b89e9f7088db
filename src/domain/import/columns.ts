/** The product fields a list can feed, and how a cell becomes each: derived from the product's schema. */
import * as z from 'zod';
import { product, type Product } from '#schema/product.ts';

/** Fields that the shop keeps itself, or that the mapping's other sections feed. */
const NOT_FED = [
  'oldSlugs',
  'images',
  'category',
  'subCategory',
  'status',
  'publishAt',
  'seo',
  'rev',
  'createdAt',
  'updatedAt',
  'updatedBy',
  'deletedAt',
] as const;

type PublicProduct = Extract<Product, { priceMode: 'public' }>;

/** A field of a product that a column, a constant or another field can feed. */
export type ImportField = Exclude<keyof PublicProduct, (typeof NOT_FED)[number]>;

/** What a cell must hold, and so how it is read. */
export type ColumnType =
  | { kind: 'line'; max: number | undefined }
  | { kind: 'text' }
  | { kind: 'integer' }
  | { kind: 'money' }
  | { kind: 'weight' }
  | { kind: 'choice'; values: readonly string[] }
  | { kind: 'list' }
  | { kind: 'tiers' };

export interface ProductColumn {
  field: ImportField;
  type: ColumnType;
  /** Whether a mapping must say where it comes from. */
  required: boolean;
}

/** What a list may leave out: the slug follows the title, prices the price mode, the others can be empty. */
const CAN_BE_ABSENT: readonly ImportField[] = [
  'slug',
  'description',
  'stones',
  'tags',
  'pricePaise',
  'tiers',
];

function typeOf(field: string, schema: z.core.$ZodType): ColumnType {
  if (schema instanceof z.ZodEnum) return { kind: 'choice', values: schema.options.map(String) };
  if (schema instanceof z.ZodArray) return field === 'tiers' ? { kind: 'tiers' } : { kind: 'list' };
  if (schema instanceof z.ZodNumber) {
    const unit = schema.meta()?.['unit'];
    return { kind: unit === 'paise' ? 'money' : unit === 'mg' ? 'weight' : 'integer' };
  }
  if (!(schema instanceof z.ZodString)) throw new Error(`no way to read a cell into "${field}"`);
  return schema.meta()?.['multiline'] === true
    ? { kind: 'text' }
    : { kind: 'line', max: schema.maxLength ?? undefined };
}

const isFed = (field: string): field is ImportField => !NOT_FED.some((notFed) => notFed === field);

function columnOf(field: ImportField, schema: z.core.$ZodType): ProductColumn {
  if (field === 'priceMode') {
    const values = product.options.flatMap((option) => [...option.shape.priceMode.values]);
    return { field, type: { kind: 'choice', values }, required: true };
  }
  const optional = schema instanceof z.ZodOptional;
  const type = typeOf(field, optional ? schema.unwrap() : schema);
  return { field, type, required: !optional && !CAN_BE_ABSENT.includes(field) };
}

const shape: Record<string, z.core.$ZodType> = product.options[0].shape;

/** Every field a list can feed, in the order of the schema. */
export const PRODUCT_COLUMNS: readonly ProductColumn[] = Object.entries(shape).flatMap(
  ([field, schema]) => (isFed(field) ? [columnOf(field, schema)] : []),
);

/** The names of those fields. */
export const IMPORT_FIELDS: readonly ImportField[] = PRODUCT_COLUMNS.map(({ field }) => field);
