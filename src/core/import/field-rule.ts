/** The source of one product field: columns, a fixed value, or another field. */
import * as z from 'zod';

const scalar = z.union([z.string(), z.number()]);

/** As written in a mapping file: one of `column`, `lines`, `value` and `sameAs`, with its options. */
const written = z.strictObject({
  /** The column header, or several in order of preference; list fields use all of them. */
  column: z.union([z.string(), z.array(z.string()).min(1)]).optional(),
  /** Used if the cells are empty. Counted in the report. */
  default: scalar.optional(),
  /** Mapped values: `{ "Argent": "none" }`. Other values are problems unless `otherwise` is set. */
  values: z.record(z.string(), scalar).optional(),
  /** Used for values that are not in `values`. Counted in the report. */
  otherwise: scalar.optional(),
  /** The unit of weights without one. */
  unit: z.enum(['mg', 'g', 'kg']).optional(),
  /** The separator of a list within one cell; `|` by default. */
  separator: z.string().min(1).optional(),
  /** Shorten a long title at a word instead of rejecting the row. Counted in the report. */
  shorten: z.boolean().optional(),
  /**
   * Text of lines with `{column}` placeholders; a line is omitted if one of its columns is empty.
   */
  lines: z.array(z.string()).min(1).optional(),
  /** The same value for every row. */
  value: scalar.optional(),
  /** The field to copy. */
  sameAs: z.string().optional(),
});

export interface ColumnRule {
  from: 'column';
  columns: readonly string[];
  default?: string | undefined;
  values?: Readonly<Record<string, string>> | undefined;
  otherwise?: string | undefined;
  unit: 'mg' | 'g' | 'kg' | undefined;
  separator: string;
  shorten: boolean;
}

export type FieldRule =
  | ColumnRule
  | { from: 'lines'; lines: readonly string[] }
  | { from: 'value'; value: string }
  | { from: 'field'; field: string };

const SOURCES = ['column', 'lines', 'value', 'sameAs'] as const;

const textOf = (value: string | number | undefined) =>
  value === undefined ? undefined : String(value);

const columnRule = (
  rule: z.output<typeof written>,
  column: string | readonly string[],
): ColumnRule => ({
  from: 'column',
  columns: typeof column === 'string' ? [column] : column,
  default: textOf(rule.default),
  values:
    rule.values &&
    Object.fromEntries(Object.entries(rule.values).map(([word, value]) => [word, String(value)])),
  otherwise: textOf(rule.otherwise),
  unit: rule.unit,
  separator: rule.separator ?? '|',
  shorten: rule.shorten ?? false,
});

/** A rule in the mapping file, by the source of the value. */
export const fieldRule = written.transform((rule, context): FieldRule => {
  const given = Object.keys(rule);
  const sources = SOURCES.filter((source) => rule[source] !== undefined);
  const stray = given.find((key) => !sources.some((source) => source === key));
  if (sources.length === 1 && (stray === undefined || rule.column !== undefined)) {
    if (rule.column !== undefined) return columnRule(rule, rule.column);
    if (rule.lines !== undefined) return { from: 'lines', lines: rule.lines };
    if (rule.value !== undefined) return { from: 'value', value: String(rule.value) };
    if (rule.sameAs !== undefined) return { from: 'field', field: rule.sameAs };
  }
  const error =
    sources.length === 1
      ? `expected no "${stray}" beside "${sources[0]}"; it belongs to "column"`
      : 'expected exactly one of "column", "lines", "value" and "sameAs"';
  context.addIssue({ code: 'custom', message: error, input: rule });
  return z.NEVER;
});

/** The names of the columns in a line's `{column}` placeholders. */
export const placesIn = (line: string): string[] =>
  [...line.matchAll(/\{([^{}]+)\}/g)].map((match) => match[1] ?? '');

/** The columns a rule reads. */
export function columnsRead(rule: FieldRule): string[] {
  if (rule.from === 'column') return [...rule.columns];
  return rule.from === 'lines' ? rule.lines.flatMap(placesIn) : [];
}
