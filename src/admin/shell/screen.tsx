/** The frame of one screen: where one is, its name, what can be done, and the rest. */
import { Link } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';

export interface Crumb {
  name: string;
  to: string;
}

interface Props {
  title: string;
  /** The screens above this one, the topmost first. */
  crumbs?: readonly Crumb[];
  /** Beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

export function Screen({ title, crumbs = [], actions, children }: Props) {
  useEffect(() => {
    document.title = `${title} · Back office`;
  }, [title]);
  return (
    <>
      <div className="admin-head">
        <div>
          {crumbs.length > 0 && (
            <nav aria-label="Breadcrumbs" className="admin-crumbs">
              <ol>
                {crumbs.map(({ name, to }) => (
                  <li key={to}>
                    <Link to={to}>{name}</Link>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <h1>{title}</h1>
        </div>
        {actions && <div className="admin-actions">{actions}</div>}
      </div>
      {children}
    </>
  );
}
