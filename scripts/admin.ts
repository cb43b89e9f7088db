/** `npm run admin -- grant EMAIL | revoke EMAIL | list`: manages access to the back office. */
import { join } from 'node:path';
import { formatMoment } from '#core/format-time.ts';
import { provideAccounts } from '#tooling/local/provide-accounts.ts';
import { bypassProxyForLoopback, loadEnvFile, readFlags, ROOT } from '#tooling/local/env.ts';
import { Failure } from '#tooling/local/failure.ts';
import { runScript, type Stage } from '#tooling/local/script.ts';
import type { Accounts } from '#firebase/admin/accounts.ts';

const USAGE = `npm run admin -- grant EMAIL    gives the account access to the back office
npm run admin -- revoke EMAIL   removes the access and ends all sessions
npm run admin -- list           lists the staff
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

async function grant({ progress }: Stage, accounts: Accounts, email: string): Promise<void> {
  const outcome = await accounts.grant(email);
  if (outcome !== 'granted' && outcome !== 'already') throw PROBLEMS[outcome](email);
  progress.note(
    outcome === 'granted'
      ? `${email} can now use the back office, starting with the next page they open.`
      : `${email} can already use the back office.`,
  );
}

async function revoke({ progress }: Stage, accounts: Accounts, email: string): Promise<void> {
  const outcome = await accounts.revoke(email);
  if (outcome === 'unknown') throw PROBLEMS.unknown(email);
  progress.note(
    outcome === 'revoked'
      ? `${email} can no longer use the back office. All sessions are ended. A page that is open now can still save for up to an hour.`
      : `${email} had no access to the back office. All sessions are ended.`,
  );
}

async function list({ progress }: Stage, accounts: Accounts): Promise<void> {
  const staff = await accounts.staff();
  for (const { email, uid, lastSignIn } of staff) {
    const signedIn =
      lastSignIn === undefined ? 'never signed in' : formatMoment(Date.parse(lastSignIn));
    progress.note(`${email}  ${uid}  ${signedIn}`);
  }
  if (staff.length === 0) progress.note('No staff yet.');
}

async function main(stage: Stage): Promise<undefined> {
  loadEnvFile();
  bypassProxyForLoopback();
  const { text, positionals } = readFlags(process.argv.slice(2), { project: { type: 'string' } });
  const [verb, email, ...more] = positionals;
  const isValid =
    more.length === 0 &&
    (verb === 'list'
      ? email === undefined
      : (verb === 'grant' || verb === 'revoke') && email !== undefined);
  if (!isValid) throw new Failure('Choose a command and an email address.', USAGE);
  const accounts = await provideAccounts(stage, text('project'));
  if (verb === 'list') await list(stage, accounts);
  else if (email !== undefined) await (verb === 'grant' ? grant : revoke)(stage, accounts, email);
  return undefined;
}

await runScript(main, { logDir: join(ROOT, '.data/logs') });
