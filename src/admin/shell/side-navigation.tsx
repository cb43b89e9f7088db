/** The screens, as links. */
import { Link } from '@tanstack/react-router';
import { Icon } from './icon.tsx';
import { NAVIGATION } from './navigation.ts';
import { RequestBadge } from './requests/request-badge.tsx';

interface Props {
  /** Called when one of them is followed. */
  onGo?: () => void;
}

export const SideNavigation = ({ onGo }: Props) => (
  <nav aria-label="Back office" className="admin-nav">
    {NAVIGATION.map(({ name, entries }) => (
      <section key={name} aria-label={name}>
        <h2>{name}</h2>
        <ul>
          {entries.map(({ name: entry, to, icon }) => (
            <li key={to}>
              <Link to={to} activeOptions={{ exact: to === '/' }} onClick={onGo}>
                <Icon name={icon} />
                {entry}
                {to === '/orders' && <RequestBadge />}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </nav>
);
