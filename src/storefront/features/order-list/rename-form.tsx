/** Renames a saved list. */
import { useState, type SyntheticEvent } from 'react';
import { oneLine } from '#core/one-line.ts';
import { LONGEST_LIST_NAME } from '#schema/limits.ts';
import {
  listNamed,
  withName,
  type SavedList,
  type SavedLists,
} from '#storefront/shared/order/saved-lists.ts';
import { $savedLists } from '#storefront/features/order-list/stores/saved-lists.ts';
import { Button } from '#ui/react/button.tsx';

interface Props {
  list: SavedList;
  onRename: (next: SavedLists, name: string) => void;
  onClose: () => void;
}

const focusOnMount = (field: HTMLInputElement | null): void => field?.focus();

export function RenameForm({ list, onRename, onClose }: Props) {
  const [typed, setTyped] = useState(list.name);
  const [problem, setProblem] = useState<string>();
  const id = `rename-${list.id}`;
  const rename = (event: SyntheticEvent) => {
    event.preventDefault();
    const name = oneLine(typed, LONGEST_LIST_NAME);
    const { lists } = $savedLists.get();
    const other = listNamed(lists, name);
    if (name === '') setProblem('Enter a name for the list.');
    else if (other !== undefined && other.id !== list.id)
      setProblem(`Another list is called “${other.name}”. Enter another name.`);
    else if (name === list.name) onClose();
    else onRename(withName(lists, list.id, name, Date.now()), name);
  };
  return (
    <form className="mt-2" onSubmit={rename} noValidate>
      <label className="text-xs/body text-ink-soft" htmlFor={id}>
        New name
      </label>
      <div className="mt-1 flex max-w-md gap-2">
        <input
          ref={focusOnMount}
          id={id}
          className="control"
          dir="auto"
          autoComplete="off"
          maxLength={LONGEST_LIST_NAME}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          value={typed}
          onInput={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setProblem(undefined);
          }}
        />
        <Button type="submit" kind="secondary" size="small" className="min-h-12 flex-none">
          Save
        </Button>
        <Button kind="quiet" size="small" className="min-h-12 flex-none" onClick={onClose}>
          Cancel
        </Button>
      </div>
      <p id={`${id}-problem`} role="alert" className="mt-1.5 text-sm text-bad empty:hidden">
        {problem}
      </p>
    </form>
  );
}
