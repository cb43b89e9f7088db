/** One filter of a list: its chip, its input in the menu, and its URL parameter. */
import { useId, type ReactNode } from 'react';
import { CONTROL, FILTER_LABEL } from '#admin/shell/look/classes.ts';

/** Values with labels. */
export type ChoicesOf<T extends string> = readonly (readonly [T, string])[];

export interface ListFilter<Search> {
  name: string;
  /** Display text of the value; undefined if not set. */
  shown: string | undefined;
  input: (onChange: (change: Partial<Search>) => void) => ReactNode;
  /** Parameters that remove the filter. */
  cleared: Partial<Search>;
}

interface Choice<T extends string, Search> {
  name: string;
  value: T | undefined;
  /** Label of no choice. */
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
    <div>
      <label htmlFor={id} className={FILTER_LABEL}>
        {name}
      </label>
      <select
        id={id}
        className={CONTROL}
        value={value ?? ''}
        onChange={({ target }) => onChange(change(among(choices, target.value)))}
      >
        <option value="">{none}</option>
        {choices.map(([each, label]) => (
          <option key={each} value={each}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A filter with a select input. */
export const choiceFilter = <T extends string, Search>(
  filter: Choice<T, Search>,
): ListFilter<Search> => ({
  name: filter.name,
  shown: filter.choices.find(([each]) => each === filter.value)?.[1] ?? filter.value,
  input: (onChange) => <ChoiceInput filter={filter} onChange={onChange} />,
  cleared: filter.change(undefined),
});

/** Choices of a code with their labels, in order. */
export const choicesOf = <T extends string>(labels: Readonly<Record<T, string>>): [T, string][] =>
  // Object.entries does not infer the type of keys.
  Object.entries(labels) as [T, string][];

/** The choice with this value, with its type. */
export const among = <T extends string>(choices: ChoicesOf<T>, value: string): T | undefined =>
  choices.find(([each]) => each === value)?.[0];
