/** What each role of staff may read and write, from the table of roles. */
import { randomUUID } from 'node:crypto';
import { describe, test } from 'vitest';
import { AREA_OF, mayStaff, type StaffArea } from '#core/staff-roles.ts';
import { SOME_TIME } from '#fixtures/full-documents.ts';
import { ASHA, PEOPLE, STAFF } from '#fixtures/rules-callers.ts';
import { allowed, denied, tryAll, type Case, type Prepared } from '#fixtures/rules-cases.ts';
import { anyPath, GUARDED } from '#fixtures/rules-documents.ts';
import {
  get,
  list,
  NOW,
  owner,
  queryOf,
  where,
  write,
  type Claims,
  type Fields,
} from '#fixtures/rules-emulator.ts';
import { moved, orderIn } from '#fixtures/rules-orders.ts';
import { staffRole, type StaffRole } from '#schema/staff.ts';
import type { OrderStatus } from '#schema/order.ts';
import { enter } from './entered-orders.ts';
import { lift } from './order-pauses.ts';
import { changingParcel } from './parcels.ts';
import { paying, voiding } from './payments.ts';
import { giving } from './sales.ts';
import { back, orderAfter, UNDONE } from './undone-steps.ts';

const ROLES = staffRole.options;
const HER = `staff/${STAFF}`;
const withRole = (role: string): Claims => ({ ...PEOPLE.staff, role });

const expected = (isAllowed: boolean) => (isAllowed ? allowed : denied);

/** The area of a document by its path. */
const areaOf = (path: string): StaffArea | undefined => {
  const [collection = '', id = '', below] = path.split('/');
  if (below === 'payments' || below === 'quotes') return 'sales';
  return AREA_OF[collection === 'settings' ? `settings/${id}` : collection];
};

function* readsOf(role: StaffRole): Generator<Case> {
  const kinds = Object.keys(AREA_OF).filter((kind) => !kind.includes('/'));
  for (const kind of kinds) {
    const area = AREA_OF[kind];
    const may = expected(area !== undefined && mayStaff(role, 'see', area));
    yield may(`${role} gets ${kind}`, () => get(withRole(role), `${kind}/a`));
    yield may(`${role} lists ${kind}`, () => list(withRole(role), queryOf(kind, { limit: 5 })));
  }
  const below: readonly [string, string, StaffArea][] = [
    ['orders/an-order', 'notes', 'orders'],
    ['orders/an-order', 'shipments', 'orders'],
    ['orders/an-order', 'returns', 'orders'],
    ['orders/an-order', 'quotes', 'sales'],
    ['orders/an-order', 'payments', 'sales'],
    ['customers/a-customer', 'notes', 'sales'],
    ['webUsers/a-customer', 'addresses', 'sales'],
  ];
  for (const [parent, name, area] of below) {
    const may = expected(mayStaff(role, 'see', area));
    yield may(`${role} lists ${name}`, () => list(withRole(role), queryOf(name), parent));
  }
  // The history of a document is for those who see the document.
  for (const path of ['prod/a', 'blogs/a', 'orders/a', 'customers/a', 'settings/site']) {
    const area = areaOf(path);
    const filters = [where('path', 'EQUAL', path)];
    yield expected(area !== undefined && mayStaff(role, 'see', area))(
      `${role} lists the history of ${path}`,
      () => list(withRole(role), queryOf('audit', { filters, limit: 5 })),
    );
  }
  yield expected(role === 'owner')(`${role} lists everyone’s activity`, () =>
    list(withRole(role), queryOf('audit', { filters: [where('by', 'EQUAL', STAFF)], limit: 5 })),
  );
}

function* writesOf(role: StaffRole): Generator<Case> {
  const kinds = GUARDED.filter(({ by, name }) => by === 'staff' && name !== 'audit');
  for (const guarded of kinds.filter(({ path }) => path.endsWith('*'))) {
    const area = areaOf(guarded.path);
    const may = expected(area !== undefined && mayStaff(role, 'edit', area));
    yield may(`${role} creates a ${guarded.name}`, () =>
      write(withRole(role), { path: anyPath(guarded), data: guarded.created }),
    );
  }
  const entry = GUARDED.find(({ name }) => name === 'audit');
  for (const path of ['prod/a', 'blogs/a', 'orders/a', 'customers/a', 'settings/site', 'stock/a']) {
    const area = areaOf(path);
    yield expected(area !== undefined && mayStaff(role, 'edit', area))(
      `${role} adds to the history of ${path}`,
      () =>
        write(withRole(role), {
          path: `audit/${randomUUID()}`,
          data: { ...entry?.created, path },
        }),
    );
  }
}

/** Settings have fixed names, so they are written one after the other. */
function* settingsOf(role: StaffRole): Generator<Case> {
  for (const { path, name, before, saved } of GUARDED.filter(({ path: at }) =>
    at.startsWith('settings/'),
  )) {
    const area = areaOf(path);
    if (area === undefined || before === undefined || saved === undefined) throw new Error(path);
    yield expected(mayStaff(role, 'edit', area))(`${role} saves ${name}`, {
      before: { path, data: before },
      attempt: () => write(withRole(role), { path, data: saved }),
    });
  }
}

const PACKING: readonly (readonly [OrderStatus, OrderStatus])[] = [
  ['confirmed', 'packed'],
  ['packed', 'dispatched'],
  ['dispatched', 'delivered'],
];
const SALES: readonly (readonly [OrderStatus, OrderStatus])[] = [
  ['requested', 'quoted'],
  ['requested', 'rejected'],
  ['quoted', 'accepted'],
  ['accepted', 'confirmed'],
  ['confirmed', 'cancelled'],
  ['packed', 'cancelled'],
  ['dispatched', 'cancelled'],
];

function* stepsOf(role: StaffRole): Generator<Case> {
  const step = (name: string, may: boolean, before: Fields, after: Fields): Case => {
    const path = `orders/${randomUUID()}`;
    return expected(may)(`${role}: ${name}`, {
      before: { path, data: before },
      attempt: () => write(withRole(role), { path, data: after }),
    });
  };
  const mayPack = mayStaff(role, 'edit', 'orders');
  const maySell = mayStaff(role, 'edit', 'sales');
  for (const [from, to] of PACKING) {
    const before = orderIn(from);
    yield step(`${from} → ${to}`, mayPack, before, moved(before, to, STAFF));
    yield step(`${from} → ${to} with a balance`, maySell, before, {
      ...moved(before, to, STAFF),
      duePaise: 5,
    });
    const after = { ...moved(before, to, STAFF), quote: { ...(before['quote'] as Fields) } };
    const changed = { ...after, quote: { ...after.quote, discountPaise: 7 } };
    yield step(`${from} → ${to} with another quote`, false, before, changed);
  }
  for (const [from, to] of SALES) {
    const before = orderIn(from, { sentUnits: 0 });
    yield step(`${from} → ${to}`, maySell, before, moved(before, to, STAFF));
  }
  const packed = orderIn('packed', { rev: 3 });
  for (const [from, to] of UNDONE) {
    const isPacking = PACKING.some(([before, after]) => before === to && after === from);
    const before = orderAfter(from, STAFF);
    yield step(`undoing ${from}`, isPacking ? mayPack : maySell, before, back(before, to));
  }
  const next = { ...packed, rev: 4, updatedAt: NOW };
  yield step('units sent', mayPack, packed, { ...next, sentUnits: 3 });
  yield step('assigned', maySell, packed, { ...next, assignedTo: STAFF });
  const contact = { ...(packed['contact'] as Fields), name: 'Ravi Rao' };
  yield step('another contact', maySell, packed, { ...next, contact });
}

/** What editors of an area do, as the tests of each kind prepare it. */
const ACTIONS: readonly (readonly [
  string,
  StaffArea,
  (by: Claims) => Prepared | Case['attempt'],
])[] = [
  ['records a payment', 'sales', (person) => paying({ person })],
  ['voids a payment', 'sales', (person) => voiding({ person })],
  ['enters an order', 'sales', (by) => enter(by)],
  ['enters an order without an account', 'sales', (by) => enter(by, { uid: randomUUID() })],
  [
    'gives an order of an entered customer to an account',
    'sales',
    (by) => giving(by, randomUUID()),
  ],
  ['lifts a pause', 'sales', (by) => lift(by)],
  ['records the outcome of a parcel', 'orders', (by) => changingParcel(by)],
  [
    'corrects a parcel',
    'orders',
    (by) => changingParcel(by, { outcome: undefined, courier: 'By hand' }),
  ],
];

function* actionsOf(role: StaffRole): Generator<Case> {
  for (const [name, area, by] of ACTIONS)
    yield expected(mayStaff(role, 'edit', area))(`${role} ${name}`, by(withRole(role)));
}

const member = (role: StaffRole, removedAt: Date | null = null): Fields => ({
  ...{ email: 'meera@shop.in', name: 'Meera', role, joinedAt: SOME_TIME, removedAt },
});

/** One person's own document; the cases run one after the other. */
function* stored(): Generator<Case> {
  const reads = (name: string, may: boolean, data: Fields, caller: Claims): Case =>
    expected(may)(name, {
      before: { path: HER, data },
      attempt: () => get(caller, 'customers/a'),
    });
  yield reads('a stored owner', true, member('owner'), withRole('packing'));
  yield reads('a stored packer with the token of an owner', false, member('packing'), PEOPLE.staff);
  yield reads('a removed owner', false, member('owner', SOME_TIME), PEOPLE.staff);
  const { admin: _, ...customer } = PEOPLE.staff;
  yield reads('a stored owner without the claim', false, member('owner'), customer);
  yield reads('a role that does not exist', false, { ...member('owner'), role: 'x' }, PEOPLE.staff);

  const active = (name: string, may: boolean, before: Fields, after: Fields): Case =>
    expected(may)(name, {
      before: { path: HER, data: before },
      attempt: () => write(PEOPLE.staff, { path: HER, data: after }),
    });
  const sales = member('sales');
  yield active('active now', true, sales, { ...sales, lastActiveAt: NOW });
  yield active('active at another time', false, sales, { ...sales, lastActiveAt: SOME_TIME });
  yield active('another role', false, sales, { ...sales, role: 'owner', lastActiveAt: NOW });
  const removed = member('sales', SOME_TIME);
  yield active('active after a removal', false, removed, { ...removed, lastActiveAt: NOW });
  yield active('a removal undone', false, removed, { ...sales, lastActiveAt: NOW });
  yield allowed('a removed person reads why', {
    before: { path: HER, data: removed },
    attempt: () => get(PEOPLE.staff, HER),
  });
  yield denied('a removed person reads colleagues', () => get(PEOPLE.staff, 'staff/a'));
  yield denied('a customer reads staff', () => get(PEOPLE.verified, 'staff/a'));
  yield denied('a customer joins the staff', () =>
    write(PEOPLE.verified, { path: `staff/${ASHA}`, data: member('owner') }),
  );
}

export function roleCases(): void {
  describe('roles', () => {
    test.each(ROLES)('%s', async (role) => {
      await write(owner, { path: HER, deleted: true });
      await write(owner, { path: 'staff/a', data: member('sales') });
      await tryAll([...readsOf(role), ...writesOf(role), ...stepsOf(role), ...actionsOf(role)]);
      for (const one of settingsOf(role)) await tryAll([one]);
    });

    test('what is stored counts before the token, and is written only by functions', async () => {
      for (const one of stored()) await tryAll([one]);
      for (const path of [`staff/${randomUUID()}`, 'staffInvitations/a'])
        await tryAll([
          denied(path, () => write(PEOPLE.staff, { path, data: member('owner') })),
          denied(path, () => write(PEOPLE.staff, { path, deleted: true })),
        ]);
      await write(owner, { path: HER, deleted: true });
    });
  });
}
