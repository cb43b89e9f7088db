/** How a list is sorted. */
import { useId } from 'react';
import type { Choices } from '#admin/shell/form/field-spec.ts';

interface Props {
  value: string;
  choices: Choices;
  /** Why it can't be chosen now. */
  fixed?: string | undefined;
  onChange: (value: string) => void;
}

export function SortChoice({ value, choices, fixed, onChange }: Props) {
  const id = useId();
  return (
    <div className="admin-sort" title={fixed}>
      <label htmlFor={id}>Sort</label>
      <select
        id={id}
        value={value}
        disabled={fixed !== undefined}
        onChange={({ target }) => onChange(target.value)}
      >
        {choices.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
