/** The third step: the outcome of each row. Nothing is written yet. */
import { Button } from '#admin/shell/button.tsx';
import { useState, type ReactNode } from 'react';
import { formatCount, formatProducts } from '#core/format.ts';
import { rowsToWrite, type Stage } from './import-state.ts';
import type { PlanSummary } from './model/import-session.ts';
import type { RowView } from './model/row-view.ts';
import { restart, changePublish, compareAgain, matchAgain } from './import-run.ts';
import { CategoryNames } from './category-names.tsx';
import { PillFilter } from '#admin/shell/list/pill-filter.tsx';
import { PlanRows } from './plan-rows.tsx';
import { RefusedDownload } from './refused-download.tsx';
import { writePlan } from './write-run.ts';
import { CARD, FOLD, NOTE, POINTS, PROBLEM } from '#admin/shell/look/classes.ts';
import { ActionBar } from '#admin/shell/form/action-bar.tsx';

type PlanState = Stage<'plan'>;
type RowAction = RowView['action'];

const ACTIONS: readonly [RowAction, string][] = [
  ['create', 'New'],
  ['update', 'Changed'],
  ['restore', 'Restored'],
  ['unchanged', 'Unchanged'],
  ['refuse', 'Not imported'],
];

const MOST_SHOWN = 8;

interface CountsProps {
  heading: string;
  counts: PlanSummary['notes'];
  children?: ReactNode;
}

const Counts = ({ heading, counts, children }: CountsProps) => (
  <section className={CARD}>
    <h2>{heading}</h2>
    <ul className={POINTS}>
      {counts.slice(0, MOST_SHOWN).map(({ text, rows }) => (
        <li key={text}>
          {formatCount(rows)} × {text}
        </li>
      ))}
      {counts.length > MOST_SHOWN && <li>and {formatCount(counts.length - MOST_SHOWN)} more</li>}
    </ul>
    {children}
  </section>
);

function Particulars({ summary, unused, run }: PlanState) {
  const { categories, reasons, notes } = summary;
  return (
    <>
      {summary.tiersStay > 0 && (
        <p className={NOTE} role="status">
          {formatCount(summary.tiersStay)}{' '}
          {summary.tiersStay === 1 ? 'price changes' : 'prices change'} but volume pricing stays the
          same. Add the “Volume pricing (₹)” column to change the tiers too.
        </p>
      )}
      {categories.length > 0 && (
        <p className={NOTE}>
          Categories to be added: <bdi>{categories.join(', ')}</bdi>.
        </p>
      )}
      {reasons.length > 0 && (
        <Counts heading="Why products can’t be imported" counts={reasons}>
          <p className="mt-3">
            <RefusedDownload count={summary.refusedRows} run={run} />
          </p>
        </Counts>
      )}
      {notes.length > 0 && <Counts heading="Check these products" counts={notes} />}
      {unused.length > 0 && (
        <details className={CARD}>
          <summary className={FOLD}>Columns not used: {formatCount(unused.length)}</summary>
          <p className="mt-3">
            <bdi>{unused.join(', ')}</bdi>
          </p>
        </details>
      )}
    </>
  );
}

function planText(summary: PlanSummary): string {
  if (rowsToWrite(summary) > 0) return 'Nothing is saved yet.';
  if (summary.rows.refuse === 0)
    return 'Nothing to import. The shop already has everything in this file.';
  return summary.rows.unchanged === 0
    ? 'Nothing to import yet. No product in this file is without errors.'
    : 'Nothing to import. Products without errors are already in the shop.';
}

export function PlanView({ state }: { state: PlanState }) {
  const { run, summary, publish, before, problem } = state;
  const canMatch = before === 0;
  const [action, setAction] = useState<RowAction | 'all'>('all');
  const writing = rowsToWrite(summary);
  return (
    <>
      {before > 0 && (
        <p className={NOTE} role="status">
          {formatCount(before)}{' '}
          {before === 1
            ? 'product was imported earlier. It is shown as unchanged.'
            : 'products were imported earlier. They are shown as unchanged.'}
        </p>
      )}
      {problem !== '' && (
        <p role="alert" className={PROBLEM}>
          {problem}{' '}
          <button type="button" className="link" onClick={() => void compareAgain()}>
            Compare again
          </button>
        </p>
      )}
      {summary.unknownCategories.length > 0 && (
        <CategoryNames summary={summary} categories={state.categories} />
      )}
      <Particulars {...state} />
      <PillFilter
        label="Rows to show"
        choices={[
          { value: 'all', label: 'All' },
          ...ACTIONS.map(([value, label]) => ({ value, label, count: summary.rows[value] })).filter(
            ({ value, count }) => value !== 'restore' || count > 0 || action === value,
          ),
        ]}
        value={action}
        onChange={setAction}
      />
      <PlanRows key={action} client={run.client} action={action === 'all' ? undefined : action} />
      <label className="flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          checked={publish}
          onChange={({ target }) => void changePublish(target.checked)}
        />
        Publish new products and drafts
      </label>
      <ActionBar>
        <p role="status">{planText(summary)}</p>
        <Button onClick={canMatch ? matchAgain : () => void restart()}>
          {canMatch ? 'Back to columns' : 'Not now'}
        </Button>
        {writing > 0 && problem === '' && (
          <Button kind="primary" onClick={() => void writePlan()}>
            Import {formatProducts(writing)}
          </Button>
        )}
      </ActionBar>
    </>
  );
}
