/** A filter with a minimum and a maximum; it applies on blur or Enter. */
import { useState } from 'react';
import { RANGE_FILTERS, type Range, type RangeName } from '#storefront/shared/listing/filters.ts';

interface Props {
  name: RangeName;
  range: Range | undefined;
  onChange: (range: Range) => void;
}

interface BoundProps {
  label: string;
  bound: number | undefined;
  onChange: (bound: number | undefined) => void;
}

const LARGEST = 999_999_999;

/** The value of a field: empty, or a number from 0. */
function boundFrom(text: string): number | undefined {
  const figure = Number(text);
  return text.trim() === '' || !(figure >= 0 && figure <= LARGEST)
    ? undefined
    : Math.round(figure * 1000) / 1000;
}

function BoundField({ label, bound, onChange }: BoundProps) {
  /** The typed text; null while the field shows the applied value. */
  const [draft, setDraft] = useState<string | null>(null);
  const settle = (): void => {
    if (draft === null) return;
    setDraft(null);
    const next = boundFrom(draft);
    if (next !== bound) onChange(next);
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

export function RangeGroup({ name, range, onChange }: Props) {
  const { least, most } = range ?? { least: undefined, most: undefined };
  return (
    <fieldset className="border-b border-line py-4">
      <legend className="float-left w-full pb-2 font-medium">{RANGE_FILTERS[name].name}</legend>
      <div className="clear-both flex gap-4">
        <BoundField
          label="From"
          bound={least}
          onChange={(bound) => onChange({ least: bound, most })}
        />
        <BoundField
          label="To"
          bound={most}
          onChange={(bound) => onChange({ least, most: bound })}
        />
      </div>
    </fieldset>
  );
}
