/** Runs the pure part of an import: from rows to a plan. */
import type { Draft } from './draft.ts';
import type { ListRow } from './list-row.ts';
import { mapRow } from './map-row.ts';
import type { ImportMapping } from './mapping.ts';
import { planImport, type ImportPlan } from './plan.ts';
import type { PlanOptions } from './plan-row.ts';
import { partRepeats } from './repeated-skus.ts';
import type { RejectedRow } from './row-problem.ts';
import type { Stored } from './stored.ts';

/** The parsed rows of a list: drafts with distinct SKUs, and rejected rows. */
export interface ReadList {
  /** Non-empty rows below the header. */
  rows: number;
  drafts: readonly Draft[];
  refusals: readonly RejectedRow[];
  /** Rejected rows as in the file, by row number. */
  refusedRows: ReadonlyMap<number, ListRow>;
}

/** Collects rows one at a time, so that a list can be streamed. */
export function listReader(mapping: ImportMapping, header: readonly string[]) {
  const drafts: Draft[] = [];
  const refusals: RejectedRow[] = [];
  const refusedRows = new Map<number, ListRow>();
  let rows = 0;
  return {
    take(row: ListRow): void {
      rows += 1;
      const mapped = mapRow(mapping, header, row);
      if (mapped.ok) {
        drafts.push(mapped.draft);
        return;
      }
      refusals.push({ row: row.row, sku: mapped.sku, problems: mapped.problems });
      refusedRows.set(row.row, row);
    },
    finish(): ReadList {
      const { unique, repeats } = partRepeats(drafts);
      const sources = new Map(drafts.map((draft) => [draft.row, draft.source]));
      for (const { row } of repeats) {
        const source = sources.get(row);
        if (source) refusedRows.set(row, source);
      }
      return { rows, drafts: unique, refusals: [...refusals, ...repeats], refusedRows };
    },
  };
}

/** Plans a parsed list. Rejections from parsing and planning are in the order of the list. */
export function planList(list: ReadList, stored: Stored, options: PlanOptions): ImportPlan {
  const plan = planImport(list.drafts, stored, options);
  const refusals = [...list.refusals, ...plan.refusals].sort((a, b) => a.row - b.row);
  return { ...plan, refusals };
}
