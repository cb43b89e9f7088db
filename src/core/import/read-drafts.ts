/** Reads the rows of a list into drafts of products. */
import { nameOf } from './column-names.ts';
import { PRODUCT_COLUMNS } from './columns.ts';
import type { Draft } from './draft.ts';
import { generateSku, patternProblem } from './generate-sku.ts';
import { cellReader, groupRows, isTotals } from './group-rows.ts';
import { SHOP_FORMAT, type ImportMapping } from './mapping.ts';
import { furtherImageColumns, optionColumns } from './option-columns.ts';
import { readCell } from './read-cell.ts';
import { readGroup } from './read-group.ts';
import type { List } from './read-list.ts';
import { isMaking, readMaking } from './read-making.ts';
import { rateOf } from './read-money.ts';
import type { ListReading } from './read-row.ts';
import { tierColumnProblems } from './tier-columns.ts';
import { notExpected, repeatedRow, totalsRow, type RefusedRow } from './row-problem.ts';

/** The typed defaults by field, or what is wrong with them. */
function readDefaults({ defaults }: ImportMapping) {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const { field, type } of PRODUCT_COLUMNS) {
    const text = defaults[field]?.trim() ?? '';
    if (text === '') continue;
    const making = isMaking(field) ? readMaking(field, text, SHOP_FORMAT) : undefined;
    const conversion = making ?? readCell(type, text, SHOP_FORMAT);
    if (making?.success) values[making.value.field] = making.value.value;
    else if (conversion.success) values[field] = conversion.value;
    else
      problems.push(
        `${nameOf(field)}, default for new products: "${text}" ${notExpected(conversion.expected)}. ${conversion.remedy}`,
      );
  }
  return { values, problems };
}

/** What is missing before rows can be read, as sentences. */
export const mappingProblems = (mapping: ImportMapping): string[] => [
  ...(mapping.columns.sku || mapping.skuPattern
    ? []
    : ['Choose the column with the SKU, or generate SKUs. Products are matched by SKU.']),
  ...(mapping.skuPattern === '' ? [] : [patternProblem(mapping.skuPattern) ?? []].flat()),
  ...(rateOf(mapping) ? [] : [`Enter how many rupees one ${mapping.currency} is.`]),
  ...tierColumnProblems(mapping),
  ...readDefaults(mapping).problems,
];

/** Gives SKUs to products without one; products with the same name are counted. */
function skuGenerator({ skuPattern }: ImportMapping) {
  const times = new Map<string, number>();
  return (draft: Draft, isTaken: (sku: string) => boolean): Draft => {
    const count = (times.get(draft.key) ?? 0) + 1;
    times.set(draft.key, count);
    const key = count === 1 ? draft.key : `${draft.key} ${count}`;
    const category = String(draft.values['category'] ?? '');
    const sku = generateSku(skuPattern, { key, category }, isTaken);
    return { ...draft, key, sku, rowSku: sku, values: { ...draft.values, sku } };
  };
}

/** Reads every row: drafts whose rows have distinct SKUs, and the rows that can't be read with their problems. */
export function readDrafts(mapping: ImportMapping, list: List) {
  const reading: ListReading = {
    mapping,
    list,
    cell: cellReader(list.header, mapping.exact),
    fields: PRODUCT_COLUMNS.filter(({ field }) => mapping.columns[field] !== undefined),
    pictures: furtherImageColumns(list.header),
    options: optionColumns(list.header),
  };
  const defaults = readDefaults(mapping).values;
  const generated = skuGenerator(mapping);
  const drafts = new Map<string, Draft>();
  const refused: RefusedRow[] = [];
  for (const group of groupRows(mapping, list)) {
    if (isTotals(group, mapping, reading.cell)) {
      refused.push(...group.rows.map(totalsRow));
      continue;
    }
    const read = readGroup(group, reading, defaults);
    if ('action' in read) {
      refused.push(read);
      continue;
    }
    const draft = read.key === '' ? read : generated(read, (sku) => drafts.has(sku));
    const { row, further, rowSku: sku } = draft;
    const first = drafts.get(sku);
    if (first) refused.push(repeatedRow({ row, further, sku }, first));
    else drafts.set(sku, draft);
  }
  return { drafts: [...drafts.values()], refused };
}
