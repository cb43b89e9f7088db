/** The doctor on a live shop with each fault: the finding and the command that fixes it. */
import { expect, test } from 'vitest';
import { FUNCTIONS_REGION } from '#core/functions-region.ts';
import {
  DEPLOYED_FUNCTIONS,
  DEPLOYED_INDEXES,
  fakeLiveShop,
  PROJECT,
} from '#fixtures/fake-google.ts';
import { checkLive } from './check-live.ts';
import { exitCodeOf } from './finding.ts';

/** Faulty responses, the name of the finding, and part of its remedy. */
const FAULTS: readonly (readonly [
  fault: string,
  answers: Record<string, unknown>,
  name: string,
  fix: string,
])[] = [
  [
    'there is no project',
    { [`firebase.googleapis.com/v1beta1/projects/${PROJECT}`]: undefined },
    'Project',
    `firebase projects:addfirebase ${PROJECT}`,
  ],
  ['billing is off', { '/billingInfo': {} }, 'Billing', 'gcloud billing projects link'],
  [
    'an API is disabled',
    { '/services:batchGet': { services: [] } },
    'APIs',
    'gcloud services enable firebase.googleapis.com',
  ],
  [
    'there is no database',
    { '/databases/(default)': undefined },
    'Firestore database',
    'gcloud firestore databases create --location asia-south1',
  ],
  [
    'the database is in Datastore mode',
    { '/databases/(default)': { locationId: 'nam5', type: 'DATASTORE_MODE' } },
    'Firestore database',
    '--type firestore-native',
  ],
  [
    'point-in-time recovery is off',
    { '/databases/(default)': { locationId: 'nam5', type: 'FIRESTORE_NATIVE' } },
    'Point-in-time recovery',
    '--enable-pitr',
  ],
  [
    'there are no backups',
    { '/backupSchedules': {} },
    'Backups',
    'gcloud firestore backups schedules create',
  ],
  [
    'no rules are deployed',
    { '/releases/cloud.firestore': undefined },
    'Firestore rules',
    'firebase deploy --only firestore:rules',
  ],
  [
    'other rules are deployed',
    { '/rulesets/database': { source: { files: [{ content: 'allow read, write: if true;' }] } } },
    'Firestore rules',
    'firebase deploy --only firestore:rules',
  ],
  [
    'an index is missing',
    { '/indexes': { indexes: DEPLOYED_INDEXES.slice(1) } },
    'Firestore indexes',
    'firebase deploy --only firestore:indexes',
  ],
  [
    'an index is being built',
    {
      '/indexes': {
        indexes: DEPLOYED_INDEXES.map((index, at) =>
          at === 3 ? { ...index, state: 'CREATING' } : index,
        ),
      },
    },
    'Firestore indexes',
    'again in a few minutes',
  ],
  [
    'there is no bucket',
    { [`/storage/v1/b/${PROJECT}.firebasestorage.app`]: undefined },
    'Storage bucket',
    '/defaultBucket',
  ],
  [
    'the bucket is not linked to Firebase',
    { [`/buckets/${PROJECT}.firebasestorage.app`]: undefined },
    'Storage in Firebase',
    ':addFirebase',
  ],
  [
    'every site may write to the bucket',
    {
      [`/storage/v1/b/${PROJECT}.firebasestorage.app`]: {
        location: 'ASIA',
        cors: [{ origin: ['*'], method: ['PUT'] }],
      },
    },
    'Storage CORS',
    '--clear-cors',
  ],
  [
    'other storage rules are deployed',
    { '/rulesets/images': { source: { files: [] } } },
    'Storage rules',
    'firebase deploy --only storage',
  ],
  [
    'the rules of Storage can’t read the roles of staff',
    { ':getIamPolicy': {} },
    'Account of the Storage rules',
    `gcloud projects add-iam-policy-binding ${PROJECT} --role roles/firebaserules.firestoreServiceAgent --member serviceAccount:service-42@gcp-sa-firebasestorage`,
  ],
  [
    'authentication is not set up',
    { [`/admin/v2/projects/${PROJECT}/config`]: undefined },
    'Authentication',
    'identityPlatform:initializeAuth',
  ],
  ...(
    [
      ['Sign-in with a password', 'updateMask=signIn.email'],
      ['Email enumeration protection', 'updateMask=emailPrivacyConfig'],
      ['Authorised domains', '"authorizedDomains":["silver.example"]'],
      ['Action URL of emails', 'https://silver.example/verify-email'],
    ] as const
  ).map(
    ([name, fix]) =>
      [`${name} is not set`, { [`/admin/v2/projects/${PROJECT}/config`]: {} }, name, fix] as const,
  ),
  [
    'sign-in with Google is off',
    { '/defaultSupportedIdpConfigs/google.com': undefined },
    'Sign-in with Google',
    'authentication/providers',
  ],
  [
    'no account has access',
    { '/accounts:batchGet': { users: [{ customAttributes: '{"admin":false}' }] } },
    'Staff',
    `npm run admin -- grant YOUR-EMAIL --project ${PROJECT}`,
  ],
  [
    'App Check is required without a site key',
    { '/services/firestore.googleapis.com': { enforcementMode: 'ENFORCED' } },
    'App Check',
    'PUBLIC_APP_CHECK_KEY',
  ],
  ['there is no web app', { '/webApps': {} }, 'Web app settings', 'firebase apps:create WEB'],
  [
    'the web app is another one',
    { '/config': { apiKey: 'other', projectId: PROJECT, appId: '1:42:web:1' } },
    'Web app settings',
    'PUBLIC_FIREBASE_API_KEY=other',
  ],
  [
    'there is no Hosting site',
    { [`/v1beta1/projects/${PROJECT}/sites`]: {} },
    'Hosting',
    'firebase hosting:sites:create',
  ],
  [
    'the domain is not connected',
    { '/customDomains/silver.example': undefined },
    'Domain',
    'customDomainId=silver.example',
  ],
  [
    'the domain has no DNS record yet',
    { '/customDomains/silver.example': { hostState: 'HOST_UNHOSTED' } },
    'Domain',
    'Add the DNS records',
  ],
  [
    'the shop was never published',
    { 'silver.example/data/version.json': undefined },
    'Live site',
    'npm run publisher -- --once --deploy firebase',
  ],
  ['nothing was deployed', { '/releases': {} }, 'Last publish', 'npm run publisher'],
  [
    "the publisher's account lacks its roles",
    { ':getIamPolicy': {} },
    'Publisher account',
    'gcloud iam service-accounts create publisher',
  ],
  [
    'no publisher has ever run',
    { '/publishing/automatic': undefined },
    'Publisher',
    'gh workflow run publish.yml',
  ],
  [
    'the publisher is late',
    {
      '/publishing/automatic': {
        fields: {
          seenAt: { timestampValue: '2026-03-04T11:00:00Z' },
          nextInMs: { integerValue: '900000' },
        },
      },
    },
    'Publisher',
    'systemctl restart',
  ],
  [
    'the functions are not deployed',
    { [`/locations/${FUNCTIONS_REGION}/functions`]: {} },
    'Functions',
    'firebase deploy --only functions',
  ],
  [
    'a function failed to start',
    {
      [`/locations/${FUNCTIONS_REGION}/functions`]: {
        functions: DEPLOYED_FUNCTIONS.map((each, at) =>
          at === 1 ? { ...each, state: 'FAILED' } : each,
        ),
      },
    },
    'Functions',
    'npm run functions',
  ],
  ...(
    [
      ['Email settings', 'Set SMTP_HOST, MAIL_FROM, SITE_URL in .env'],
      ['Password of the mail server', 'functions:secrets:set SMTP_PASSWORD'],
    ] as const
  ).map(
    ([name, fix]) =>
      [
        `${name} are missing`,
        {
          [`/locations/${FUNCTIONS_REGION}/functions`]: {
            functions: DEPLOYED_FUNCTIONS.map((each) => ({ ...each, serviceConfig: {} })),
          },
        },
        name,
        fix,
      ] as const,
  ),
  [
    'the functions’ account lacks its roles',
    { ':getIamPolicy': {} },
    'Functions account',
    'gcloud iam service-accounts create functions',
  ],
  [
    'CI is not trusted',
    { 'locations/global/workloadIdentityPools/github/providers/shop': undefined },
    'Sign-in of CI',
    'docs/recipes/go-live.md',
  ],
  [
    'CI of every repository is trusted',
    { 'locations/global/workloadIdentityPools/github/providers/shop': { state: 'ACTIVE' } },
    'Sign-in of CI',
    '--attribute-condition',
  ],
];

test.each(FAULTS)('gives the remedy when %s', async (_case, answers, name, fix) => {
  const parts = await checkLive(fakeLiveShop({ answers }).setup, { github: true });
  const findings = parts.flatMap((part) => part.findings);
  const finding = findings.find((each) => each.name === name);
  expect(finding).toMatchObject({ state: 'wrong' });
  expect(finding?.fix).toContain(fix);
  expect(exitCodeOf(findings)).toBe(1);
});
