/** The first and the last day of what is looked at, in India. */
import { useId } from 'react';

/** `YYYY-MM-DD`; undefined where none is given. */
export interface Days {
  from: string | undefined;
  to: string | undefined;
}

interface DayProps {
  name: string;
  value: string | undefined;
  /** Names the words that say what is wrong, where something is. */
  problem: string | undefined;
  onChange: (day: string | undefined) => void;
}

function Day({ name, value, problem, onChange }: DayProps) {
  const id = useId();
  return (
    <div className="admin-filter">
      <label htmlFor={id}>{name}</label>
      <input
        id={id}
        type="date"
        className="admin-control control"
        value={value ?? ''}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      />
    </div>
  );
}

interface Props extends Days {
  /** What the first day is called. */
  fromName?: string;
  onChange: (change: Partial<Days>) => void;
}

export function DayFields({ from, to, fromName = 'From', onChange }: Props) {
  const id = useId();
  const isWrong = from !== undefined && to !== undefined && from > to;
  const problem = isWrong ? id : undefined;
  return (
    <>
      <Day
        name={fromName}
        value={from}
        problem={problem}
        onChange={(day) => onChange({ from: day })}
      />
      <Day name="To" value={to} problem={problem} onChange={(day) => onChange({ to: day })} />
      {isWrong && (
        <p id={id} role="alert" className="text-sm text-bad">
          The end date must be on or after the start date.
        </p>
      )}
    </>
  );
}
