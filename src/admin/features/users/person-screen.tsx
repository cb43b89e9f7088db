/** One member of staff, and what they saved, the latest first. */
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { listStaff, STAFF_KEY } from '#admin/shell/actions/list-staff.ts';
import { Button } from '#admin/shell/button.tsx';
import { Chip } from '#admin/shell/chip.tsx';
import { Loaded } from '#admin/shell/list/list-states.tsx';
import { useDocumentList } from '#admin/shell/list/use-document-list.ts';
import { CARD } from '#admin/shell/look/classes.ts';
import { entryName } from '#admin/features/users/model/entry-name.ts';
import { ACTION_NAMES } from '#admin/shell/editing/history.ts';
import { DocumentLink } from '#admin/shell/publishing/document-link.tsx';
import { fieldLabel } from '#core/publishing/problem-message.ts';
import { Screen } from '#admin/shell/screen.tsx';
import { formatShortMoment } from '#core/format-time.ts';
import { ROLE_NAMES } from '#core/staff-roles.ts';
import { auditKind, type Audit } from '#schema/audit.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';

const route = getRouteApi('/users/$uid');
const CRUMBS = [{ name: 'Users', to: '/users' }] as const;

function Entry({ entry }: { entry: Audit }) {
  const { action, path, at, before, after } = entry;
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return (
    <li className="border-t border-line py-2 first:border-t-0">
      <p>
        {ACTION_NAMES[action]} <DocumentLink path={path} name={entryName(entry)} />
      </p>
      <p className="text-sm wrap-anywhere text-ink-soft">
        {formatShortMoment(at)}
        {action === 'update' && fields.size > 0 && ` · ${[...fields].map(fieldLabel).join(', ')}`}
      </p>
    </li>
  );
}

function Activity({ uid }: { uid: string }) {
  const list = useDocumentList(auditKind, STAFF_LISTS.staffActivity, {
    equal: { by: uid },
    sort: STAFF_LISTS.staffActivity.sorts[0],
  });
  return (
    <Loaded query={{ ...list, data: list.isPending ? undefined : list.rows }}>
      {(rows) => (
        <>
          {rows.length === 0 && <p className="text-ink-soft">No changes yet.</p>}
          <ul>{rows.map((row) => row.success && <Entry key={row.id} entry={row.value} />)}</ul>
          {list.loadMore && (
            <p className="mt-3">
              <Button onClick={list.loadMore}>Show more</Button>
            </p>
          )}
        </>
      )}
    </Loaded>
  );
}

export function PersonScreen() {
  const { uid } = route.useParams();
  const staff = useQuery({ queryKey: STAFF_KEY, queryFn: () => listStaff() });
  const member = staff.data?.find(({ id }) => id === uid);
  return (
    <Screen title={member?.name ?? 'Staff'} crumbs={CRUMBS}>
      {member && (
        <p className="mb-4 flex flex-wrap items-center gap-2">
          <Chip>{member.removedAt === null ? ROLE_NAMES[member.role] : 'Removed'}</Chip>
          <span className="wrap-anywhere text-ink-soft">{member.email}</span>
        </p>
      )}
      <section className={CARD} aria-labelledby="activity">
        <h2 id="activity">Activity</h2>
        <p className="mb-2 text-sm">
          <Link to="/inventory/moves" search={{ by: uid }} className="link">
            Stock movements of this person
          </Link>
        </p>
        <Activity uid={uid} />
      </section>
    </Screen>
  );
}
