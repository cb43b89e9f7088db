/** The project: whether it exists, has billing, and has the APIs that the shop needs enabled. */
import * as z from 'zod';
import { ok, wrong, type Finding } from './finding.ts';
import { unanswered } from './google.ts';
import type { LiveCheck, LiveSetup } from './live-setup.ts';

const VIEWER = 'roles/viewer';

/** APIs of the shop and its functions, of keyless sign-in from CI, and of the doctor's checks. */
export const SERVICES = [
  'firebase',
  'firestore',
  'firebaserules',
  'identitytoolkit',
  'firebasestorage',
  'storage',
  'firebasehosting',
  'iam',
  'iamcredentials',
  'sts',
  'cloudresourcemanager',
  'cloudbilling',
  'firebaseappcheck',
  'cloudfunctions',
  'run',
  'eventarc',
  'cloudbuild',
  'artifactregistry',
  'secretmanager',
  'pubsub',
  'cloudscheduler',
].map((name) => `${name}.googleapis.com`);

async function checkFirebase({ google, project }: LiveSetup): Promise<Finding> {
  const name = 'Project';
  const url = `https://firebase.googleapis.com/v1beta1/projects/${project}`;
  const answer = await google.get(url, z.object({ projectNumber: z.string() }));
  switch (answer.kind) {
    case 'ok':
      return ok(name, `${project} (number ${answer.value.projectNumber}) is a Firebase project.`);
    case 'missing':
      return wrong(
        name,
        `There is no Firebase project ${project}, or this account can't see it.`,
        `gcloud projects create ${project}\nnpx firebase projects:addfirebase ${project}`,
      );
    default:
      return unanswered(name, answer, { project, role: 'roles/firebase.viewer' });
  }
}

async function checkBilling({ google, project }: LiveSetup): Promise<Finding> {
  const name = 'Billing';
  const url = `https://cloudbilling.googleapis.com/v1/projects/${project}/billingInfo`;
  const answer = await google.get(url, z.object({ billingEnabled: z.boolean().default(false) }));
  if (answer.kind === 'ok' && answer.value.billingEnabled)
    return ok(name, 'The project is on the Blaze plan.');
  if (answer.kind === 'ok' || answer.kind === 'missing')
    return wrong(
      name,
      'The project has no billing account. Images and scheduled backups need the Blaze plan.',
      `gcloud billing accounts list\ngcloud billing projects link ${project} --billing-account ACCOUNT_ID`,
    );
  return unanswered(name, answer, { project, role: VIEWER });
}

const services = z.object({
  services: z.array(z.object({ name: z.string(), state: z.string().optional() })).default([]),
});

async function checkServices({ google, project }: LiveSetup): Promise<Finding> {
  const name = 'APIs';
  const names = SERVICES.map((service) => `names=projects/${project}/services/${service}`);
  const answer = await google.get(
    `https://serviceusage.googleapis.com/v1/projects/${project}/services:batchGet?${names.join('&')}`,
    services,
  );
  if (answer.kind === 'missing')
    return wrong(name, `There is no project ${project}.`, `gcloud projects create ${project}`);
  if (answer.kind !== 'ok')
    return unanswered(name, answer, { project, role: 'roles/serviceusage.serviceUsageViewer' });
  const enabled = new Set(
    answer.value.services
      .filter(({ state }) => state === 'ENABLED')
      .map((service) => service.name.slice(service.name.lastIndexOf('/') + 1)),
  );
  const missing = SERVICES.filter((service) => !enabled.has(service));
  return missing.length === 0
    ? ok(name, `All ${SERVICES.length} are enabled.`)
    : wrong(
        name,
        `Disabled: ${missing.join(', ')}.`,
        `gcloud services enable ${missing.join(' ')} --project ${project}`,
      );
}

export const checkProject: LiveCheck = (setup) =>
  Promise.all([checkFirebase(setup), checkBilling(setup), checkServices(setup)]);
