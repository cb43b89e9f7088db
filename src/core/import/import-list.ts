/** A whole list through the pure part of the import: from rows to a plan. */
import type { Draft } from './draft.ts';
import type { ListRow } from './list-row.ts';
import { mapRow } from './map-row.ts';
import type { ImportMapping } from './mapping.ts';
import { planImport, type ImportPlan } from './plan.ts';
import type { PlanOptions } from './plan-row.ts';
import { partRepeats } from './repeated-skus.ts';
import type { Refusal } from './row-problem.ts';
import type { Stored } from './stored.ts';

/** The rows of a list, read: drafts with distinct SKUs, and the rows that cannot become one. */
export interface ReadList {
  /** Rows under the header that hold anything. */
  rows: number;
  drafts: readonly Draft[];
  refusals: readonly Refusal[];
  /** Refused rows as they stood in the file, by row number. */
  refusedRows: ReadonlyMap<number, ListRow>;
}

/** Gathers rows one at a time, so that a list can be read as a stream. */
export function listReader(mapping: ImportMapping, header: readonly string[]) {
  const drafts: Draft[] = [];
  const refusals: Refusal[] = [];
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
      const { kept, repeats } = partRepeats(drafts);
      const sources = new Map(drafts.map((draft) => [draft.row, draft.source]));
      for (const { row } of repeats) {
        const source = sources.get(row);
        if (source) refusedRows.set(row, source);
      }
      return { rows, drafts: kept, refusals: [...refusals, ...repeats], refusedRows };
    },
  };
}

/** Plans a list that has been read. All refusals, of reading and of planning, come in the list's order. */
export function planList(list: ReadList, stored: Stored, options: PlanOptions): ImportPlan {
  const plan = planImport(list.drafts, stored, options);
  const refusals = [...list.refusals, ...plan.refusals].sort((a, b) => a.row - b.row);
  return { ...plan, refusals };
}
