/** Cloud Storage for images: the bucket, its rules and what they may read, and its CORS settings. */
import * as z from 'zod';
import { ok, wrong, type Finding } from './finding.ts';
import { curl, unanswered } from './google.ts';
import { checkRoles } from './check-roles.ts';
import { checkRules } from './check-rules.ts';
import { bucketOf, type LiveCheck, type LiveSetup } from './live-setup.ts';

const ROLE = 'roles/storage.admin';

const bucketFields = z.object({
  location: z.string(),
  cors: z
    .array(
      z.object({
        origin: z.array(z.string()).default([]),
        method: z.array(z.string()).default([]),
      }),
    )
    .default([]),
});

async function checkLink({ google, project }: LiveSetup, bucket: string): Promise<Finding> {
  const name = 'Storage in Firebase';
  const answer = await google.get(
    `https://firebasestorage.googleapis.com/v1beta/projects/${project}/buckets/${bucket}`,
    z.looseObject({}),
  );
  if (answer.kind === 'ok') return ok(name, `Browsers reach the bucket through Firebase.`);
  if (answer.kind !== 'missing')
    return unanswered(name, answer, { project, role: 'roles/firebasestorage.viewer' });
  return wrong(
    name,
    `The bucket ${bucket} is not linked to Firebase.`,
    curl(google, 'POST', {
      url: `https://firebasestorage.googleapis.com/v1beta/projects/${project}/buckets/${bucket}:addFirebase`,
      body: {},
    }),
  );
}

async function checkBucket({ google, project }: LiveSetup, bucket: string): Promise<Finding[]> {
  const name = 'Storage bucket';
  const answer = await google.get(
    `https://storage.googleapis.com/storage/v1/b/${bucket}?fields=location,cors`,
    bucketFields,
  );
  if (answer.kind === 'missing')
    return [
      wrong(
        name,
        `There is no bucket ${bucket}, so staff can't upload images.`,
        curl(google, 'POST', {
          url: `https://firebasestorage.googleapis.com/v1alpha/projects/${project}/defaultBucket`,
          body: { location: 'asia-south1' },
        }),
      ),
    ];
  if (answer.kind !== 'ok') return [unanswered(name, answer, { project, role: ROLE })];
  const { location, cors } = answer.value;
  // Pages show images without CORS, and uploads use Firebase's own endpoint, which allows them.
  const writable = cors.some(
    ({ origin, method }) =>
      origin.includes('*') && method.some((each) => !['GET', 'HEAD', 'OPTIONS'].includes(each)),
  );
  return [
    ok(name, `${bucket}, in ${location.toLowerCase()}.`),
    writable
      ? wrong(
          'Storage CORS',
          'Scripts of every site may send writing requests to the bucket. The shop needs no CORS rules.',
          `gcloud storage buckets update gs://${bucket} --clear-cors`,
        )
      : ok(
          'Storage CORS',
          cors.length === 0 ? 'No CORS rules, and none are needed.' : 'Other sites can only read.',
        ),
  ];
}

/** `storage.rules` reads the roles of staff with an account of Google's; without its role, every upload is refused. */
async function checkRulesAccount(setup: LiveSetup): Promise<Finding> {
  const { google, project } = setup;
  const name = 'Account of the Storage rules';
  const answer = await google.get(
    `https://firebase.googleapis.com/v1beta1/projects/${project}`,
    z.object({ projectNumber: z.string() }),
  );
  if (answer.kind === 'missing')
    return wrong(
      name,
      `There is no Firebase project ${project}.`,
      `npx firebase projects:addfirebase ${project}`,
    );
  if (answer.kind !== 'ok')
    return unanswered(name, answer, { project, role: 'roles/firebase.viewer' });
  return await checkRoles(setup, {
    name,
    email: `service-${answer.value.projectNumber}@gcp-sa-firebasestorage.iam.gserviceaccount.com`,
    roles: ['roles/firebaserules.firestoreServiceAgent'],
    isOfGoogle: true,
  });
}

export const checkStorage: LiveCheck = async (setup) => {
  const bucket = bucketOf(setup);
  const [first, ...rest] = await Promise.all([
    checkBucket(setup, bucket),
    checkLink(setup, bucket),
    checkRules(setup.google, {
      name: 'Storage rules',
      release: `firebase.storage/${bucket}`,
      file: 'storage.rules',
      content: setup.files.storageRules,
      target: 'storage',
    }),
    checkRulesAccount(setup),
  ]);
  return [...first, ...rest];
};
