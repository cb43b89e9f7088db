/** `npm run admin -- grant EMAIL | revoke EMAIL | list`: who may enter the back office. */
import { join } from 'node:path';
import { formatMoment } from '#domain/format.ts';
import { provideAccounts } from '#local/provide-accounts.ts';
import { keepLoopbackDirect, loadEnvFile, readFlags, ROOT } from '#local/env.ts';
import { Failure } from '#local/failure.ts';
import { runScript, type Stage } from '#local/script.ts';
import type { Accounts } from '#server/accounts.ts';

const USAGE = `npm run admin -- grant EMAIL    lets the account into the back office
npm run admin -- revoke EMAIL   takes that away, and ends its sessions
npm run admin -- list           whoever may enter
    --project ID                a real project instead of the local accounts`;

const PROBLEMS = {
  unknown: (email: string) =>
    new Failure(
      `There is no account of ${email}.`,
      'They make one at /register, and open the link in the mail; then run this again.',
    ),
  unverified: (email: string) =>
    new Failure(
      `Nobody has shown yet that ${email} is theirs.`,
      'They open the link in the mail that /register, or /account, sends; then run this again.',
    ),
  disabled: (email: string) =>
    new Failure(
      `The account of ${email} is disabled.`,
      'Enable it in the console of Firebase, under Authentication; then run this again.',
    ),
};

async function grant({ progress }: Stage, accounts: Accounts, email: string): Promise<void> {
  const outcome = await accounts.grant(email);
  if (outcome !== 'granted' && outcome !== 'already') throw PROBLEMS[outcome](email);
  progress.note(
    outcome === 'granted'
      ? `${email} may enter the back office, from the next page that they open on.`
      : `${email} may enter the back office already.`,
  );
}

async function revoke({ progress }: Stage, accounts: Accounts, email: string): Promise<void> {
  const outcome = await accounts.revoke(email);
  if (outcome === 'unknown') throw PROBLEMS.unknown(email);
  progress.note(
    outcome === 'revoked'
      ? `${email} may no longer enter. Every session is ended; a page that is open now can write for an hour at most.`
      : `${email} could not enter the back office. Every session is ended all the same.`,
  );
}

async function list({ progress }: Stage, accounts: Accounts): Promise<void> {
  const staff = await accounts.staff();
  for (const { email, uid, lastSignIn } of staff) {
    const seen =
      lastSignIn === undefined ? 'never signed in' : formatMoment(Date.parse(lastSignIn));
    progress.note(`${email}  ${uid}  ${seen}`);
  }
  if (staff.length === 0) progress.note('Nobody may enter the back office yet.');
}

async function main(stage: Stage): Promise<undefined> {
  loadEnvFile();
  keepLoopbackDirect();
  const { text, positionals } = readFlags(process.argv.slice(2), { project: { type: 'string' } });
  const [verb, email, ...more] = positionals;
  const fits =
    more.length === 0 &&
    (verb === 'list'
      ? email === undefined
      : (verb === 'grant' || verb === 'revoke') && email !== undefined);
  if (!fits) throw new Failure('What is to be done, and with whose account?', USAGE);
  const accounts = await provideAccounts(stage, text('project'));
  if (verb === 'list') await list(stage, accounts);
  else if (email !== undefined) await (verb === 'grant' ? grant : revoke)(stage, accounts, email);
  return undefined;
}

await runScript(main, { logDir: join(ROOT, '.data/logs') });
