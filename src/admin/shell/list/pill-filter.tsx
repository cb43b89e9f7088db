/** Chooses what a list shows, with the number of rows of each choice. */
import { formatCount } from '#core/format.ts';

const PILL =
  'min-h-9 rounded-full border border-line px-3 text-sm aria-pressed:border-gilt aria-pressed:bg-wash';

interface Props<T extends string> {
  label: string;
  choices: readonly { value: T; label: string; count?: number }[];
  value: T;
  onChange: (value: T) => void;
}

export const PillFilter = <T extends string>({ label, choices, value, onChange }: Props<T>) => (
  <div className="flex flex-wrap gap-1" role="group" aria-label={label}>
    {choices.map((choice) => (
      <button
        key={choice.value}
        type="button"
        className={PILL}
        aria-pressed={choice.value === value}
        onClick={() => onChange(choice.value)}
      >
        {choice.label} {choice.count !== undefined && <b>{formatCount(choice.count)}</b>}
      </button>
    ))}
  </div>
);
