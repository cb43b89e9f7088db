/** One filter of a list: a choice of values, or none of them. */
import { useId } from 'react';
import type { Choices } from '#admin/shell/form/field-spec.ts';

interface Props {
  name: string;
  value: string | undefined;
  /** What stands for nothing chosen; left out where something is always chosen. */
  none?: string;
  choices: Choices;
  onChange: (value: string | undefined) => void;
}

export function FilterChoice({ name, value = '', none, choices, onChange }: Props) {
  const id = useId();
  return (
    <div className="admin-filter">
      <label htmlFor={id}>{name}</label>
      <select
        id={id}
        className="admin-control control"
        value={value}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      >
        {none !== undefined && <option value="">{none}</option>}
        {choices.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The choices of a code, in the order of its words. */
export const choicesOf = <T extends string>(words: Readonly<Record<T, string>>): [T, string][] =>
  // Object.entries forgets that the names are the codes.
  Object.entries(words) as [T, string][];

/** The ways to sort a list, the usual one first. */
export const sortChoices = <T extends string>(
  sorts: Readonly<Record<T, { name: string }>>,
): [T, string][] =>
  // As above.
  (Object.entries(sorts) as [T, { name: string }][]).map(([key, { name }]) => [key, name]);

/** The value among the choices that it was chosen from. */
export const among = <T extends string>(
  choices: readonly (readonly [T, string])[],
  value: string | undefined,
): T | undefined => choices.find(([each]) => each === value)?.[0];
