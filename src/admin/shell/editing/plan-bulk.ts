/** One change to many things: what is written for each, or why it cannot be. */
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

/** Makes of a thing's form what it is to be; or takes the thing away, or brings it back. */
export type BulkChange = ((form: FormValues) => FormValues) | 'delete' | 'restore';

export type BulkPlan =
  { fits: true; writes: readonly DocumentWrite[] } | { fits: false; problems: readonly string[] };

export function planBulk(
  editable: Editable,
  {
    id,
    base,
    change,
  }: {
    id: string;
    /** Undefined where there is none yet: a change of its form makes it. */
    base: Documents | undefined;
    change: BulkChange;
  },
): BulkPlan {
  if (typeof change === 'string') {
    if (base === undefined) return { fits: true, writes: [] };
    const isDone = isDeleted(base[0]) === (change === 'delete');
    if (isDone) return { fits: true, writes: [] };
    const { kind } = editable.parts[0];
    const writes =
      change === 'delete' ? [planDeletion(kind, id, base[0])] : planReturn(editable, id, base);
    return { fits: true, writes };
  }
  const changed = change(base === undefined ? editable.fresh : editable.formOf(base));
  const form = editable.finished?.(changed, base) ?? changed;
  if (base === undefined && saysTheSame(form, editable.fresh)) return { fits: true, writes: [] };
  const fixed = base === undefined ? [] : fixedChanges(editable, base, form);
  const problems = [...problemsIn(editable, form), ...fixed.map(({ words }) => words)];
  return problems.length > 0
    ? { fits: false, problems }
    : { fits: true, writes: planEdit(editable, { id, base, form }) };
}
