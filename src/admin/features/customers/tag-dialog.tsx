/** Dialog for the tag to add or remove. */
import { useId, useState } from 'react';
import { Button } from '#admin/shell/button.tsx';
import { Dialog } from '#admin/shell/dialog.tsx';
import { FormFieldFrame } from '#admin/shell/form/field-frame.tsx';
import { CONTROL } from '#admin/shell/look/classes.ts';
import { formatCounted } from '#core/format.ts';
import { LONGEST_TAG } from '#schema/limits.ts';
import { describedBy } from '#ui/react/field.tsx';

interface Props {
  action: 'add' | 'remove';
  count: number;
  onChoose: (tag: string) => void;
  onClose: () => void;
}

/** The customer's page separates tags by commas. */
function problemOf(tag: string): string | undefined {
  if (tag === '') return 'Enter a tag.';
  return tag.includes(',') ? 'A tag can’t contain a comma. Add one tag at a time.' : undefined;
}

export function TagDialog({ action, count, onChoose, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const hint = error === undefined && 'Only staff see tags.';
  const id = useId();
  const [title, verb] =
    action === 'add' ? ['Add tag to', 'Add tag'] : ['Remove tag from', 'Remove tag'];
  const who = formatCounted(count, 'customer');
  return (
    <Dialog title={`${title} ${who}`} onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const tag = typed.trim();
          const problem = problemOf(tag);
          setError(problem);
          if (problem === undefined) onChoose(tag);
        }}
      >
        <FormFieldFrame id={id} label="Tag" error={error} hint={hint}>
          <input
            id={id}
            className={CONTROL}
            maxLength={LONGEST_TAG}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setError(undefined);
            }}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={describedBy(id, error, hint)}
          />
        </FormFieldFrame>
        <p className="mt-5 flex flex-wrap gap-3">
          <Button type="submit" kind="primary">
            {verb}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </p>
      </form>
    </Dialog>
  );
}
