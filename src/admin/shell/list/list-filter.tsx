/** One filter of a list: what its chip says, its field in the menu, and how it is removed. */
import type { ReactNode } from 'react';
import type { Choices } from '#admin/shell/form/field-spec.ts';
import { FilterChoice } from './filter-choice.tsx';

export interface ListFilter {
  name: string;
  /** Its value in words; undefined when it isn't set. */
  shown: string | undefined;
  input: ReactNode;
  onClear: () => void;
}

interface Choice {
  name: string;
  value: string | undefined;
  /** Stands for no choice. */
  none?: string;
  choices: Choices;
  onChange: (value: string | undefined) => void;
}

/** A filter with a choice of values. */
export const choiceFilter = ({
  name,
  value,
  none = 'Any',
  choices,
  onChange,
}: Choice): ListFilter => ({
  name,
  shown: value === undefined ? undefined : (choices.find(([each]) => each === value)?.[1] ?? value),
  input: (
    <FilterChoice name={name} value={value} none={none} choices={choices} onChange={onChange} />
  ),
  onClear: () => onChange(undefined),
});
