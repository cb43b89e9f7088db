/** The mapping file: which column of a supplier's list feeds which field, and how it is read. */
import * as z from 'zod';
import { IMPORT_FIELDS, type ImportField } from './columns.ts';
import { columnsRead, fieldRule } from './field-rule.ts';

const columnNames = z
  .union([z.string(), z.array(z.string()).min(1)])
  .transform((given) => (typeof given === 'string' ? [given] : given));

const money = z.strictObject({
  /** ISO code of the list's currency, or the column that names it row by row. */
  currency: z.union([
    z.string().regex(/^[A-Z]{3}$/, 'expected an ISO code like USD, or {"column": …}'),
    z.strictObject({ column: z.string() }),
  ]),
  /** Rupees for one unit of each currency; INR needs none. */
  rates: z
    .record(z.string().regex(/^[A-Z]{3}$/), z.number().min(0.0001).max(1_000_000))
    .default({}),
  /** Prices are rounded to this many paise: 100 for whole rupees. */
  roundToPaise: z.int().min(1).max(100_000).default(1),
});

const images = z.strictObject({
  /** Columns holding one address each, the main picture first. */
  columns: z.array(z.string()).min(1),
  /** Size of the pictures, px: a list of addresses does not tell it, and pages must reserve the room. */
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
  /** What the list's names mean, by name or `Name > Subname`. */
  names: z.record(z.string(), place).default({}),
  /** A name not listed above: refuse the row, or take the name as it stands. */
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
  /** What the list is, for people. */
  name: z.string().min(1),
  /** Found out from the file unless given. */
  delimiter: z.enum([',', ';', '\t', '|']).optional(),
  encoding: z.enum(['utf-8', 'utf-16le', 'windows-1252']).default('utf-8'),
  /** Which sign parts rupees from paise, and grams from milligrams. */
  decimal: z.enum(['.', ',']).default('.'),
  money: money.optional(),
  /** It feeds some fields only: products that exist change by these, and new ones need the others too. */
  partial: z.boolean().default(false),
  /** The shop has written it (`shop-list.ts`): nothing in its cells is tidied. */
  exact: z.boolean().default(false),
  fields: z.partialRecord(field, fieldRule),
  images: images.optional(),
  categories: categories.optional(),
  /** Rows that are not wanted, each kind with its reason. */
  leaveOut: z.array(leaveOut).default([]),
  /** Columns knowingly not used; any other unused column is named in the report. */
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

/** The columns that feed one field, for naming them in a problem. */
export function columnsFeeding(mapping: ImportMapping, name: string): string[] {
  const own: ImportField | undefined = IMPORT_FIELDS.find((known) => known === name);
  const rule = own && mapping.fields[own];
  if (rule) return rule.from === 'field' ? columnsFeeding(mapping, rule.field) : columnsRead(rule);
  if (own === undefined && !name.includes('.')) {
    const parts = IMPORT_FIELDS.filter((known) => known.startsWith(`${name}.`));
    return parts.flatMap((part) => columnsFeeding(mapping, part));
  }
  if (own === 'slug') return columnsFeeding(mapping, 'title');
  if (name === 'images') return mapping.images?.columns ?? [];
  return name === 'category' || name === 'subCategory' ? (mapping.categories?.column ?? []) : [];
}
