/** Which roles may call the functions of browsers, as they are registered. */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { succeeded } from '#core/result.ts';
import { mayStaff, STAFF_AREAS, type StaffArea } from '#core/staff-roles.ts';
import type { Firestore } from '#firebase/admin/firestore.ts';
import { encodeDocument } from '#schema/kind.ts';
import { staffKind, staffRole, type StaffRole } from '#schema/staff.ts';
import { answerCall, CALL_CODES, type CallRequest } from './call.ts';
import * as registered from './index.ts';
import { server } from './server.ts';

/** The area that a caller must be able to edit, or everyone who is signed in. */
const AREAS: Readonly<Record<string, StaffArea | 'everyone'>> = {
  issueInvoice: 'sales',
  issueCreditNote: 'sales',
  issueChallan: 'sales',
  registerInvoice: 'sales',
  linkCustomer: 'sales',
  claimOrders: 'everyone',
  unlinkCustomer: 'sales',
  sendPaymentReminder: 'sales',
  resolveMail: 'sales',
  resolveTask: 'sales',
  inviteStaff: 'staff',
  withdrawInvitation: 'staff',
  setStaffRole: 'staff',
  removeStaff: 'staff',
  acceptInvitation: 'everyone',
};

interface Call {
  run: (request: CallRequest) => Promise<unknown>;
}

const CALLS = new Map(
  // A registered call has `run`, but its type has the input of that call only.
  Object.entries(registered).flatMap(([name, one]): [string, Call][] =>
    one.__endpoint.callableTrigger === undefined ? [] : [[name, one as unknown as Call]],
  ),
);

const memberWith = (role: StaffRole) =>
  encodeDocument(staffKind, {
    ...{ email: 'meera@shop.in', name: 'Meera', role, joinedAt: 0, removedAt: null },
  });

/** The stored role of the caller. */
let stored: StaffRole;
let readPaths: string[];

/** It answers only reads of the caller in a transaction; every other use of it throws. */
const database = {
  doc: (path: string) => path,
  runTransaction: (work: (transaction: object) => unknown) =>
    work({
      get(path: string) {
        readPaths.push(path);
        return { exists: true, data: () => memberWith(stored) };
      },
    }),
};

beforeAll(() => {
  vi.stubEnv('GCLOUD_PROJECT', 'demo-calls');
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', 'localhost:1');
  // The fake has only what calls use before they fail: reads in a transaction.
  server().firestore = database as unknown as Firestore;
});

beforeEach(() => {
  readPaths = [];
});

/** A token that was issued to an owner, whose stored role may be another one by now. */
const OWNER = { uid: 'meera', token: { admin: true, role: 'owner' } };

test.each(STAFF_AREAS.flatMap((area) => staffRole.options.map((role) => ({ area, role }))))(
  'a call for $area runs for $role only if the role edits the area',
  async ({ area, role }) => {
    stored = role;
    let runs = 0;
    const call = {
      ...{ area, input: z.null() },
      run: () => {
        runs += 1;
        return Promise.resolve(succeeded(null));
      },
    };
    const success = mayStaff(role, 'edit', area);
    expect(await answerCall(call, { auth: OWNER, data: null }, server())).toMatchObject(
      success ? { success } : { success, code: CALL_CODES.notAllowed },
    );
    expect(runs).toBe(success ? 1 : 0);
  },
);

test('every call has an area', () => {
  expect([...CALLS.keys()].toSorted()).toEqual(Object.keys(AREAS).toSorted());
});

test.each(
  [...CALLS].flatMap(([name, call]) => staffRole.options.map((role) => ({ name, role, call }))),
)('$name by $role', async ({ name, role, call }) => {
  stored = role;
  const area = AREAS[name] ?? 'staff';
  const may = area === 'everyone' || mayStaff(role, 'edit', area);
  // No call accepts this input. The role is checked before it, and nothing but the role is read.
  await expect(call.run({ auth: OWNER, data: undefined })).rejects.toMatchObject(
    may
      ? { code: CALL_CODES.invalid }
      : { code: CALL_CODES.notAllowed, message: expect.stringContaining('Your role') as unknown },
  );
  expect(readPaths).toEqual(area === 'everyone' ? [] : ['staff/meera']);
});
