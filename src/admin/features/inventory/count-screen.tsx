/** Counts or receives the stock of many products: scan, paste or import, review the differences, save. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#admin/shell/button.tsx';
import { FormFieldFrame } from '#admin/shell/form/field-frame.tsx';
import { CARD, CONTROL, LEGEND, PROBLEM } from '#admin/shell/look/classes.ts';
import { Screen } from '#admin/shell/screen.tsx';
import { staffWork } from '#admin/shell/stores/staff-work.ts';
import { loadCounts, type LoadedCounts } from './actions/load-counts.ts';
import { CountFile } from './count-file.tsx';
import { CountReview } from './count-review.tsx';
import { lowStockQuery } from './low-stock-default.ts';
import { entriesOf } from './model/read-counts.ts';
import type { CountReason } from './model/review-counts.ts';
import { StockNote } from './stock-note.tsx';

/** The list as typed, so that a long count is not lost by leaving the screen. */
const LIST = 'stock-count';

const CRUMBS = [{ name: 'Inventory', to: '/inventory' }] as const;

const REASONS = [
  ['counted', 'Counted: the quantities replace the stock'],
  ['received', 'Received: the quantities are added'],
] as const satisfies readonly (readonly [CountReason, string])[];

interface Started {
  loaded: LoadedCounts;
  reason: CountReason;
  note: string;
}

function ReasonChoice({
  value,
  onChange,
}: {
  value: CountReason;
  onChange: (reason: CountReason) => void;
}) {
  return (
    <fieldset>
      <legend className={LEGEND}>Your list is</legend>
      {REASONS.map(([each, label]) => (
        <label key={each} className="flex min-h-9 items-center gap-2">
          <input
            type="radio"
            name="reason"
            className="size-4 accent-gilt"
            checked={value === each}
            onChange={() => onChange(each)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

function CountForm({ onLoaded }: { onLoaded: (started: Started) => void }) {
  const [text, setText] = useState(() => staffWork.read(LIST) ?? '');
  const [reason, setReason] = useState<CountReason>('counted');
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);

  function type(next: string): void {
    setText(next);
    setProblem('');
    staffWork.write(LIST, next);
  }
  async function review(): Promise<void> {
    const entries = entriesOf(text);
    if (entries.length === 0) {
      setProblem('Scan, paste or import at least one SKU.');
      return;
    }
    setBusy(true);
    const loaded = await loadCounts(entries);
    setBusy(false);
    if (loaded.success) onLoaded({ loaded: loaded.value, reason, note });
    else setProblem(loaded.error);
  }
  return (
    <form
      className={`${CARD} grid max-w-3xl gap-4`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void review();
      }}
    >
      <ReasonChoice value={reason} onChange={setReason} />
      <FormFieldFrame
        id="counts"
        label="SKUs and quantities"
        hint="One SKU per line: RG101 24, with sizes RG101 12x4 14x6. Each scanned SKU without a quantity counts as 1."
      >
        <textarea
          id="counts"
          rows={10}
          className={`${CONTROL} font-mono`}
          spellCheck={false}
          autoCapitalize="characters"
          aria-describedby="counts-hint"
          value={text}
          onChange={({ target }) => type(target.value)}
        />
      </FormFieldFrame>
      <CountFile text={text} onText={type} onProblem={setProblem} />
      <StockNote id="count-note" value={note} onChange={setNote} />
      {problem !== '' && (
        <p role="alert" className={PROBLEM}>
          {problem}
        </p>
      )}
      <p>
        <Button type="submit" kind="primary" disabled={isBusy}>
          Review changes
        </Button>
      </p>
    </form>
  );
}

export function CountScreen() {
  const [started, setStarted] = useState<Started>();
  const { data: lowStockAt } = useQuery(lowStockQuery);
  return (
    <Screen title="Count or receive stock" crumbs={CRUMBS}>
      <div hidden={started !== undefined}>
        <CountForm onLoaded={setStarted} />
      </div>
      {started && lowStockAt !== undefined && (
        <CountReview
          {...started}
          lowStockAt={lowStockAt}
          onSaving={() => staffWork.drop(LIST)}
          onBack={() => setStarted(undefined)}
        />
      )}
    </Screen>
  );
}
