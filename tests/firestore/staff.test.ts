/** Staff: invitations, roles and removals, and that a shop never loses its last owner. */
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { INTERRUPTED, interruptCommits } from '#fixtures/interrupted-commits.ts';
import { connectFirestore } from '#firebase/admin/firestore.ts';
import { answerCall } from '#functions/call.ts';
import { acceptInvitation } from '#functions/staff/accept-invitation.ts';
import { removeStaff, setStaffRole } from '#functions/staff/change-staff.ts';
import { grantRole, revokeRole } from '#functions/staff/grant-role.ts';
import { invitationId, inviteStaff, withdrawInvitation } from '#functions/staff/invite-staff.ts';
import { inviteCall } from '#functions/staff/staff-calls.ts';
import type { StaffServer } from '#functions/staff/staff-server.ts';
import type { StaffRole } from '#schema/staff.ts';
import { wipeFirestore } from '#tooling/local/firestore-emulator.ts';

const PROJECT = `demo-staff-${crypto.randomUUID().slice(0, 8)}`;
const HOST = process.env['FIRESTORE_EMULATOR_HOST'] ?? '';
const connection = connectFirestore({ projectId: PROJECT });
const { firestore } = connection;
const interrupt = interruptCommits(firestore);
afterAll(() => connection.close());

/** Roles in tokens, and whose sessions ended. */
let roles: Map<string, string | undefined>;
let server: StaffServer;
/** Accounts that no longer exist. */
const deleted = new Set<string>();
/** Fails this many times, as an outage of the accounts would. */
let outages = 0;

beforeEach(async () => {
  roles = new Map();
  outages = 0;
  deleted.clear();
  server = {
    firestore,
    accounts: {
      read: (uid) =>
        Promise.resolve(deleted.has(uid) ? undefined : { email: `${uid}@shop.in`, name: uid }),
      setRole(uid, role) {
        outages -= 1;
        if (outages >= 0) return Promise.reject(new Error('unavailable'));
        roles.set(uid, role);
        return Promise.resolve();
      },
    },
  };
  await wipeFirestore(HOST, PROJECT);
  await join('meera', 'owner');
});

const join = (uid: string, role: StaffRole) =>
  grantRole({ uid, email: `${uid}@shop.in`, name: uid }, role, server);
const fieldsOf = async (path: string) => (await firestore.doc(path).get()).data();
const all = async (collection: string) =>
  (await firestore.collection(collection).get()).docs.map((each) => each.data());
const ravi = (change: object = {}) => ({
  uid: 'ravi',
  token: { email: 'Ravi@shop.in', email_verified: true, ...change },
});
const invite = (role: StaffRole = 'packing', by = 'meera', now = Date.now()) =>
  inviteStaff({ email: 'Ravi@Shop.in', role }, by, server, now);

describe('an invitation', () => {
  test('is mailed once, accepted with the invited email, and gives its role', async () => {
    expect(await invite()).toMatchObject({ success: true });
    expect(await invite()).toMatchObject({ success: true });
    expect(await all('mail')).toMatchObject([
      { to: 'ravi@shop.in', content: { kind: 'staff-invitation', role: 'Packing' } },
    ]);
    expect(await acceptInvitation(ravi(), server)).toMatchObject({ value: { role: 'packing' } });
    expect(roles.get('ravi')).toBe('packing');
    expect(await fieldsOf('staff/ravi')).toMatchObject({
      ...{ email: 'ravi@shop.in', role: 'packing', invitedBy: 'meera', removedAt: null },
    });
    expect(await all('staffInvitations')).toMatchObject([{ state: 'accepted' }]);
    expect(await all('audit')).toMatchObject([{ by: 'meera', action: 'create' }]);
  });

  test('is mailed again when an owner sends it again later', async () => {
    await invite('packing', 'meera', Date.now() - 3_600_000);
    expect(await invite()).toMatchObject({ success: true });
    expect(await all('mail')).toHaveLength(2);
    expect(await all('staffInvitations')).toMatchObject([{ state: 'waiting' }]);
  });

  test('with another role replaces the first', async () => {
    await invite('packing');
    await invite('sales');
    expect(await all('mail')).toHaveLength(2);
    await acceptInvitation(ravi(), server);
    expect(await fieldsOf('staff/ravi')).toMatchObject({ role: 'sales' });
  });

  test.each([
    ['an unverified email', { email_verified: false }, 'unverified'],
    ['another email', { email: 'other@shop.in' }, 'not-invited'],
    ['no email', { email: undefined }, 'unverified'],
  ])('is refused for %s', async (_name, change, code) => {
    await invite();
    expect(await acceptInvitation(ravi(change), server)).toMatchObject({ success: false, code });
    expect(roles.has('ravi')).toBe(false);
  });

  test('that was withdrawn gives no access; one that was accepted stays', async () => {
    await invite();
    const id = invitationId('ravi@shop.in');
    expect(await withdrawInvitation({ id }, 'meera', server)).toMatchObject({ success: true });
    expect(await withdrawInvitation({ id }, 'meera', server)).toMatchObject({ success: true });
    expect(await acceptInvitation(ravi(), server)).toMatchObject({ code: 'not-invited' });
    await invite();
    await acceptInvitation(ravi(), server);
    expect(await withdrawInvitation({ id }, 'meera', server)).toMatchObject({ success: false });
    expect(await invite()).toMatchObject({ success: false });
  });

  test('is accepted by a repeated call after an outage', async () => {
    await invite();
    outages = 1;
    await expect(acceptInvitation(ravi(), server)).rejects.toThrow('unavailable');
    expect(roles.has('ravi')).toBe(false);
    await acceptInvitation(ravi(), server);
    expect(roles.get('ravi')).toBe('packing');
  });

  test('does not bring a removed person back', async () => {
    await invite();
    await acceptInvitation(ravi(), server);
    await removeStaff({ uid: 'ravi' }, 'meera', server);
    expect(await acceptInvitation(ravi(), server)).toMatchObject({ code: 'not-invited' });
    await invite('content');
    expect(await acceptInvitation(ravi(), server)).toMatchObject({ value: { role: 'content' } });
  });

  test('that still waits ends with the removal of a person who got a role without it', async () => {
    for (const remove of [
      () => removeStaff({ uid: 'ravi' }, 'meera', server),
      () => revokeRole({ uid: 'ravi', email: 'ravi@shop.in', name: 'Ravi' }, server),
    ]) {
      await invite('sales');
      await join('ravi', 'packing');
      await remove();
      expect(await acceptInvitation(ravi(), server)).toMatchObject({ code: 'not-invited' });
      expect(await all('staffInvitations')).toMatchObject([{ state: 'withdrawn' }]);
    }
  });
});

describe('the last owner', () => {
  test('can be neither demoted nor removed', async () => {
    const last = { success: false, error: expect.stringContaining('last owner') as unknown };
    expect(await setStaffRole({ uid: 'meera', role: 'sales' }, 'meera', server)).toMatchObject(
      last,
    );
    expect(await removeStaff({ uid: 'meera' }, 'meera', server)).toMatchObject(last);
    expect(await fieldsOf('staff/meera')).toMatchObject({ role: 'owner', removedAt: null });
  });

  test('is the last one also while an owner who deleted the account is still listed', async () => {
    await join('kavita', 'owner');
    deleted.add('kavita');
    expect(await removeStaff({ uid: 'meera' }, 'meera', server)).toMatchObject({ success: false });
    expect(await removeStaff({ uid: 'kavita' }, 'meera', server)).toMatchObject({ success: true });
  });

  test('stays when two owners remove each other at the same time', async () => {
    await join('kavita', 'owner');
    await Promise.all([
      removeStaff({ uid: 'kavita' }, 'meera', server),
      removeStaff({ uid: 'meera' }, 'kavita', server),
    ]);
    const owners = (await all('staff')).filter((each) => each['removedAt'] === null);
    expect(owners).toHaveLength(1);
  });

  test('whose claim another program set becomes a member with the first change', async () => {
    await join('ravi', 'sales');
    await setStaffRole({ uid: 'ravi', role: 'content' }, 'tara', server);
    expect(await fieldsOf('staff/tara')).toMatchObject({ role: 'owner', removedAt: null });
  });
});

describe('a member of staff', () => {
  test('gets another role once, in the database before the token', async () => {
    await join('ravi', 'packing');
    outages = 1;
    const change = () => setStaffRole({ uid: 'ravi', role: 'sales' }, 'meera', server);
    await expect(change()).rejects.toThrow('unavailable');
    expect(await fieldsOf('staff/ravi')).toMatchObject({ role: 'sales' });
    expect(await change()).toMatchObject({ success: true });
    expect(roles.get('ravi')).toBe('sales');
    expect(await all('audit')).toMatchObject([
      { path: 'staff/ravi', before: { role: 'packing' }, after: { role: 'sales' } },
    ]);
  });

  test('is removed once, and the claims with them', async () => {
    await join('ravi', 'packing');
    await removeStaff({ uid: 'ravi' }, 'meera', server);
    const { removedAt } = (await fieldsOf('staff/ravi')) ?? {};
    await removeStaff({ uid: 'ravi' }, 'meera', server);
    expect((await fieldsOf('staff/ravi'))?.['removedAt']).toEqual(removedAt);
    expect([...roles]).toContainEqual(['ravi', undefined]);
    expect(await setStaffRole({ uid: 'ravi', role: 'owner' }, 'meera', server)).toMatchObject({
      success: false,
    });
  });

  test.each([
    ['an owner', () => removeStaff({ uid: 'ravi' }, 'meera', server)],
    ['a command', () => revokeRole({ uid: 'ravi', email: 'ravi@shop.in', name: 'Ravi' }, server)],
  ])('whom %s removes loses the claims, wherever a call ended before', async (_name, remove) => {
    await join('ravi', 'packing');
    interrupt(1, 'before');
    await expect(remove()).rejects.toThrow(INTERRUPTED);
    expect(await fieldsOf('staff/ravi')).toMatchObject({ removedAt: null });
    interrupt(1, 'after');
    await expect(remove()).rejects.toThrow(INTERRUPTED);
    const { removedAt } = (await fieldsOf('staff/ravi')) ?? {};
    expect(removedAt).not.toBeNull();
    outages = 1;
    await expect(remove()).rejects.toThrow('unavailable');
    expect(roles.get('ravi')).toBe('packing');
    await remove();
    expect([...roles]).toContainEqual(['ravi', undefined]);
    expect(await fieldsOf('staff/ravi')).toMatchObject({ removedAt });
    expect((await all('audit')).length).toBeLessThan(2);
  });

  test('whom a command removes has no access with an older token', async () => {
    await revokeRole({ uid: 'tara', email: 'tara@shop.in', name: 'Tara' }, server);
    expect(await fieldsOf('staff/tara')).toMatchObject({ removedAt: expect.anything() as unknown });
  });
});

describe('a call', () => {
  const call = (uid: string, token: object) =>
    answerCall(
      inviteCall(() => server.accounts),
      {
        auth: { uid, token: token as Record<string, unknown> },
        data: { email: 'new@shop.in', role: 'sales' },
      },
      server,
    );

  test.each([
    ['a customer', 'asha', {}, false],
    ['staff with another role', 'ravi', { admin: true }, false],
    ['a removed owner with an older token', 'kavita', { admin: true }, false],
    ['a role in the token only', 'tara', { admin: true, role: 'sales' }, false],
    ['an owner', 'meera', { admin: true }, true],
    ['an owner by the claim only', 'tara', { admin: true }, true],
  ])('by %s', async (_name, uid, token, success) => {
    await join('ravi', 'sales');
    await join('kavita', 'owner');
    await removeStaff({ uid: 'kavita' }, 'meera', server);
    expect(await call(uid, token)).toMatchObject({ success });
  });
});
