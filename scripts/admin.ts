/** `npm run admin -- grant EMAIL [--role ROLE] | revoke EMAIL | list`: manages access to the back office. */
import { join } from 'node:path';
import { formatMoment } from '#core/format-time.ts';
import { provideAccounts } from '#tooling/local/provide-accounts.ts';
import { bypassProxyForLoopback, loadEnvFile, readFlags, ROOT } from '#tooling/local/env.ts';
import { Failure } from '#tooling/local/failure.ts';
import { runScript, type Stage } from '#tooling/local/script.ts';
import type { Accounts } from '#firebase/admin/accounts.ts';
import type { Firestore } from '#firebase/admin/firestore.ts';
import { ROLE_NAMES } from '#core/staff-roles.ts';
import { grantRole, revokeRole } from '#functions/staff/grant-role.ts';
import { staffRole, type StaffRole } from '#schema/staff.ts';
import { provideDatabase } from '#tooling/local/provide-database.ts';

const USAGE = `npm run admin -- grant EMAIL    gives the account access to the back office
    --role ROLE                 owner (default), sales, packing or content
npm run admin -- revoke EMAIL   removes the access and ends all sessions
npm run admin -- list           lists the staff with their roles
    --project ID                a real project instead of the local accounts`;

const PROBLEMS = {
  unknown: (email: string) =>
    new Failure(
      `No account for ${email}.`,
      'The person registers at /register and opens the link in the email. Then run this command again.',
    ),
  unverified: (email: string) =>
    new Failure(
      `The email address ${email} is not verified.`,
      'The person opens the link in the email that /register or /account sends. Then run this command again.',
    ),
  disabled: (email: string) =>
    new Failure(
      `The account of ${email} is disabled.`,
      'Enable it in the Firebase console under Authentication. Then run this command again.',
    ),
};

interface StaffAdmin {
  accounts: Accounts;
  firestore: Firestore;
}

async function grant(
  { progress }: Stage,
  staff: StaffAdmin,
  email: string,
  role: StaffRole,
): Promise<void> {
  const person = await staff.accounts.find(email);
  const problem = person === undefined ? 'unknown' : person.problem;
  if (person === undefined || problem !== undefined) throw PROBLEMS[problem ?? 'unknown'](email);
  await grantRole(person, role, staff);
  progress.note(
    `${email} can use the back office as ${ROLE_NAMES[role]}, starting with the next page they open.`,
  );
}

async function revoke({ progress }: Stage, staff: StaffAdmin, email: string): Promise<void> {
  const person = await staff.accounts.find(email);
  if (person === undefined) throw PROBLEMS.unknown(email);
  await revokeRole(person, staff);
  progress.note(`${email} can no longer use the back office. All sessions are ended.`);
}

async function list({ progress }: Stage, staff: StaffAdmin): Promise<void> {
  const all = await staff.accounts.staff();
  for (const { email, uid, role, lastSignIn } of all) {
    const signedIn =
      lastSignIn === undefined ? 'never signed in' : formatMoment(Date.parse(lastSignIn));
    progress.note(`${email}  ${role}  ${uid}  ${signedIn}`);
  }
  if (all.length === 0) progress.note('No staff yet.');
}

async function main(stage: Stage): Promise<undefined> {
  loadEnvFile();
  bypassProxyForLoopback();
  const { text, positionals } = readFlags(process.argv.slice(2), {
    project: { type: 'string' },
    role: { type: 'string' },
  });
  const [verb, email, ...more] = positionals;
  const role = staffRole.safeParse(text('role') ?? 'owner');
  const isValid =
    more.length === 0 &&
    role.success &&
    (verb === 'list'
      ? email === undefined
      : (verb === 'grant' || verb === 'revoke') && email !== undefined);
  if (!isValid) throw new Failure('Choose a command and an email address.', USAGE);
  const accounts = await provideAccounts(stage, text('project'));
  const { firestore } = await provideDatabase(stage, text('project'));
  const staff = { accounts, firestore };
  if (email === undefined) await list(stage, staff);
  else if (verb === 'grant') await grant(stage, staff, email, role.data);
  else await revoke(stage, staff, email);
  return undefined;
}

await runScript(main, { logDir: join(ROOT, '.data/logs') });
