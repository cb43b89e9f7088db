/** Asks which tag to add to customers, or to remove from them. */
import { useId, useState } from 'react';
import { Dialog } from '#admin/shell/dialog.tsx';
import { formatCount } from '#core/format.ts';
import { LONGEST_TAG } from '#schema/limits.ts';

interface Props {
  way: 'add' | 'remove';
  count: number;
  onChoose: (tag: string) => void;
  onClose: () => void;
}

const WAYS = { add: 'Add tag to', remove: 'Remove tag from' } as const;

export function TagDialog({ way, count, onChoose, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const id = useId();
  const who = `${formatCount(count)} ${count === 1 ? 'customer' : 'customers'}`;
  const tag = typed.trim();
  return (
    <Dialog title={`${WAYS[way]} ${who}`} onClose={onClose}>
      <form
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (tag === '') setProblem('Enter a tag.');
          // The file of a customer parts tags by commas.
          else if (tag.includes(','))
            setProblem('A tag can’t contain a comma. Add one tag at a time.');
          else onChoose(tag);
        }}
      >
        <div className="admin-field">
          <label htmlFor={id}>Tag</label>
          <input
            id={id}
            className="admin-control control"
            value={typed}
            maxLength={LONGEST_TAG}
            aria-invalid={problem !== undefined || undefined}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => {
              setTyped(target.value);
              setProblem(undefined);
            }}
          />
          <p id={`${id}-hint`} className={problem ? 'admin-field-error' : 'admin-field-hint'}>
            {problem ?? 'Only staff see tags.'}
          </p>
        </div>
        <p className="mt-5 flex flex-wrap gap-3">
          <button type="submit" className="btn btn-small btn-primary">
            {way === 'add' ? 'Add tag' : 'Remove tag'}
          </button>
          <button type="button" className="btn btn-small btn-secondary" onClick={onClose}>
            Cancel
          </button>
        </p>
      </form>
    </Dialog>
  );
}
