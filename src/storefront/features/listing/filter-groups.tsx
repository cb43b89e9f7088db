/** The filters of a list: values with the number of matches, and ranges. */
import { Fragment, useState } from 'react';
import { formatCount } from '#core/format.ts';
import {
  CHOICE_FILTERS,
  RANGE_FILTERS,
  type Choice,
  type Range,
  type RangeName,
} from '#storefront/shared/listing/filters.ts';
import type { FilterOption } from './model/filter-options.ts';

interface ChoiceProps {
  choice: Choice;
  options: readonly FilterOption[];
  onToggle: (value: string) => void;
}

/** Longer lists expand on demand; selected values are always visible. */
const FIRST_OPTIONS = 8;

export function ChoiceGroup({ choice, options, onToggle }: ChoiceProps) {
  const [whole, setWhole] = useState(false);
  const shown = options.filter(({ chosen }, index) => whole || chosen || index < FIRST_OPTIONS);
  return (
    <fieldset className="border-b border-line py-4">
      <legend className="float-left w-full pb-1 font-medium">{CHOICE_FILTERS[choice].name}</legend>
      <ul className="clear-both">
        {shown.map(({ value, name, group, count, chosen }, index) => (
          <Fragment key={value}>
            {group !== shown[index - 1]?.group && (
              <li className="pt-2 text-sm text-ink-soft">{group}</li>
            )}
            <li>
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
          </Fragment>
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

const LARGEST = 999_999_999;

/** The value of a field: empty, or a number from 0. */
function boundFrom(text: string): number | undefined {
  const figure = Number(text);
  return text.trim() === '' || !(figure >= 0 && figure <= LARGEST)
    ? undefined
    : Math.round(figure * 1000) / 1000;
}

interface BoundProps {
  label: string;
  bound: number | undefined;
  onChange: (bound: number | undefined) => void;
}

function BoundField({ label, bound, onChange }: BoundProps) {
  /** The typed text; null while the field shows the applied value. */
  const [draft, setDraft] = useState<string | null>(null);
  const settle = (): void => {
    if (draft === null) return;
    setDraft(null);
    if (boundFrom(draft) !== bound) onChange(boundFrom(draft));
  };
  return (
    <label className="grow basis-0">
      <span className="text-sm text-ink-soft">{label}</span>
      <input
        className="mt-1 control"
        type="number"
        inputMode="decimal"
        min="0"
        step="any"
        value={draft ?? bound ?? ''}
        onInput={({ currentTarget }) => setDraft(currentTarget.value)}
        onBlur={settle}
        onKeyDown={({ key }) => {
          if (key === 'Enter') settle();
        }}
      />
    </label>
  );
}

interface RangeProps {
  name: RangeName;
  range: Range | undefined;
  onChange: (range: Range) => void;
}

/** A filter with a minimum and a maximum; it applies on blur or Enter. */
export function RangeGroup({ name, range, onChange }: RangeProps) {
  const { least, most } = range ?? { least: undefined, most: undefined };
  return (
    <fieldset className="border-b border-line py-4">
      <legend className="float-left w-full pb-2 font-medium">{RANGE_FILTERS[name].name}</legend>
      <div className="clear-both flex gap-4">
        <BoundField
          label="From"
          bound={least}
          onChange={(next) => onChange({ least: next, most })}
        />
        <BoundField label="To" bound={most} onChange={(next) => onChange({ least, most: next })} />
      </div>
    </fieldset>
  );
}
