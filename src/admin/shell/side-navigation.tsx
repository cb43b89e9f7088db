/** Links to the screens. */
import { Link, useLocation } from '@tanstack/react-router';
import { Icon } from './icon.tsx';
import { COMING_SOON, NAVIGATION, openTo, type NavigationEntry } from './navigation.ts';
import { useRole } from './role.ts';
import { RequestBadge } from './requests/request-badge.tsx';

interface Props {
  /** Called when a link is followed; only in the menu of narrow windows, which also links to the site. */
  onGo?: (() => void) | undefined;
}

const LINK =
  'flex min-h-10 items-center gap-3 rounded-md px-2.5 hover:bg-ground aria-[current=page]:bg-wash aria-[current=page]:font-semibold aria-[current=page]:shadow-[inset_2px_0_var(--color-gilt)]';

const Entry = ({ entry: { name, to, icon }, onGo }: Props & { entry: NavigationEntry }) => (
  <li>
    <Link to={to} activeOptions={{ exact: to === '/' }} onClick={onGo} className={LINK}>
      <Icon name={icon} />
      {name}
      {to === '/orders' && <RequestBadge />}
    </Link>
  </li>
);

export function SideNavigation({ onGo }: Props) {
  const { pathname } = useLocation();
  const role = useRole();
  const planned = openTo(role, COMING_SOON);
  return (
    <nav aria-label="Back office" className="p-3">
      <ul>
        {openTo(role, NAVIGATION).map((entry) => (
          <Entry key={entry.to} entry={entry} onGo={onGo} />
        ))}
        {onGo !== undefined && (
          <li>
            <a href="/" className={LINK}>
              <Icon name="external" />
              View site
            </a>
          </li>
        )}
      </ul>
      <details
        hidden={planned.length === 0}
        className="group mt-3 border-t border-line pt-2"
        open={planned.some(({ to }) => to === pathname)}
      >
        <summary className="flex min-h-10 cursor-pointer list-none items-center gap-3 rounded-md px-2.5 text-ink-soft hover:bg-ground [&::-webkit-details-marker]:hidden">
          <Icon name="clock" />
          Coming soon
          <Icon name="chevron" size={14} className="ms-auto rotate-90 group-open:-rotate-90" />
        </summary>
        <ul className="text-ink-soft">
          {planned.map((entry) => (
            <Entry key={entry.to} entry={entry} onGo={onGo} />
          ))}
        </ul>
      </details>
    </nav>
  );
}
