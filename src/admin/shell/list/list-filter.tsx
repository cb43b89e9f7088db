/** Filters of a list, each with its chip, its input in the menu and its URL parameter; and the sort order. */
import { useId, type ReactNode } from 'react';
import { CONTROL, FILTER_LABEL } from '#admin/shell/look/classes.ts';
import { PUBLICATION_NAMES } from '#core/trade-labels.ts';
import type { PublicationStatus } from '#schema/product-status.ts';

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
const among = <T extends string>(choices: ChoicesOf<T>, value: string): T | undefined =>
  choices.find(([each]) => each === value)?.[0];

interface Chosen {
  q?: string | undefined;
  status?: PublicationStatus | undefined;
  deleted?: true | undefined;
}

const DELETED = 'deleted';

/**
 * Filter by publishing status, with deleted items as an additional choice.
 * @param withDeleted other parameters to change when deleted items are shown
 */
export const statusFilter = (
  { status, deleted }: Chosen,
  withDeleted: Partial<Chosen> = {},
): ListFilter<Chosen> =>
  choiceFilter({
    name: 'Status',
    value: deleted ? DELETED : status,
    choices: [...choicesOf(PUBLICATION_NAMES), [DELETED, 'Deleted']],
    change: (chosen): Partial<Chosen> =>
      chosen === DELETED
        ? { ...withDeleted, status: undefined, deleted: true }
        : { status: chosen, deleted: undefined },
  });

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

interface SortProps<T extends string> extends Sorting<T> {
  onChange: (value: T | undefined) => void;
}

export function SortChoice<T extends string>({ value, choices, fixed, onChange }: SortProps<T>) {
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
