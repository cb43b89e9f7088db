/** First and last day of a range, in India. */
import { useId } from 'react';
import { CONTROL, FILTER_LABEL } from '#admin/shell/look/classes.ts';

/** `YYYY-MM-DD`; undefined if not set. */
export interface Days {
  from: string | undefined;
  to: string | undefined;
}

interface DayProps {
  name: string;
  value: string | undefined;
  /** Id of the error message, if any. */
  problem: string | undefined;
  onChange: (day: string | undefined) => void;
}

function Day({ name, value, problem, onChange }: DayProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={FILTER_LABEL}>
        {name}
      </label>
      <input
        id={id}
        type="date"
        className={CONTROL}
        value={value ?? ''}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      />
    </div>
  );
}

interface Props extends Days {
  /** Label of the first day. */
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
