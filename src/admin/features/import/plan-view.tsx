/** The third step: the outcome of each row. Nothing is written yet. */
import { Button } from '#admin/shell/button.tsx';
import { useState } from 'react';
import { formatCount } from '#core/format.ts';
import { unusedColumns } from '#core/import/mapping.ts';
import type { RowOutcome } from '#core/import/plan.ts';
import { compare, matchAgain, restart, type Stage } from './import-run.ts';
import { ACTION_CHIPS, PlanRows } from './plan-rows.tsx';
import { RefusedDownload } from './done-view.tsx';
import { refusedIn, rowsToWrite, writePlan } from './write-run.ts';
import { NOTE, PROBLEM } from '#admin/shell/look/classes.ts';
import { ActionBar } from '#admin/shell/form/action-bar.tsx';

type PlanState = Stage<'plan'>;
type RowAction = RowOutcome['action'];

const ACTIONS = ['create', 'update', 'restore', 'unchanged', 'refuse'] as const;

const TAB =
  'min-h-9 rounded-full border border-line px-3 text-sm aria-pressed:border-gilt aria-pressed:bg-wash';

interface FilterProps {
  rows: readonly RowOutcome[];
  chosen: RowAction | undefined;
  onChoose: (action: RowAction | undefined) => void;
}

function ActionFilter({ rows, chosen, onChoose }: FilterProps) {
  const byAction = Map.groupBy(rows, ({ action }) => action);
  const count = (action: RowAction): number => byAction.get(action)?.length ?? 0;
  return (
    <div className="mb-2 flex flex-wrap gap-1" role="group" aria-label="Rows to show">
      <button
        type="button"
        className={TAB}
        aria-pressed={chosen === undefined}
        onClick={() => onChoose(undefined)}
      >
        All
      </button>
      {ACTIONS.filter((action) => action !== 'restore' || count(action) > 0).map((action) => (
        <button
          key={action}
          type="button"
          className={TAB}
          aria-pressed={chosen === action}
          onClick={() => onChoose(action)}
        >
          {ACTION_CHIPS[action].label} <b>{formatCount(count(action))}</b>
        </button>
      ))}
    </div>
  );
}

function Notes({ run, mapping, plan: { rows, categories } }: PlanState) {
  const tiersStay = rowsToWrite(rows).filter((row) => row.tiersStay).length;
  const unused = unusedColumns(mapping, run.list.header);
  return (
    <>
      {tiersStay > 0 && (
        <p className={NOTE} role="status">
          {formatCount(tiersStay)} {tiersStay === 1 ? 'price changes' : 'prices change'} but volume
          pricing stays the same. Add the “Volume pricing (₹)” column to change the tiers too.
        </p>
      )}
      {categories.length > 0 && (
        <p className={NOTE}>
          Categories to be added: <bdi>{categories.map(({ id }) => id).join(', ')}</bdi>.
        </p>
      )}
      {unused.length > 0 && (
        <p className={NOTE}>
          Columns not used: <bdi>{unused.join(', ')}</bdi>
        </p>
      )}
    </>
  );
}

function statusText(toWrite: number, refused: number): string {
  if (toWrite > 0) return 'Nothing is saved yet.';
  return refused === 0
    ? 'Nothing to import. The shop already has everything in this file.'
    : 'Nothing to import. Rows without errors are already in the shop.';
}

export function PlanView({ state }: { state: PlanState }) {
  const { run, plan, before, problem } = state;
  const [action, setAction] = useState<RowAction>();
  const writing = rowsToWrite(plan.rows).length;
  const refused = refusedIn(plan.rows);
  return (
    <>
      {before > 0 && (
        <p className={NOTE} role="status">
          {formatCount(before)}{' '}
          {before === 1
            ? 'row was imported earlier. It is shown as unchanged.'
            : 'rows were imported earlier. They are shown as unchanged.'}
        </p>
      )}
      {problem !== '' && (
        <p role="alert" className={PROBLEM}>
          {problem}{' '}
          <button type="button" className="link" onClick={() => void compare()}>
            Compare again
          </button>
        </p>
      )}
      <Notes {...state} />
      <ActionFilter rows={plan.rows} chosen={action} onChoose={setAction} />
      <PlanRows key={action ?? ''} plan={plan} action={action} />
      <ActionBar>
        <p role="status">{statusText(writing, refused.length)}</p>
        <RefusedDownload refused={refused} run={run} />
        {before === 0 ? (
          <Button onClick={matchAgain}>Back to columns</Button>
        ) : (
          <Button onClick={() => void restart()}>Not now</Button>
        )}
        {writing > 0 && problem === '' && (
          <Button kind="primary" onClick={() => void writePlan()}>
            Import {formatCount(writing)} {writing === 1 ? 'row' : 'rows'}
          </Button>
        )}
      </ActionBar>
    </>
  );
}
