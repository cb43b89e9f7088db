/** Asks where a category is to go, says what that does, and shows how far it is. */
import { useId, useState, type ReactNode } from 'react';
import { formatCount } from '#domain/format.ts';
import type { CategoryChange } from '#domain/editing/category-changes.ts';
import { Dialog } from '#admin/shell/dialog.tsx';
import { useChange } from './use-change.ts';

export interface Target {
  id: string;
  name: string;
}

interface Props {
  title: string;
  /** Of the field. */
  label: string;
  targets: readonly Target[];
  /** Why it cannot go there; undefined where it can. */
  whyNot: (target: string) => string | undefined;
  consequences: (target: string) => ReactNode;
  plan: (target: string) => CategoryChange;
  /** Of the button. */
  verb: string;
  doneWords: (target: Target) => string;
  onClose: () => void;
}

export function ChangeDialog(props: Props) {
  const { title, label, targets, whyNot, consequences, plan, verb, doneWords, onClose } = props;
  const [target, setTarget] = useState('');
  const { progress, failure, run, stop } = useChange(onClose);
  const id = useId();
  const chosen = targets.find((each) => each.id === target);
  const reason = chosen && whyNot(chosen.id);
  const isBusy = progress !== undefined;
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen && reason === undefined && !isBusy)
            void run(plan(chosen.id), doneWords(chosen));
        }}
      >
        <div className="admin-field">
          <label htmlFor={id}>{label}</label>
          <select
            id={id}
            required
            className="admin-control control"
            value={target}
            aria-disabled={isBusy || undefined}
            aria-invalid={reason !== undefined || undefined}
            aria-describedby={`${id}-says`}
            onChange={({ target: { value } }) => {
              if (!isBusy) setTarget(value);
            }}
          >
            <option value="">Choose…</option>
            {targets.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
          </select>
        </div>
        <div id={`${id}-says`} role="status" className="admin-change-says">
          {reason !== undefined && <p className="admin-field-error">{reason}</p>}
          {chosen && reason === undefined && consequences(chosen.id)}
        </div>
        {failure !== undefined && (
          <p role="alert" className="admin-field-error">
            {failure}
          </p>
        )}
        {progress && (
          <p className="admin-change-progress">
            <progress
              max={Math.max(1, progress.total)}
              value={progress.done}
              aria-label="Products moved"
            />
            {formatCount(progress.done)} of {formatCount(progress.total)} products
          </p>
        )}
        <p className="admin-dialog-ways">
          <button
            type="submit"
            className="btn btn-small btn-primary"
            aria-disabled={isBusy || reason !== undefined || undefined}
            aria-busy={isBusy || undefined}
          >
            <span>{verb}</span>
          </button>
          <button
            type="button"
            className="btn btn-small btn-secondary"
            onClick={isBusy ? stop : onClose}
          >
            {isBusy ? 'Stop' : 'Cancel'}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
