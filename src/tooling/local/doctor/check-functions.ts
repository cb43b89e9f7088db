/** Cloud Functions: their account, whether all of them are deployed, and the settings of mail. */
import * as z from 'zod';
import { FUNCTIONS_REGION } from '#core/functions-region.ts';
import { checkRoles } from './check-roles.ts';
import { ok, wrong, type Finding } from './finding.ts';
import { unanswered, type Answer } from './google.ts';
import type { LiveCheck, LiveSetup } from './live-setup.ts';

const FUNCTION_ROLES = [
  'datastore.user',
  // For the claims of staff.
  'firebaseauth.admin',
  'eventarc.eventReceiver',
  'run.invoker',
  'logging.logWriter',
].map((role) => `roles/${role}`);

/** The functions that `src/functions/index.ts` exports. */
export const functionNames = (source: string): string[] =>
  [...source.matchAll(/^export const (\w+) =/gm)].map(([, name = '']) => name);

const deployedFunction = z.object({
  name: z.string(),
  state: z.string().optional(),
  serviceConfig: z
    .object({
      environmentVariables: z.record(z.string(), z.string()).default({}),
      secretEnvironmentVariables: z.array(z.object({ key: z.string() })).default([]),
    })
    .optional(),
});
type DeployedFunction = z.output<typeof deployedFunction>;

const idOf = ({ name }: DeployedFunction): string => name.slice(name.lastIndexOf('/') + 1);

const deploy = (project: string): string =>
  `npm run functions\nnpx firebase deploy --only functions --project ${project}`;

const SETTINGS = ['SMTP_HOST', 'MAIL_FROM', 'SITE_URL'] as const;

function checkDeployed(
  { files, project }: LiveSetup,
  deployed: readonly DeployedFunction[],
): Finding {
  const name = 'Functions';
  const expected = functionNames(files.functions);
  const active = new Set(deployed.filter(({ state }) => state === 'ACTIVE').map(idOf));
  const missing = expected.filter((each) => !active.has(each));
  return missing.length === 0
    ? ok(name, `All ${expected.length} run in ${FUNCTIONS_REGION}.`)
    : wrong(name, `Not running in ${FUNCTIONS_REGION}: ${missing.join(', ')}.`, deploy(project));
}

function checkMail({ project }: LiveSetup, deployed: readonly DeployedFunction[]): Finding[] {
  const sender = deployed.find((each) => idOf(each) === 'sendQueuedMail');
  // The check above reports it.
  if (sender === undefined) return [];
  const { environmentVariables = {}, secretEnvironmentVariables = [] } = sender.serviceConfig ?? {};
  const missing = SETTINGS.filter((each) => !environmentVariables[each]);
  const hasPassword = secretEnvironmentVariables.some(({ key }) => key === 'SMTP_PASSWORD');
  return [
    missing.length === 0
      ? ok('Email settings', `Emails leave through ${environmentVariables['SMTP_HOST']}.`)
      : wrong(
          'Email settings',
          `Missing: ${missing.join(', ')}. The shop sends no emails.`,
          `Set ${missing.join(', ')} in .env, then:\n${deploy(project)}`,
        ),
    hasPassword
      ? ok('Password of the mail server', 'Set as a secret.')
      : wrong(
          'Password of the mail server',
          'The secret SMTP_PASSWORD is not set.',
          `npx firebase functions:secrets:set SMTP_PASSWORD --project ${project}\n${deploy(project)}`,
        ),
  ];
}

async function listFunctions({ google, project }: LiveSetup): Promise<Answer<DeployedFunction[]>> {
  const answer = await google.get(
    `https://cloudfunctions.googleapis.com/v2/projects/${project}/locations/${FUNCTIONS_REGION}/functions`,
    z.object({ functions: z.array(deployedFunction).default([]) }),
  );
  if (answer.kind === 'missing') return { kind: 'ok', value: [] };
  return answer.kind === 'ok' ? { kind: 'ok', value: answer.value.functions } : answer;
}

async function checkAll(setup: LiveSetup): Promise<Finding[]> {
  const answer = await listFunctions(setup);
  if (answer.kind === 'ok')
    return [checkDeployed(setup, answer.value), ...checkMail(setup, answer.value)];
  // The list turns a missing one into an empty one.
  if (answer.kind === 'missing') return [];
  const { project } = setup;
  return [unanswered('Functions', answer, { project, role: 'roles/cloudfunctions.viewer' })];
}

export const checkFunctions: LiveCheck = async (setup) => {
  const account = checkRoles(setup, {
    name: 'Functions account',
    email: `functions@${setup.project}.iam.gserviceaccount.com`,
    roles: FUNCTION_ROLES,
  });
  return [await account, ...(await checkAll(setup))];
};
