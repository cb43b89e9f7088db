/** The screens, as links. */
import { Link, useLocation } from '@tanstack/react-router';
import { Icon } from './icon.tsx';
import { COMING_SOON, NAVIGATION, type NavigationEntry } from './navigation.ts';
import { RequestBadge } from './requests/request-badge.tsx';

interface Props {
  /** Called when one of them is followed; only in the menu of small windows, which also leads to the site. */
  onGo?: (() => void) | undefined;
}

const Entry = ({ entry: { name, to, icon }, onGo }: Props & { entry: NavigationEntry }) => (
  <li>
    <Link to={to} activeOptions={{ exact: to === '/' }} onClick={onGo}>
      <Icon name={icon} />
      {name}
      {to === '/orders' && <RequestBadge />}
    </Link>
  </li>
);

export function SideNavigation({ onGo }: Props) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Back office" className="admin-nav">
      <ul>
        {NAVIGATION.map((entry) => (
          <Entry key={entry.to} entry={entry} onGo={onGo} />
        ))}
        {onGo !== undefined && (
          <li className="admin-nav-site">
            <a href="/">
              <Icon name="external" />
              View site
            </a>
          </li>
        )}
      </ul>
      <details className="admin-nav-soon" open={COMING_SOON.some(({ to }) => to === pathname)}>
        <summary>
          <Icon name="clock" />
          Coming soon
          <Icon name="chevron" size={14} />
        </summary>
        <ul>
          {COMING_SOON.map((entry) => (
            <Entry key={entry.to} entry={entry} onGo={onGo} />
          ))}
        </ul>
      </details>
    </nav>
  );
}
