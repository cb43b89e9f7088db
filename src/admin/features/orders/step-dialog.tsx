/** Asks before a step is taken: it cannot be taken back, since the customer sees it; and takes a note along. */
import { useId, useState } from 'react';
import { Dialog } from '#admin/shell/dialog.tsx';
import {
  isEndStep,
  STEP_NAMES,
  STEP_NOTE_HINTS,
  type StaffStep,
} from '#domain/order/staff-step.ts';
import { STATUS_NAMES } from '#domain/order/status-words.ts';
import { LONGEST_STEP_NOTE } from '#schema/limits.ts';

interface Props {
  step: StaffStep;
  /** Whose order, or how many. */
  of: string;
  isBusy: boolean;
  onTake: (words: string) => void;
  onClose: () => void;
}

export function StepDialog({ step, of, isBusy, onTake, onClose }: Props) {
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
          <bdi>{of}</bdi> will be “{STATUS_NAMES[step].toLowerCase()}”. The customer sees it at
          once, so it cannot be taken back.
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
        <p className="admin-dialog-ways">
          <button
            type="submit"
            className={`btn btn-small ${isEnd ? 'border-bad text-bad' : 'btn-primary'}`}
            aria-busy={isBusy || undefined}
            aria-disabled={isBusy || undefined}
          >
            <span>{STEP_NAMES[step]}</span>
          </button>
          <button type="button" className="btn btn-small btn-secondary" onClick={onClose}>
            {isEnd ? 'Keep the order' : 'Not yet'}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
