/** All checks of a live shop, by the parts of a project. */
import { checkAuth } from './check-auth.ts';
import { checkEnvironment } from './check-environment.ts';
import { checkFirestore } from './check-firestore.ts';
import { checkFunctions } from './check-functions.ts';
import { checkGithub } from './check-github.ts';
import { checkHosting } from './check-hosting.ts';
import { checkProject } from './check-project.ts';
import { checkPublisher } from './check-publisher.ts';
import { checkStorage } from './check-storage.ts';
import { type Finding, ok, wrong } from './finding.ts';
import { unanswered } from './google.ts';
import type { LiveCheck, LiveSetup } from './live-setup.ts';
import * as z from 'zod';

const service = z.object({ enforcementMode: z.string().default('OFF') });

async function checkEnforcement({ google, project, variables }: LiveSetup): Promise<Finding> {
  const name = 'App Check';
  const hasKey = Boolean(variables['PUBLIC_APP_CHECK_KEY']);
  const url = `https://firebaseappcheck.googleapis.com/v1/projects/${project}/services/firestore.googleapis.com`;
  const answer = await google.get(url, service);
  if (answer.kind !== 'ok' && answer.kind !== 'missing')
    return unanswered(name, answer, { project, role: 'roles/firebaseappcheck.viewer' });
  const isRequired = answer.kind === 'ok' && answer.value.enforcementMode === 'ENFORCED';
  if (hasKey) return ok(name, isRequired ? 'On, and required by Firestore.' : 'On, not required.');
  return isRequired
    ? wrong(
        name,
        'Firestore requires it, but pages have no site key, so customers can’t send orders.',
        'Add to .env: PUBLIC_APP_CHECK_KEY=site-key\nThen publish the site again.',
      )
    : ok(name, 'Off.');
}

/** App Check, which is optional: pages must have its site key before a service requires it. */
const checkAppCheck: LiveCheck = async (setup) => [await checkEnforcement(setup)];

/** In the order of setting up a shop, so that the first failure is the first to fix. */
const CHECKS: readonly (readonly [title: string, check: LiveCheck])[] = [
  ['Project', checkProject],
  ['Firestore', checkFirestore],
  ['Storage', checkStorage],
  ['Authentication', checkAuth],
  ['Functions', checkFunctions],
  ['App Check', checkAppCheck],
  ['Environment', checkEnvironment],
  ['Hosting', checkHosting],
  ['Publisher', checkPublisher],
  ['GitHub', checkGithub],
];

export interface CheckedPart {
  title: string;
  findings: readonly Finding[];
}

/**
 * Without credentials, returns only that finding.
 * @param options.github false when only a service publishes the shop
 */
export async function checkLive(
  setup: LiveSetup,
  options: { github: boolean },
): Promise<readonly CheckedPart[]> {
  const account = await setup.google.signIn();
  if (account.kind !== 'ok' && account.kind !== 'missing') {
    const { project } = setup;
    const finding = unanswered('Google account', account, { project, role: 'roles/viewer' });
    return [{ title: 'Sign-in to Google', findings: [finding] }];
  }
  const checks = CHECKS.filter(([title]) => options.github || title !== 'GitHub');
  return await Promise.all(
    checks.map(async ([title, check]) => ({ title, findings: await check(setup) })),
  );
}
