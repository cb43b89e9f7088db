/** The text report of an import or its preview. */
import { printable, showValue } from '#schema/problem.ts';
import { nameOf } from './column-names.ts';
import type { Note } from './draft.ts';
import type { ImportMapping } from './mapping.ts';
import type { ImportPlan } from './plan.ts';
import { showRowProblem, type RejectedRow } from './row-problem.ts';

const SHOWN_ROWS = 3;
const SHOWN_UPDATES = 10;

const NOTE_LABELS: Record<Note['kind'], string> = {
  default: 'the default was used',
  otherwise: 'an unknown word; the mapping’s “otherwise” was used',
  copied: 'copied from another field',
  shortened: 'shortened',
  tidied: 'extra spaces or HTML codes removed',
  skuRewritten: 'rewritten in capital letters, digits and hyphens',
  priceUnused: 'not used, because the product is priced on request',
  tiersLeft: 'changed, but volume pricing stays the same',
};

const figure = (count: number): string => count.toLocaleString('en-IN');

/** Groups by a key, the largest group first. */
function grouped<T>(entries: readonly T[], keyOf: (entry: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const entry of entries) {
    const group = groups.get(keyOf(entry));
    if (group) group.push(entry);
    else groups.set(keyOf(entry), [entry]);
  }
  return [...groups].sort(([, a], [, b]) => b.length - a.length);
}

const firstReason = ({ problems }: RejectedRow): string => problems[0]?.reason ?? 'Unknown reason';

/** The number of rejected rows by reason, most frequent first; a row counts once, by its first problem. */
export const refusalCounts = (
  refusals: readonly RejectedRow[],
): { reason: string; rows: number }[] =>
  grouped(refusals, firstReason).map(([reason, rows]) => ({ reason, rows: rows.length }));

const refusalLines = (refusals: readonly RejectedRow[]): string[] =>
  grouped(refusals, firstReason).flatMap(([reason, rows]) => [
    `  ${figure(rows.length)} × ${reason}`,
    ...rows
      .slice(0, SHOWN_ROWS)
      .flatMap(({ problems }) => problems.map((problem) => `      ${showRowProblem(problem)}`)),
    ...(rows.length > SHOWN_ROWS ? [`      … and ${figure(rows.length - SHOWN_ROWS)} more`] : []),
  ]);

/** Automatic changes of values, one line for each kind. */
export const noteLines = (notes: readonly Note[]): string[] =>
  grouped(notes, ({ kind, field }) => `${nameOf(field)}: ${NOTE_LABELS[kind]}`).map(
    ([label, rows]) => `  ${figure(rows.length)} × ${label}`,
  );

function updateLines({ rows }: ImportPlan): string[] {
  const updates = rows.flatMap((row) => ('changes' in row ? [row] : []));
  return [
    ...updates.slice(0, SHOWN_UPDATES).map(({ row, sku, action, changes }) => {
      const descriptions = changes.map(
        ({ field, before, after }) => `${field} ${showValue(before)} → ${showValue(after)}`,
      );
      const isBack = action === 'restore' ? ['restored (it was deleted)'] : [];
      return `  Row ${row}, ${sku}: ${[...isBack, ...descriptions].join('; ')}`;
    }),
    ...(updates.length > SHOWN_UPDATES
      ? [`  … and ${figure(updates.length - SHOWN_UPDATES)} more`]
      : []),
  ];
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...lines];

export interface ReportOf {
  mapping: ImportMapping;
  /** Rows read. */
  rows: number;
  plan: ImportPlan;
  unused: readonly string[];
}

/** The number of new, changed, unchanged and rejected rows of a plan. */
export const planCounts = ({ rows, refusals, categories }: ImportPlan) => ({
  created: rows.filter(({ action }) => action === 'create').length,
  updated: rows.filter(({ action }) => action === 'update').length,
  restored: rows.filter(({ action }) => action === 'restore').length,
  unchanged: rows.filter(({ action }) => action === 'unchanged').length,
  refused: refusals.length,
  categories: categories.length,
});

/** Constants of the mapping. */
const fixedLines = ({ fields }: ImportMapping): string[] =>
  Object.entries(fields).flatMap(([field, rule]) =>
    rule.from === 'value' ? [`  ${field}: ${rule.value}`] : [],
  );

/** The plan as a page of plain text. */
export function planReport({ mapping, rows, plan, unused }: ReportOf): string {
  const { created, updated, restored, unchanged, refused, categories } = planCounts(plan);
  return [
    `${mapping.name}: ${figure(rows)} rows read`,
    `  ${figure(created)} new, ${figure(updated)} changed, ${figure(unchanged)} unchanged, ${figure(refused)} refused`,
    ...(restored > 0 ? [`  ${figure(restored)} deleted products restored`] : []),
    ...(categories > 0
      ? [
          `  ${figure(categories)} categories to add: ${plan.categories.map(({ id }) => id).join(', ')}`,
        ]
      : []),
    ...section('Refused, by reason:', refusalLines(plan.refusals)),
    ...section('Changed:', updateLines(plan)),
    ...section('Values that were changed:', noteLines(plan.notes)),
    ...section('The same in every new product, from the mapping:', fixedLines(mapping)),
    ...section('Columns not used:', unused.length > 0 ? [`  ${unused.join(', ')}`] : []),
  ]
    .map(printable)
    .join('\n');
}
