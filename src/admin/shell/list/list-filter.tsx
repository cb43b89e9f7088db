/** One filter of a list: what its chip says, its field in the menu, and what it changes in the URL. */
import { useId, type ReactNode } from 'react';

/** Values with their names. */
export type ChoicesOf<T extends string> = readonly (readonly [T, string])[];

export interface ListFilter<Search> {
  name: string;
  /** Its value in words; undefined when it isn't set. */
  shown: string | undefined;
  input: (onChange: (change: Partial<Search>) => void) => ReactNode;
  /** What removing it changes. */
  cleared: Partial<Search>;
}

interface Choice<T extends string, Search> {
  name: string;
  value: T | undefined;
  /** Stands for no choice. */
  none?: string;
  choices: ChoicesOf<T>;
  change: (value: T | undefined) => Partial<Search>;
}

function ChoiceInput<T extends string, Search>({
  filter: { name, value, none = 'Any', choices, change },
  onChange,
}: {
  filter: Choice<T, Search>;
  onChange: (change: Partial<Search>) => void;
}) {
  const id = useId();
  return (
    <div className="admin-filter">
      <label htmlFor={id}>{name}</label>
      <select
        id={id}
        className="admin-control control"
        value={value ?? ''}
        onChange={({ target }) => onChange(change(among(choices, target.value)))}
      >
        <option value="">{none}</option>
        {choices.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A filter with a choice of values. */
export const choiceFilter = <T extends string, Search>(
  filter: Choice<T, Search>,
): ListFilter<Search> => ({
  name: filter.name,
  shown: filter.choices.find(([each]) => each === filter.value)?.[1] ?? filter.value,
  input: (onChange) => <ChoiceInput filter={filter} onChange={onChange} />,
  cleared: filter.change(undefined),
});

/** The choices of a code, in the order of its words. */
export const choicesOf = <T extends string>(words: Readonly<Record<T, string>>): [T, string][] =>
  // Object.entries forgets that the names are the codes.
  Object.entries(words) as [T, string][];

/** The value among the choices that it was chosen from. */
export const among = <T extends string>(choices: ChoicesOf<T>, value: string): T | undefined =>
  choices.find(([each]) => each === value)?.[0];
