/** App Check, which is optional: pages must have its site key before a service requires it. */
import * as z from 'zod';
import { ok, wrong, type Finding } from './finding.ts';
import { unanswered } from './google.ts';
import type { LiveCheck, LiveSetup } from './live-setup.ts';

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

export const checkAppCheck: LiveCheck = async (setup) => [await checkEnforcement(setup)];
