/** Date range picker: a preset, or any two days. */
import { Button } from '#admin/shell/button.tsx';
import { useState } from 'react';
import { useNow } from '#admin/shell/use-now.ts';
import { DayFields, type Days } from '#admin/shell/list/day-fields.tsx';
import { lastDays, momentsOf, type DayRange } from '#admin/shell/sales/days.ts';

interface Props {
  range: DayRange;
  onChange: (range: DayRange) => void;
}

const USUAL = [
  { name: 'Today', days: 1 },
  { name: '7 days', days: 7 },
  { name: '30 days', days: 30 },
  { name: '90 days', days: 90 },
  { name: '365 days', days: 365 },
] as const;

const isSame = (one: DayRange, other: DayRange): boolean =>
  one.from === other.from && one.to === other.to;

export function RangeBar({ range, onChange }: Props) {
  const [typed, setTyped] = useState<Days>(range);
  const [lastRange, setLastRange] = useState(range);
  const now = useNow();
  if (!isSame(lastRange, range)) {
    setLastRange(range);
    setTyped(range);
  }
  const type = (change: Partial<Days>): void => {
    const { from = '', to = '' } = { ...typed, ...change };
    setTyped({ ...typed, ...change });
    if (momentsOf({ from, to }) !== undefined) onChange({ from, to });
  };
  return (
    <div className="mb-3 flex flex-wrap items-end gap-2">
      <div role="group" aria-label="Date ranges" className="flex flex-wrap gap-1">
        {USUAL.map(({ name, days }) => {
          const each = lastDays(days, now);
          return (
            <Button
              key={name}
              className="aria-pressed:border-ink aria-pressed:bg-wash"
              aria-pressed={isSame(each, range)}
              onClick={() => onChange(each)}
            >
              {name}
            </Button>
          );
        })}
      </div>
      <DayFields {...typed} onChange={type} />
    </div>
  );
}
