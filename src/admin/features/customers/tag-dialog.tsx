/** Dialog for the tag to add or remove. */
import { Button } from '#admin/shell/button.tsx';
import { useId, useState } from 'react';
import { FieldFrame } from '#admin/shell/form/field-frame.tsx';
import { Dialog } from '#admin/shell/dialog.tsx';
import { formatCount } from '#core/format.ts';
import { LONGEST_TAG } from '#schema/limits.ts';
import { CONTROL } from '#admin/shell/look/classes.ts';

interface Props {
  action: 'add' | 'remove';
  count: number;
  onChoose: (tag: string) => void;
  onClose: () => void;
}

const TITLES = { add: 'Add tag to', remove: 'Remove tag from' } as const;

export function TagDialog({ action, count, onChoose, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const id = useId();
  const who = `${formatCount(count)} ${count === 1 ? 'customer' : 'customers'}`;
  const tag = typed.trim();
  return (
    <Dialog title={`${TITLES[action]} ${who}`} onClose={onClose}>
      <form
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (tag === '') setProblem('Enter a tag.');
          // The customer's page separates tags by commas.
          else if (tag.includes(','))
            setProblem('A tag can’t contain a comma. Add one tag at a time.');
          else onChoose(tag);
        }}
      >
        <FieldFrame
          id={id}
          label="Tag"
          error={problem}
          hint={problem === undefined && 'Only staff see tags.'}
        >
          <input
            id={id}
            className={CONTROL}
            value={typed}
            maxLength={LONGEST_TAG}
            aria-invalid={problem !== undefined || undefined}
            aria-describedby={problem === undefined ? `${id}-hint` : `${id}-error`}
            onChange={({ target }) => {
              setTyped(target.value);
              setProblem(undefined);
            }}
          />
        </FieldFrame>
        <p className="mt-5 flex flex-wrap gap-3">
          <Button type="submit" kind="primary">
            {action === 'add' ? 'Add tag' : 'Remove tag'}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </p>
      </form>
    </Dialog>
  );
}
