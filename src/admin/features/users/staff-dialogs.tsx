/** Dialogs that invite a person, change a role, and remove a person. */
import { useState } from 'react';
import type { StaffMember } from '#admin/shell/actions/list-staff.ts';
import { FormDialog } from '#admin/shell/form-dialog.tsx';
import { sayDone } from '#admin/shell/messages-store.ts';
import { RecordDialog, RecordInput, useEntry } from '#admin/shell/record-dialog.tsx';
import { ROLE_NAMES } from '#core/staff-roles.ts';
import { JOIN_PATH } from '#core/paths.ts';
import { email as emailField } from '#schema/fields.ts';
import { staffRole, type StaffRole } from '#schema/staff.ts';
import { inviteStaff, removeStaff, setStaffRole } from './actions/change-staff.ts';

/** One line for choosing a role. */
const ROLE_SUMMARIES: Readonly<Record<StaffRole, string>> = {
  owner: 'Everything, including settings and staff.',
  sales: 'Orders, quotes, customers, payments and invoices. Sees products.',
  packing: 'Packs and sends orders, counts stock. No prices to change, no customers.',
  content: 'Products, prices, images and texts. No orders or customers.',
};

export const invitationLink = (): string => location.origin + JOIN_PATH;

const Roles = ({ value, onChange }: { value: StaffRole; onChange: (role: StaffRole) => void }) => (
  <fieldset>
    <legend className="mb-1 font-medium">Role</legend>
    {staffRole.options.map((role) => (
      <label key={role} className="flex min-h-11 items-baseline gap-2.5 py-1">
        <input type="radio" name="role" checked={value === role} onChange={() => onChange(role)} />
        <span>
          {ROLE_NAMES[role]}
          <span className="block text-sm text-ink-soft">{ROLE_SUMMARIES[role]}</span>
        </span>
      </label>
    ))}
  </fieldset>
);

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const email = useEntry('');
  const [role, setRole] = useState<StaffRole>('sales');
  const invite = async (): Promise<string | undefined> => {
    const to = email.value.trim();
    if (!emailField.safeParse(to).success) return 'Enter an email like name@shop.in.';
    const problem = await inviteStaff(to, role);
    if (problem === undefined) sayDone(`${to} is invited as ${ROLE_NAMES[role]}.`);
    return problem;
  };
  return (
    <RecordDialog title="Invite staff" verb="Send invitation" onRecord={invite} onClose={onClose}>
      <RecordInput
        label="Email"
        hint="They sign in, or register, with this address."
        type="email"
        {...email}
      />
      <Roles value={role} onChange={setRole} />
    </RecordDialog>
  );
}

interface MemberProps {
  member: StaffMember;
  onClose: () => void;
}

export function RoleDialog({ member: { id, name, role: before }, onClose }: MemberProps) {
  const [role, setRole] = useState(before);
  const change = async (): Promise<string | undefined> => {
    const problem = await setStaffRole(id, role);
    if (problem === undefined) sayDone(`${name} now has the role ${ROLE_NAMES[role]}.`);
    return problem;
  };
  return (
    <RecordDialog
      title={`Change the role of ${name}`}
      verb="Change role"
      onRecord={change}
      onClose={onClose}
    >
      <Roles value={role} onChange={setRole} />
    </RecordDialog>
  );
}

export function RemoveStaffDialog({ member: { id, name }, onClose }: MemberProps) {
  const [problem, setProblem] = useState<string>();
  const remove = async (): Promise<void> => {
    const failure = await removeStaff(id);
    setProblem(failure);
    if (failure !== undefined) return;
    sayDone(`${name} was removed from staff.`);
    onClose();
  };
  return (
    <FormDialog
      title={`Remove ${name} from staff?`}
      verb="Remove"
      isDanger
      problem={problem}
      onSubmit={remove}
      onClose={onClose}
    >
      <p>
        Access ends at once, and all sessions of this person end. Their work and their activity
        stay.
      </p>
    </FormDialog>
  );
}
