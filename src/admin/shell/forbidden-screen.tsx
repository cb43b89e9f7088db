/** Shown instead of a screen that the role does not include, with who to ask. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ROLE_NAMES } from '#core/staff-roles.ts';
import { buttonClass } from '#ui/button-class.ts';
import { listStaff, STAFF_KEY } from './actions/list-staff.ts';
import { useRole } from './role.ts';
import { Screen } from './screen.tsx';

export function ForbiddenScreen() {
  const role = useRole();
  const { data: staff = [] } = useQuery({ queryKey: STAFF_KEY, queryFn: () => listStaff() });
  const owners = staff.filter((each) => each.role === 'owner' && each.removedAt === null);
  return (
    <Screen title="Your role does not include this">
      <p className="max-w-prose">
        You have the role {ROLE_NAMES[role]}.{' '}
        {owners.length === 0 ? 'Ask an owner of the shop for access.' : 'For access, ask an owner:'}
      </p>
      <ul className="mt-2 ml-5 list-disc empty:hidden">
        {owners.map(({ id, name, email }) => (
          <li key={id}>
            <bdi>{name}</bdi>{' '}
            <a className="link" href={`mailto:${encodeURIComponent(email)}`}>
              {email}
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <Link to="/" className={buttonClass('primary', 'small')}>
          Go to dashboard
        </Link>
      </p>
    </Screen>
  );
}
