/** Asks where a category is to go, and says what that does. */
import { useId, useState, type ReactNode } from 'react';
import { Dialog } from '#admin/shell/dialog.tsx';

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
  /** Begins it; it goes on by itself. */
  onChoose: (target: Target) => void;
  /** Of the button. */
  verb: string;
  onClose: () => void;
}

export function ChangeDialog(props: Props) {
  const { title, label, targets, whyNot, consequences, onChoose, verb, onClose } = props;
  const [target, setTarget] = useState('');
  const id = useId();
  const chosen = targets.find((each) => each.id === target);
  const reason = chosen && whyNot(chosen.id);
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!chosen || reason !== undefined) return;
          onClose();
          onChoose(chosen);
        }}
      >
        <div className="admin-field">
          <label htmlFor={id}>{label}</label>
          <select
            id={id}
            required
            className="admin-control control"
            value={target}
            aria-invalid={reason !== undefined || undefined}
            aria-describedby={`${id}-says`}
            onChange={({ target: { value } }) => setTarget(value)}
          >
            <option value="">Choose…</option>
            {targets.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
          </select>
        </div>
        <div id={`${id}-says`} role="status" className="mt-3 min-h-12 text-sm">
          {reason !== undefined && <p className="admin-field-error">{reason}</p>}
          {chosen && reason === undefined && consequences(chosen.id)}
        </div>
        <p className="mt-5 flex flex-wrap gap-3">
          <button
            type="submit"
            className="btn btn-small btn-primary"
            aria-disabled={reason !== undefined || undefined}
          >
            {verb}
          </button>
          <button type="button" className="btn btn-small btn-secondary" onClick={onClose}>
            Cancel
          </button>
        </p>
      </form>
    </Dialog>
  );
}
