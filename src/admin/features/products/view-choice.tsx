/** View of a list: table or grid. */
import { Icon } from '#admin/shell/icon.tsx';

const VIEWS = [
  ['table', 'Table', 'table'],
  ['grid', 'Grid', 'cards'],
] as const;

type View = (typeof VIEWS)[number][0];

interface Props {
  value: View;
  onChange: (view: View) => void;
}

export const ViewChoice = ({ value, onChange }: Props) => (
  <div
    role="group"
    aria-label="View"
    className="flex min-h-10 items-center overflow-hidden rounded-sm border border-edge bg-white text-sm"
  >
    {VIEWS.map(([view, name, icon]) => (
      <button
        key={view}
        type="button"
        className="grid min-h-[2.375rem] w-10 place-items-center text-ink-soft focus-visible:-outline-offset-2 aria-pressed:bg-ink aria-pressed:text-white"
        aria-pressed={view === value}
        title={name}
        onClick={() => onChange(view)}
      >
        <Icon name={icon} />
        <span className="sr-only">{name}</span>
      </button>
    ))}
  </div>
);
