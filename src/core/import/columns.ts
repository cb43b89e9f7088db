/** The product fields that a list can provide and the types of their cells, derived from the product's schema. */
import * as z from 'zod';
import { byWeight } from '#schema/by-weight.ts';
import type { Edited } from '#schema/edited.ts';
import { image } from '#schema/image.ts';
import type { Dimensions } from '#schema/product-facts.ts';
import { product, type ProductDocument } from '#schema/product.ts';
import { productSizes } from '#schema/size.ts';
import { saleUnit } from '#schema/unit.ts';
import { SYSTEM_FIELDS } from '#core/editing/document-write.ts';
import { CODE_LABELS } from './code-labels.ts';

type PublicProduct = Extract<ProductDocument, { priceMode: 'public' }>;
type Seo = NonNullable<PublicProduct['seo']>;
type ByWeight = NonNullable<PublicProduct['byWeight']>;

/** A product field that a column can provide; nested fields by their path. */
export type ImportField =
  | Exclude<keyof PublicProduct, keyof Edited | 'seo' | 'dimensions' | 'byWeight'>
  | `seo.${keyof Seo}`
  | `dimensions.${keyof Dimensions}`
  | `byWeight.${keyof ByWeight}`;

/** What people see for a code. */
type Labels = Readonly<Record<string, string>>;

/** The type of the cell, which decides how it is parsed. */
export type ColumnType =
  | { kind: 'line' }
  | { kind: 'text' }
  | { kind: 'integer' }
  | { kind: 'money' }
  | { kind: 'weight' }
  /** Of a piece, in millimetres. */
  | { kind: 'length' }
  /** Of a plating, in microns. */
  | { kind: 'thickness' }
  /** `isOptional` if a product may have none of the values. */
  | { kind: 'choice'; values: readonly string[]; labels: Labels; isOptional: boolean }
  | { kind: 'list' }
  | { kind: 'tiers' }
  /** `48: 10% | 96: 20%`: quantity and discount on the making charge. */
  | { kind: 'makingTiers' }
  /** `piece`, `pair` or `set of 6`, in a supplier's words. */
  | { kind: 'unit' }
  /** `12; 14:14@2.35`: label, SKU suffix, net weight in grams. */
  | { kind: 'sizes' }
  /** Parts of silver in a thousand; also in per cent. */
  | { kind: 'purity' }
  /** A code or a name. */
  | { kind: 'country' }
  /** Per cent. */
  | { kind: 'rate' }
  | { kind: 'moment' }
  /** In the shop's own export one image per line, as JSON; in other lists a link. */
  | { kind: 'pictures' };

export interface ProductColumn {
  field: ImportField;
  type: ColumnType;
}

/** By the unit that the schema gives. */
const NUMBER_KINDS: Readonly<Record<string, 'money' | 'weight' | 'length' | 'thickness' | 'rate'>> =
  {
    paise: 'money',
    mg: 'weight',
    µm: 'length',
    nm: 'thickness',
    'basis points': 'rate',
  };

/** Fields with a type of their own. */
const OWN_TYPES: Readonly<Record<string, ColumnType>> = {
  purity: { kind: 'purity' },
  originCountry: { kind: 'country' },
};

const choiceOf = (field: string, values: readonly string[]): ColumnType => ({
  kind: 'choice',
  values,
  labels: CODE_LABELS[field] ?? {},
  isOptional: false,
});

function typeOf(field: string, schema: z.core.$ZodType): ColumnType {
  const own = OWN_TYPES[field];
  if (own !== undefined) return own;
  if (schema === saleUnit) return { kind: 'unit' };
  if (schema === productSizes) return { kind: 'sizes' };
  if (schema === byWeight.shape.makingTiers) return { kind: 'makingTiers' };
  if (schema instanceof z.ZodEnum) return choiceOf(field, schema.options.map(String));
  if (schema instanceof z.ZodArray && schema.element === image) return { kind: 'pictures' };
  if (schema instanceof z.ZodArray) return field === 'tiers' ? { kind: 'tiers' } : { kind: 'list' };
  if (schema instanceof z.ZodNumber)
    return { kind: NUMBER_KINDS[String(schema.meta()?.['unit'])] ?? 'integer' };
  if (schema instanceof z.ZodPipe) return { kind: 'moment' };
  if (!(schema instanceof z.ZodString)) throw new Error(`no way to read a cell into "${field}"`);
  return { kind: schema.meta()?.['multiline'] === true ? 'text' : 'line' };
}

/** The type behind a field that a draft may leave empty. */
const filled = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodUnion ? (schema.options[0] ?? schema) : schema;

const PRICE_MODES = product.options.flatMap((option) => [...option.shape.priceMode.values]);

const shape: Record<string, z.core.$ZodType> = product.options[0].shape;

/** Each field of a nested record is a column. */
function columnsIn(path: string, schema: z.core.$ZodType): ProductColumn[] {
  // The type above names the same fields.
  const field = path as ImportField;
  if (field === 'priceMode') return [{ field, type: choiceOf(field, PRICE_MODES) }];
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  if (!(inner instanceof z.ZodObject)) {
    const type = typeOf(field, filled(inner));
    return [
      { field, type: type.kind === 'choice' ? { ...type, isOptional: inner !== schema } : type },
    ];
  }
  return Object.entries<z.core.$ZodType>(inner.shape).flatMap(([name, part]) =>
    columnsIn(`${path}.${name}`, part),
  );
}

/** All importable fields in schema order: every field except system fields. */
export const PRODUCT_COLUMNS: readonly ProductColumn[] = Object.entries(shape).flatMap(
  ([field, schema]) => (SYSTEM_FIELDS.has(field) ? [] : columnsIn(field, schema)),
);
