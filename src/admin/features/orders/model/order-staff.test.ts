import { expect, test } from 'vitest';
import type { StaffMember } from '#admin/shell/actions/list-staff.ts';
import { assignableStaff, assignedChoices } from './order-staff.ts';

const member = (id: string, role: StaffMember['role'], removedAt: number | null = null) => ({
  ...{ id, role, removedAt, name: `Name ${id}`, email: `${id}@shop.example`, joinedAt: 1 },
});
const all = [
  member('owner', 'owner'),
  member('seller', 'sales'),
  member('packer', 'packing'),
  member('writer', 'content'),
  member('leaver', 'sales', 2),
];

test('orders are assigned to current members who may see orders, and to people with other access', () => {
  expect(assignableStaff(all, ['seller', 'leaver', 'writer', 'agency'])).toEqual([
    'owner',
    'seller',
    'packer',
    'agency',
  ]);
});

test('the filter lists members who may see orders, and removed members', () => {
  expect(assignedChoices(all, 'owner')).toEqual([
    ['owner', 'Me'],
    ['seller', 'Name seller'],
    ['packer', 'Name packer'],
    ['leaver', 'Name leaver, removed'],
  ]);
});
