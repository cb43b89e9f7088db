/** The third step: what would become of each row. Nothing is written yet. */
import { useState } from 'react';
import { rowsToWrite, type PlanSummary, type RowAction } from '#core/import/desk-messages.ts';
import { formatCount } from '#core/format.ts';
import type { ImportState } from './import-state.ts';
import { beginAgain, changePublish, compareAnew, matchAgain } from './import-run.ts';
import { PlanRows } from './plan-rows.tsx';
import { RefusedDownload } from './refused-download.tsx';
import { writePlan } from './write-run.ts';
import { FOLD, POINTS, PROBLEM } from '#admin/shell/look/classes.ts';

type PlanState = Extract<ImportState, { stage: 'plan' }>;

const ACTIONS: readonly [RowAction, string][] = [
  ['create', 'New'],
  ['update', 'Changed'],
  ['restore', 'Restored'],
  ['keep', 'Unchanged'],
  ['refuse', 'Not imported'],
];

const TAB =
  'min-h-9 rounded-full border border-line px-3 text-sm aria-pressed:border-gilt aria-pressed:bg-wash';

interface FilterProps {
  summary: PlanSummary;
  chosen: RowAction | undefined;
  onChoose: (action: RowAction | undefined) => void;
}

const ActionFilter = ({ summary, chosen, onChoose }: FilterProps) => (
  <div className="mb-2 flex flex-wrap gap-1" role="group" aria-label="Rows to show">
    <button
      type="button"
      className={TAB}
      aria-pressed={chosen === undefined}
      onClick={() => onChoose(undefined)}
    >
      All
    </button>
    {ACTIONS.filter(
      ([action]) => action !== 'restore' || summary.rows.restore > 0 || chosen === action,
    ).map(([action, words]) => (
      <button
        key={action}
        type="button"
        className={TAB}
        aria-pressed={chosen === action}
        onClick={() => onChoose(action)}
      >
        {words} <b>{formatCount(summary.rows[action])}</b>
      </button>
    ))}
  </div>
);

const MOST_SHOWN = 8;

function Particulars({ summary, unused }: Pick<PlanState, 'summary' | 'unused'>) {
  const { categories, reasons, notes } = summary;
  return (
    <>
      {summary.tiersLeft > 0 && (
        <p className="admin-note" role="status">
          {formatCount(summary.tiersLeft)}{' '}
          {summary.tiersLeft === 1 ? 'price changes' : 'prices change'} but volume pricing stays the
          same. Add the “Volume pricing (₹)” column to change the tiers too.
        </p>
      )}
      {categories.length > 0 && (
        <p className="admin-note">
          Categories to be added: <bdi>{categories.join(', ')}</bdi>.
        </p>
      )}
      {reasons.length > 0 && (
        <section className="admin-card">
          <h2>Why rows can’t be imported</h2>
          <ul className={POINTS}>
            {reasons.slice(0, MOST_SHOWN).map(({ reason, rows }) => (
              <li key={reason}>
                {formatCount(rows)} × {reason}
              </li>
            ))}
            {reasons.length > MOST_SHOWN && (
              <li>and {formatCount(reasons.length - MOST_SHOWN)} more</li>
            )}
          </ul>
        </section>
      )}
      {(notes.length > 0 || unused.length > 0) && (
        <details className="admin-card">
          <summary className={FOLD}>Other notes</summary>
          <ul className={`${POINTS} mt-3`}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
            {unused.length > 0 && (
              <li>
                Columns not used: <bdi>{unused.join(', ')}</bdi>
              </li>
            )}
          </ul>
        </details>
      )}
    </>
  );
}

function planWords(summary: PlanSummary): string {
  if (rowsToWrite(summary) > 0) return 'Nothing is saved yet.';
  return summary.rows.refuse === 0
    ? 'Nothing to import. The shop already has everything in this file.'
    : 'Nothing to import. Rows without errors are already in the shop.';
}

export function PlanView({ state }: { state: PlanState }) {
  const { name, summary, publish, before, problem, canMatch } = state;
  const [action, setAction] = useState<RowAction>();
  const writing = rowsToWrite(summary);
  return (
    <>
      {before > 0 && (
        <p className="admin-note" role="status">
          {formatCount(before)}{' '}
          {before === 1
            ? 'row was imported earlier. It is shown as unchanged.'
            : 'rows were imported earlier. They are shown as unchanged.'}
        </p>
      )}
      {problem !== '' && (
        <p role="alert" className={PROBLEM}>
          {problem}{' '}
          <button type="button" className="link" onClick={() => void compareAnew()}>
            Compare again
          </button>
        </p>
      )}
      <Particulars summary={summary} unused={state.unused} />
      <ActionFilter summary={summary} chosen={action} onChoose={setAction} />
      <PlanRows key={`${name} ${action ?? ''}`} action={action} />
      <label className="admin-check">
        <input
          type="checkbox"
          checked={publish}
          onChange={({ target }) => void changePublish(target.checked)}
        />
        Publish new products and drafts
      </label>
      <div className="admin-save">
        <p role="status">{planWords(summary)}</p>
        {summary.rows.refuse > 0 && <RefusedDownload count={summary.rows.refuse} name={name} />}
        <button
          type="button"
          className="btn btn-small btn-secondary"
          onClick={() => void (canMatch ? matchAgain() : beginAgain())}
        >
          {canMatch ? 'Back to columns' : 'Not now'}
        </button>
        {writing > 0 && problem === '' && (
          <button
            type="button"
            className="btn btn-small btn-primary"
            onClick={() => void writePlan()}
          >
            Import {formatCount(writing)} {writing === 1 ? 'row' : 'rows'}
          </button>
        )}
      </div>
    </>
  );
}
