/** Sort order of a list. */
import { useId } from 'react';
import { among, type ChoicesOf } from './list-filter.tsx';

export interface Sorting<T extends string> {
  value: T;
  choices: ChoicesOf<T>;
  /** Why the order is fixed. */
  fixed?: string | undefined;
}

/** Sort options, the default first. */
export const sortChoices = <T extends string>(
  sorts: Readonly<Record<T, { name: string }>>,
): [T, string][] =>
  // Object.entries does not infer the type of keys.
  (Object.entries(sorts) as [T, { name: string }][]).map(([key, { name }]) => [key, name]);

interface Props<T extends string> extends Sorting<T> {
  onChange: (value: T | undefined) => void;
}

export function SortChoice<T extends string>({ value, choices, fixed, onChange }: Props<T>) {
  const id = useId();
  return (
    <div
      className="flex min-h-10 items-center rounded-sm border border-edge bg-white text-sm focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-gold max-[40.01rem]:me-auto"
      title={fixed}
    >
      <label htmlFor={id} className="ps-3 text-ink-soft">
        Sort
      </label>
      <select
        id={id}
        className="min-h-[2.375rem] bg-transparent ps-1.5 pe-2 outline-none disabled:cursor-not-allowed disabled:text-ink-faint"
        value={value}
        disabled={fixed !== undefined}
        onChange={({ target }) => onChange(among(choices, target.value))}
      >
        {choices.map(([each, label]) => (
          <option key={each} value={each} className="bg-white">
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
