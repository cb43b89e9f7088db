/** The mapping file: which column provides which field, and how it is parsed. */
import * as z from 'zod';
import { IMPORT_FIELDS, type ImportField } from './columns.ts';
import { columnsRead, fieldRule } from './field-rule.ts';

const columnNames = z
  .union([z.string(), z.array(z.string()).min(1)])
  .transform((given) => (typeof given === 'string' ? [given] : given));

const money = z.strictObject({
  /** ISO code of the list's currency, or the column that contains it. */
  currency: z.union([
    z.string().regex(/^[A-Z]{3}$/, 'expected an ISO code like USD, or {"column": …}'),
    z.strictObject({ column: z.string() }),
  ]),
  /** Rupees for one unit of each currency; INR needs none. */
  rates: z
    .record(z.string().regex(/^[A-Z]{3}$/), z.number().min(0.0001).max(1_000_000))
    .default({}),
  /** Prices are rounded to this number of paise: 100 for whole rupees. */
  roundToPaise: z.int().min(1).max(100_000).default(1),
});

const images = z.strictObject({
  /** Columns holding one address each, the main picture first. */
  columns: z.array(z.string()).min(1),
  /**
   * Size of the pictures, px: it is not part of their addresses, and pages must reserve the space.
   */
  width: z.int().min(1).max(10_000),
  height: z.int().min(1).max(10_000),
});

const place = z.strictObject({
  category: z.string().min(1),
  subCategory: z.string().min(1).optional(),
});

const categories = z.strictObject({
  /** The column that names the category; or two, the second naming the subcategory. */
  column: columnNames.refine((columns) => columns.length <= 2, 'expected one column or two'),
  /** Categories by name or `Name > Subname`. */
  names: z.record(z.string(), place).default({}),
  /** For other names: reject the row, or use the name as it is. */
  unlisted: z.enum(['refuse', 'create']).default('refuse'),
});

const leaveOut = z.strictObject({
  column: z.string(),
  values: z.array(z.string()).min(1),
  /** Why, for the report: `a watch, not jewellery`. */
  reason: z.string().min(1),
});

const field = z.enum(IMPORT_FIELDS);

export const importMapping = z.strictObject({
  /** A description of the list. */
  name: z.string().min(1),
  /** Detected from the file if missing. */
  delimiter: z.enum([',', ';', '\t', '|']).optional(),
  encoding: z.enum(['utf-8', 'utf-16le', 'windows-1252']).default('utf-8'),
  /** The decimal separator of prices and weights. */
  decimal: z.enum(['.', ',']).default('.'),
  money: money.optional(),
  /** The list has some fields only: it changes these in existing products; new ones need the others, too. */
  partial: z.boolean().default(false),
  /** Exported by the shop (`shop-list.ts`): its cells are not cleaned. */
  exact: z.boolean().default(false),
  fields: z.partialRecord(field, fieldRule),
  images: images.optional(),
  categories: categories.optional(),
  /** Rows to leave out, with the reason. */
  leaveOut: z.array(leaveOut).default([]),
  /** Columns ignored on purpose; other unused columns are listed in the report. */
  ignore: z.array(z.string()).default([]),
});

export type ImportMapping = z.output<typeof importMapping>;
export type MappingFile = z.input<typeof importMapping>;

/** Every column the mapping reads, once. */
export const mappedColumns = (mapping: ImportMapping): string[] => [
  ...new Set([
    ...Object.values(mapping.fields).flatMap(columnsRead),
    ...(mapping.images?.columns ?? []),
    ...(mapping.categories?.column ?? []),
    ...(typeof mapping.money?.currency === 'object' ? [mapping.money.currency.column] : []),
    ...mapping.leaveOut.map(({ column }) => column),
  ]),
];

/** The columns of a field, for messages. */
export function columnsFeeding(mapping: ImportMapping, name: string): string[] {
  const own: ImportField | undefined = IMPORT_FIELDS.find((each) => each === name);
  const rule = own && mapping.fields[own];
  if (rule) return rule.from === 'field' ? columnsFeeding(mapping, rule.field) : columnsRead(rule);
  if (own === undefined && !name.includes('.')) {
    const parts = IMPORT_FIELDS.filter((each) => each.startsWith(`${name}.`));
    return parts.flatMap((part) => columnsFeeding(mapping, part));
  }
  if (own === 'slug') return columnsFeeding(mapping, 'title');
  if (name === 'images') return mapping.images?.columns ?? [];
  return name === 'category' || name === 'subCategory' ? (mapping.categories?.column ?? []) : [];
}
