/** Which tag is given to customers, or taken off them. */
import { useId, useState } from 'react';
import { Dialog } from '#admin/shell/dialog.tsx';
import { formatCount } from '#domain/format.ts';
import { LONGEST_TAG } from '#schema/limits.ts';

interface Props {
  way: 'add' | 'remove';
  count: number;
  onChoose: (tag: string) => void;
  onClose: () => void;
}

const WAYS = { add: 'Give a tag to', remove: 'Take a tag off' } as const;

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
          if (tag === '') setProblem('Type a tag.');
          // The file of a customer parts tags by commas.
          else if (tag.includes(',')) setProblem('A tag has no comma. Give one tag at a time.');
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
            {problem ?? 'For staff alone: the customer never sees it.'}
          </p>
        </div>
        <p className="admin-dialog-ways">
          <button type="submit" className="btn btn-small btn-primary">
            {way === 'add' ? 'Give it' : 'Take it off'}
          </button>
          <button type="button" className="btn btn-small btn-secondary" onClick={onClose}>
            Leave them
          </button>
        </p>
      </form>
    </Dialog>
  );
}
