/** The values of one filter, each with the number of matches. */
import { useState } from 'react';
import { CHOICE_FILTERS, type Choice } from '#storefront/shared/listing/filters.ts';
import { formatCount } from '#core/format.ts';

export interface FilterOption {
  value: string;
  name: string;
  count: number;
  chosen: boolean;
}

interface Props {
  choice: Choice;
  options: readonly FilterOption[];
  onToggle: (value: string) => void;
}

/** Longer lists expand on demand; selected values are always visible. */
const FIRST_OPTIONS = 8;

export function FilterGroup({ choice, options, onToggle }: Props) {
  const [whole, setWhole] = useState(false);
  const shown = whole
    ? options
    : options.filter(({ chosen }, index) => chosen || index < FIRST_OPTIONS);
  return (
    <fieldset className="border-b border-line py-4">
      <legend className="float-left w-full pb-1 font-medium">{CHOICE_FILTERS[choice].name}</legend>
      <ul className="clear-both">
        {shown.map(({ value, name, count, chosen }) => (
          <li key={value}>
            <label className="flex min-h-10 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                className="size-5 accent-ink"
                checked={chosen}
                onChange={() => onToggle(value)}
              />
              <span className="grow">{name}</span>
              <span className="text-sm text-ink-faint">{formatCount(count)}</span>
            </label>
          </li>
        ))}
      </ul>
      {shown.length < options.length && (
        <button type="button" className="min-h-10 link" onClick={() => setWhole(true)}>
          Show all {options.length}
        </button>
      )}
    </fieldset>
  );
}
