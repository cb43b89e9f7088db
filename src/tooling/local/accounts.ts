/** The demo accounts in the local Auth: one staff account, one customer. */
import { DEMO_CUSTOMER_UID, DEMO_STAFF_UID } from '#seed/people.ts';
import { DEMO_PROJECT } from './env.ts';

export interface DemoAccount {
  uid: string;
  email: string;
  password: string;
  displayName: string;
  role: 'staff' | 'customer';
}

/** For the local stack only: the passwords are public. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    uid: DEMO_STAFF_UID,
    email: 'staff@glambug.test',
    password: 'silver-staff',
    displayName: 'Anita Rao',
    role: 'staff',
  },
  {
    uid: DEMO_CUSTOMER_UID,
    email: 'customer@glambug.test',
    password: 'silver-customer',
    displayName: 'Ravi Kumar',
    role: 'customer',
  },
];

/** The emulator's token for administrators, which production does not accept. */
const asOwner =
  (origin: string, project: string) =>
  (call: string, body: unknown): Promise<Response> =>
    fetch(`${origin}/identitytoolkit.googleapis.com/v1/projects/${project}/${call}`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

async function assertOk(response: Response, action: string): Promise<void> {
  if (!response.ok)
    throw new Error(`The Auth emulator refused ${action}: ${await response.text()}`);
}

/**
 * Creates missing demo accounts; existing ones are not changed.
 * @param origin the Auth emulator's, like `http://127.0.0.1:9099`
 */
export async function ensureDemoAccounts(origin: string, project = DEMO_PROJECT): Promise<void> {
  const send = asOwner(origin, project);
  for (const { uid, email, password, displayName, role } of DEMO_ACCOUNTS) {
    const created = await send('accounts', {
      localId: uid,
      email,
      password,
      displayName,
      emailVerified: true,
    });
    const text = created.ok ? '' : await created.clone().text();
    if (/DUPLICATE_LOCAL_ID|EMAIL_EXISTS/.test(text)) continue;
    await assertOk(created, `the account ${email}`);
    if (role !== 'staff') continue;
    const claims = { localId: uid, customAttributes: JSON.stringify({ admin: true }) };
    await assertOk(await send('accounts:update', claims), `the claim of ${email}`);
  }
}
