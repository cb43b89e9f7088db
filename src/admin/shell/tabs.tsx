/** Screens that belong together, as links side by side. */
import { Link } from '@tanstack/react-router';

export interface Tab {
  name: string;
  to: string;
}

/** A tab stays marked on the screens below its own, unless they have a tab themselves. */
const hasTabsBelow = (tabs: readonly Tab[], to: string): boolean =>
  tabs.some((each) => each.to.startsWith(`${to}/`));

export const Tabs = ({ label, tabs }: { label: string; tabs: readonly Tab[] }) => (
  <nav aria-label={label} className="admin-tabs">
    {tabs.map(({ name, to }) => (
      <Link key={to} to={to} activeOptions={{ exact: hasTabsBelow(tabs, to) }}>
        {name}
      </Link>
    ))}
  </nav>
);

/** The parts of a long form, as links that lead to them. */
export const Anchors = ({ parts }: { parts: readonly string[] }) => (
  <nav aria-label="Form sections" className="admin-tabs admin-anchors">
    {parts.map((part) => (
      <a key={part} href={`#${anchorOf(part)}`}>
        {part}
      </a>
    ))}
  </nav>
);

export const anchorOf = (part: string): string =>
  `part-${part.toLowerCase().replace(/[^a-z]+/g, '-')}`;
