/** Tabs of related screens. */
import { Link } from '@tanstack/react-router';

export interface Tab {
  name: string;
  to: string;
}

/** A tab stays active on screens below it, unless those have a tab of their own. */
const hasTabsBelow = (tabs: readonly Tab[], to: string): boolean =>
  tabs.some((each) => each.to.startsWith(`${to}/`));

const TAB = 'min-h-10 flex-none px-3 py-2 text-ink-soft hover:text-ink';

export const Tabs = ({ label, tabs }: { label: string; tabs: readonly Tab[] }) => (
  <nav aria-label={label} className="mb-4 flex gap-1 overflow-x-auto border-b border-line">
    {tabs.map(({ name, to }) => (
      <Link
        key={to}
        to={to}
        activeOptions={{ exact: hasTabsBelow(tabs, to) }}
        className={`${TAB} border-b-2 border-transparent aria-[current=page]:border-gilt aria-[current=page]:font-semibold aria-[current=page]:text-ink`}
      >
        {name}
      </Link>
    ))}
  </nav>
);
