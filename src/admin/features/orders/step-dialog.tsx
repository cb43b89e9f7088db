/** Confirms a step, which can't be undone because the customer sees it, with an optional note. */
import { useId, useState } from 'react';
import { Dialog } from '#admin/shell/dialog.tsx';
import {
  isEndStep,
  STEP_NAMES,
  STEP_NOTE_HINTS,
  type StaffStep,
} from '#admin/shell/order/staff-step.ts';
import { STATUS_NAMES } from '#core/order/status-words.ts';
import { LONGEST_STEP_NOTE } from '#schema/limits.ts';

interface Props {
  step: StaffStep;
  /** The reference of the order, or how many orders. */
  of: string;
  /** Whether some of the orders may be skipped. */
  skips?: boolean;
  isBusy: boolean;
  onTake: (words: string) => void;
  onClose: () => void;
}

export function StepDialog({ step, of, skips = false, isBusy, onTake, onClose }: Props) {
  const [words, setWords] = useState('');
  const id = useId();
  const isEnd = isEndStep(step);
  return (
    <Dialog title={`${STEP_NAMES[step]}?`} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) onTake(words);
        }}
      >
        <p>
          <bdi>{of}</bdi> will be marked as “{STATUS_NAMES[step]}”.{' '}
          {skips && 'Orders for which this isn’t possible are skipped. '}
          The customer sees this at once, so it can’t be undone.
        </p>
        <div className="admin-field mt-4">
          <label htmlFor={id}>
            Note for the customer<span className="admin-optional"> (optional)</span>
          </label>
          <textarea
            id={id}
            rows={2}
            className="admin-control control"
            maxLength={LONGEST_STEP_NOTE}
            aria-describedby={`${id}-hint`}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          <p id={`${id}-hint`} className="admin-field-hint">
            {STEP_NOTE_HINTS[step]}
          </p>
        </div>
        <p className="mt-5 flex flex-wrap gap-3">
          <button
            type="submit"
            className={`btn btn-small ${isEnd ? 'border-bad text-bad' : 'btn-primary'}`}
            aria-busy={isBusy || undefined}
            aria-disabled={isBusy || undefined}
          >
            <span>{STEP_NAMES[step]}</span>
          </button>
          <button type="button" className="btn btn-small btn-secondary" onClick={onClose}>
            {isEnd ? 'Keep order' : 'Not now'}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
