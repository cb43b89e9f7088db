/** Frame of a screen: breadcrumbs, title, actions and content. */
import { Link } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';

export interface Crumb {
  name: string;
  to: string;
}

interface Props {
  title: string;
  /** Parent screens, topmost first. */
  crumbs?: readonly Crumb[];
  /** Next to the title. */
  actions?: ReactNode;
  children: ReactNode;
}

export function Screen({ title, crumbs = [], actions, children }: Props) {
  useEffect(() => {
    document.title = `${title} · Back office`;
  }, [title]);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 in-[html:has(.paper)]:print:hidden">
        <div>
          {crumbs.length > 0 && (
            <nav aria-label="Breadcrumbs">
              <ol className="flex flex-wrap text-sm text-ink-soft">
                {crumbs.map(({ name, to }) => (
                  <li
                    key={to}
                    className="not-last:after:mx-2 not-last:after:text-ink-faint not-last:after:content-['/'_/_'']"
                  >
                    <Link to={to} className="inline-block min-h-6 link">
                      {name}
                    </Link>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <h1>{title}</h1>
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
      {children}
    </>
  );
}
