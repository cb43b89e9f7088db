/** Plans one change for an item: its writes, or why it can't be changed. */
import type { DocumentWrite } from '#core/editing/document-write.ts';
import {
  fixedChanges,
  planEdit,
  planReturn,
  problemsIn,
  type Documents,
  type Editable,
} from '#core/editing/editable.ts';
import { saysTheSame, type FormValues } from '#core/editing/form-values.ts';
import { isDeleted, planDeletion } from '#core/editing/plan-save.ts';
import { failed, succeeded, type Result } from '#core/result.ts';

/** Changes form values, or deletes or restores the item. */
export type BulkChange = ((form: FormValues) => FormValues) | 'delete' | 'restore';

/** The planned writes, or why there are none. */
export type BulkPlan = Result<readonly DocumentWrite[]>;

export function planBulk(
  editable: Editable,
  {
    id,
    base,
    change,
  }: {
    id: string;
    /** Undefined without a document; a change of its form creates it. */
    base: Documents | undefined;
    change: BulkChange;
  },
): BulkPlan {
  if (typeof change === 'string') {
    if (base === undefined) return succeeded([]);
    const isDone = isDeleted(base[0]) === (change === 'delete');
    if (isDone) return succeeded([]);
    const { kind } = editable.parts[0];
    const writes =
      change === 'delete' ? [planDeletion(kind, id, base[0])] : planReturn(editable, id, base);
    return succeeded(writes);
  }
  const changed = change(base === undefined ? editable.fresh : editable.formOf(base));
  const form = editable.finished?.(changed, base) ?? changed;
  if (base === undefined && saysTheSame(form, editable.fresh)) return succeeded([]);
  const fixed = base === undefined ? [] : fixedChanges(editable, base, form);
  const problems = [...problemsIn(editable, form), ...fixed.map(({ message }) => message)];
  return problems.length > 0
    ? failed(problems.join(' '))
    : succeeded(planEdit(editable, { id, base, form }));
}
