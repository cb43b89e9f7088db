/**
 * The requirements for publishing from CI: the repository's variables, and Google's trust in its runs. No key needs
 * to be stored.
 */
import * as z from 'zod';
import { ok, unchecked, wrong, type Finding } from './finding.ts';
import { unanswered } from './google.ts';
import { publisherAccount, type LiveCheck, type LiveSetup } from './live-setup.ts';

const PROVIDER = 'workloadIdentityPools/github/providers/shop';
const ROLE = 'roles/iam.workloadIdentityPoolViewer';
const SETTINGS = ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'APP_ID', 'STORAGE_BUCKET'].map(
  (name) => `PUBLIC_FIREBASE_${name}`,
);

async function projectNumber({ google, project }: LiveSetup): Promise<string> {
  const url = `https://firebase.googleapis.com/v1beta1/projects/${project}`;
  const answer = await google.get(url, z.object({ projectNumber: z.string() }));
  return answer.kind === 'ok' ? answer.value.projectNumber : 'NUMBER';
}

/** The variables by name; undefined when only a person knows the value. */
async function expectedVariables(setup: LiveSetup): Promise<Map<string, string | undefined>> {
  const pool = `projects/${await projectNumber(setup)}/locations/global/${PROVIDER}`;
  return new Map([
    ['FIREBASE_PROJECT', setup.project],
    ['SITE_URL', setup.siteUrl],
    ['GCP_SERVICE_ACCOUNT', publisherAccount(setup)],
    ['GCP_WORKLOAD_IDENTITY_PROVIDER', pool],
    ...SETTINGS.map((name) => [name, setup.variables[name]] as const),
  ]);
}

const listed = z.array(z.object({ name: z.string(), value: z.string() }));

async function checkVariables(setup: LiveSetup): Promise<Finding> {
  const name = 'GitHub variables';
  const result = await setup.run('gh', ['variable', 'list', '--json', 'name,value']);
  if (result === undefined)
    return unchecked(
      name,
      'The command gh is not installed.',
      'Install it: https://cli.github.com   (or, if a service publishes: npm run doctor -- --no-github)',
    );
  if (result.code !== 0)
    return unchecked(
      name,
      result.stderr.trim().split('\n')[0] ?? '',
      'gh auth login   (in a clone of the repository on GitHub)',
    );
  const set = new Map(
    listed.parse(JSON.parse(result.stdout)).map((variable) => [variable.name, variable.value]),
  );
  const expected = [...(await expectedVariables(setup))];
  const different = expected.filter(
    ([variable, value]) =>
      !set.has(variable) || (value !== undefined && set.get(variable) !== value),
  );
  if (different.length === 0) return ok(name, `All ${expected.length} are set.`);
  return wrong(
    name,
    `Missing or different: ${different.map(([variable]) => variable).join(', ')}.`,
    different
      .map(([variable, value]) => `gh variable set ${variable} --body '${value ?? 'VALUE'}'`)
      .join('\n'),
  );
}

async function checkTrust({ google, project }: LiveSetup): Promise<Finding> {
  const name = 'Sign-in of CI';
  const url = `https://iam.googleapis.com/v1/projects/${project}/locations/global/${PROVIDER}`;
  const answer = await google.get(
    url,
    z.object({ state: z.string().optional(), attributeCondition: z.string().optional() }),
  );
  const setUp = 'The commands: “In CI” in docs/recipes/go-live.md';
  if (answer.kind === 'missing')
    return wrong(name, "Google doesn't know the repository, so its runs can't sign in.", setUp);
  if (answer.kind !== 'ok') return unanswered(name, answer, { project, role: ROLE });
  const { state, attributeCondition = '' } = answer.value;
  if (state !== 'ACTIVE')
    return wrong(
      name,
      `The provider ${PROVIDER} is ${state ?? 'not active'}.`,
      `gcloud iam workload-identity-pools providers undelete shop --workload-identity-pool github --location global --project ${project}`,
    );
  return attributeCondition.includes('assertion.repository')
    ? ok(name, `Google lets in runs where ${attributeCondition}.`)
    : wrong(
        name,
        'The provider has no condition on the repository, so runs of any repository could sign in.',
        `gcloud iam workload-identity-pools providers update-oidc shop --workload-identity-pool github --location global --project ${project} --attribute-condition "assertion.repository == 'OWNER/REPO' && assertion.ref == 'refs/heads/main'"`,
      );
}

export const checkGithub: LiveCheck = (setup) =>
  Promise.all([checkVariables(setup), checkTrust(setup)]);
