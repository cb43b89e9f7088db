/** The staff with their roles, and invitations that wait for an answer. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { listStaff, STAFF_KEY, type StaffMember } from '#admin/shell/actions/list-staff.ts';
import { Button } from '#admin/shell/button.tsx';
import { Chip } from '#admin/shell/chip.tsx';
import { copyLink } from '#admin/shell/copy-link.ts';
import { Loaded } from '#admin/shell/list/list-states.tsx';
import { CARD } from '#admin/shell/look/classes.ts';
import { sayDone, sayFailure } from '#admin/shell/messages-store.ts';
import { Screen } from '#admin/shell/screen.tsx';
import { useStaff } from '#admin/shell/staff.ts';
import { StaffName } from '#admin/shell/staff-name.tsx';
import { formatShortMoment } from '#core/format-time.ts';
import type { User } from '#core/account/user.ts';
import { ROLE_NAMES } from '#core/staff-roles.ts';
import { withdrawInvitation } from './actions/change-staff.ts';
import { listInvitations } from './actions/list-invitations.ts';
import { InviteDialog, invitationLink, RemoveStaffDialog, RoleDialog } from './staff-dialogs.tsx';

const ROW =
  'flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0';

const Invited = ({ by }: { by: string | undefined }) =>
  by === undefined ? null : (
    <>
      {' '}
      · Invited by <StaffName uid={by} />
    </>
  );

type Change = 'role' | 'remove';

interface MemberRowProps {
  member: StaffMember;
  onChange: (change: Change) => void;
}

function MemberRow({ member, onChange }: MemberRowProps) {
  const { uid: own } = useStaff();
  const { id, name, email, role, lastActiveAt, invitedBy } = member;
  return (
    <li className={ROW}>
      <div className="me-auto min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <Link to="/users/$uid" params={{ uid: id }} className="font-medium link">
            <bdi>{name}</bdi>
          </Link>
          <Chip>{ROLE_NAMES[role]}</Chip>
          {id === own && <span className="text-sm text-ink-soft">You</span>}
        </p>
        <p className="text-sm wrap-anywhere text-ink-soft">{email}</p>
        <p className="text-sm text-ink-soft">
          {lastActiveAt === undefined
            ? 'Not active yet'
            : `Last active ${formatShortMoment(lastActiveAt)}`}
          <Invited by={invitedBy} />
        </p>
      </div>
      <Button onClick={() => onChange('role')}>
        Change role<span className="sr-only"> of {name}</span>
      </Button>
      <Button onClick={() => onChange('remove')}>
        Remove<span className="sr-only"> {name}</span>
      </Button>
    </li>
  );
}

async function withdraw(id: string, email: string): Promise<void> {
  const problem = await withdrawInvitation(id);
  if (problem === undefined) sayDone(`The invitation to ${email} was withdrawn.`);
  else sayFailure(problem);
}

const unstored = ({ uid, displayName: name, email }: User): StaffMember => ({
  ...{ id: uid, name, email },
  role: 'owner',
  joinedAt: 0,
  lastActiveAt: Date.now(),
  removedAt: null,
});

export function UsersScreen() {
  const own = useStaff();
  const [isInviting, setInviting] = useState(false);
  // A removal that failed half-way is repeated from its dialog: the person may not be in the list any more.
  const [changed, setChanged] = useState<{ member: StaffMember; change: Change }>();
  const close = () => setChanged(undefined);
  const staff = useQuery({ queryKey: STAFF_KEY, queryFn: () => listStaff() });
  const invitations = useQuery({
    queryKey: [...STAFF_KEY, 'invitations'],
    queryFn: () => listInvitations(),
  });
  return (
    <Screen
      title="Users"
      actions={
        <Button kind="primary" onClick={() => setInviting(true)}>
          Invite staff
        </Button>
      }
    >
      <section className={CARD} aria-labelledby="staff">
        <h2 id="staff">Staff</h2>
        <Loaded query={staff}>
          {(all) => {
            const members = all.filter(({ removedAt }) => removedAt === null);
            // An owner whose claim was set by another program is stored with their first change of staff.
            const isStored = members.some(({ id }) => id === own.uid);
            return (
              <ul>
                {(isStored ? members : [unstored(own), ...members]).map((member) => (
                  <MemberRow
                    key={member.id}
                    member={member}
                    onChange={(change) => setChanged({ member, change })}
                  />
                ))}
              </ul>
            );
          }}
        </Loaded>
      </section>
      <section className={CARD} aria-labelledby="invitations">
        <h2 id="invitations">Invitations waiting</h2>
        <Loaded query={invitations}>
          {(all) =>
            all.length === 0 ? (
              <p className="text-ink-soft">No invitations are waiting.</p>
            ) : (
              <ul>
                {all.map(({ id, email, role, invitedBy, invitedAt }) => (
                  <li key={id} className={ROW}>
                    <div className="me-auto min-w-0">
                      <p className="flex flex-wrap items-center gap-2">
                        <span className="wrap-anywhere">{email}</span>
                        <Chip>{ROLE_NAMES[role]}</Chip>
                      </p>
                      <p className="text-sm text-ink-soft">
                        {formatShortMoment(invitedAt)}
                        <Invited by={invitedBy} />
                      </p>
                    </div>
                    <Button onClick={() => void copyLink(invitationLink())}>
                      Copy link<span className="sr-only"> for {email}</span>
                    </Button>
                    <Button onClick={() => void withdraw(id, email)}>
                      Withdraw<span className="sr-only"> the invitation to {email}</span>
                    </Button>
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </section>
      {changed?.change === 'role' && <RoleDialog member={changed.member} onClose={close} />}
      {changed?.change === 'remove' && (
        <RemoveStaffDialog member={changed.member} onClose={close} />
      )}
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </Screen>
  );
}
