/** Validates a mapping against the header and the product fields, before any row is read. */
import { printable } from '#schema/problem.ts';
import { PRODUCT_COLUMNS, type ProductColumn } from './columns.ts';
import { nameOf } from './column-names.ts';
import type { FieldRule } from './field-rule.ts';
import { mappedColumns, type ImportMapping } from './mapping.ts';
import { readCell } from './read-cell.ts';
import { notExpected, REASON_COLUMNS } from './row-problem.ts';
import { rateOf } from './read-money.ts';
import { fixedReading } from './readings.ts';

const quoted = (names: readonly string[]): string =>
  names.map((name) => `"${name.slice(0, 40)}"`).join(', ');

const plural = (names: readonly string[]): string =>
  `column${names.length === 1 ? '' : 's'} ${quoted(names)}`;

function headerProblems(mapping: ImportMapping, header: readonly string[]): string[] {
  const mapped = mappedColumns(mapping);
  const missing = mapped.filter((column) => !header.includes(column));
  const twice = mapped.filter((column) => header.indexOf(column) !== header.lastIndexOf(column));
  if (missing.length > 0 && missing.length === mapped.length) {
    return [
      `The first row isn’t the expected header. Expected columns like ${quoted(mapped.slice(0, 3))}, found ${quoted(header.slice(0, 3))}.`,
    ];
  }
  return [
    ...(missing.length > 0 ? [`The file has no ${plural(missing)}.`] : []),
    ...(twice.length > 0
      ? [`The file has the ${plural(twice)} twice. Rename or remove one of them.`]
      : []),
  ];
}

/** Options that are valid for some types only. */
function optionProblems({ field, type }: ProductColumn, rule: FieldRule): string[] {
  if (rule.from === 'lines' && type.kind !== 'text')
    return [`${nameOf(field)}: “lines” is for free text only.`];
  if (rule.from !== 'column') return [];
  return [
    ...(rule.unit !== undefined && type.kind !== 'weight'
      ? [`${nameOf(field)}: “unit” is for weights only.`]
      : []),
    ...(rule.shorten && type.kind !== 'line'
      ? [`${nameOf(field)}: “shorten” is for single lines of text only.`]
      : []),
  ];
}

function fixedTexts(rule: FieldRule): string[] {
  if (rule.from === 'value') return [rule.value];
  if (rule.from !== 'column') return [];
  return [rule.default, rule.otherwise].filter((text) => text !== undefined);
}

function ruleProblems(mapping: ImportMapping, column: ProductColumn, rule: FieldRule): string[] {
  if (rule.from === 'field') {
    const source = Object.entries(mapping.fields).find(([field]) => field === rule.field);
    const fits = source !== undefined && source[1].from !== 'field';
    return fits
      ? []
      : [`${nameOf(column.field)}: “sameAs” must name a field that has its own rule.`];
  }
  return [
    ...optionProblems(column, rule),
    ...fixedTexts(rule).flatMap((text) => {
      const conversion = readCell(column.type, text, fixedReading(mapping, rule));
      return conversion.ok
        ? []
        : [
            `${nameOf(column.field)}, default for new products: "${text}" ${notExpected(conversion.expected)}. ${conversion.remedy}`,
          ];
    }),
  ];
}

function moneyProblems(mapping: ImportMapping): string[] {
  const { money, fields } = mapping;
  const readsMoney = [fields.pricePaise, fields.tiers].some((rule) => rule?.from === 'column');
  const mode = fields.priceMode?.from === 'value' ? fields.priceMode.value : undefined;
  const needsPrice = mode === 'public' || mode === 'signIn';
  const currency = money?.currency;
  return [
    ...(readsMoney && !money ? ['Prices need a currency. Set “money” in the mapping file.'] : []),
    ...(needsPrice && !mapping.partial && !fields.pricePaise
      ? [`The price mode is “${mode}”, so the mapping needs a price column.`]
      : []),
    ...(typeof currency === 'string' && rateOf(money?.rates ?? {}, currency) === undefined
      ? [`There is no exchange rate for ${currency}.`]
      : []),
  ];
}

/** All problems of the mapping for this header, one sentence each; empty if it is valid. */
export const mappingProblems = (mapping: ImportMapping, header: readonly string[]): string[] =>
  [
    ...headerProblems(mapping, header),
    ...PRODUCT_COLUMNS.flatMap((column) => {
      const rule = mapping.fields[column.field];
      if (rule) return ruleProblems(mapping, column, rule);
      return column.required && (!mapping.partial || column.field === 'sku')
        ? [`${nameOf(column.field)} is required. Choose a column for it, or give a default.`]
        : [];
    }),
    ...moneyProblems(mapping),
  ].map(printable);

/** Columns that the mapping neither reads nor ignores explicitly. */
export const unusedColumns = (mapping: ImportMapping, header: readonly string[]): string[] => {
  const used = new Set([...mappedColumns(mapping), ...mapping.ignore, ...REASON_COLUMNS]);
  return header.filter((column) => column !== '' && !used.has(column));
};
