/** The variables that the site is built with: `SITE_URL`, and the settings of the Firebase web app. */
import * as z from 'zod';
import { firebaseSettings } from '#core/firebase-settings.ts';
import { ok, wrong, type Finding } from './finding.ts';
import { unanswered } from './google.ts';
import type { LiveCheck, LiveSetup } from './live-setup.ts';

const ROLE = 'roles/firebase.viewer';

function checkSiteUrl({ siteUrl }: LiveSetup): Finding {
  const name = 'SITE_URL';
  if (siteUrl === undefined)
    return wrong(
      name,
      'Not set. Pages and emails need the address of the shop.',
      'Add to .env: SITE_URL=https://your-domain.in',
    );
  return siteUrl.startsWith('https://')
    ? ok(name, siteUrl)
    : wrong(
        name,
        `${siteUrl} is not an https address.`,
        'Change in .env: SITE_URL=https://your-domain.in',
      );
}

const apps = z.object({
  apps: z.array(z.object({ appId: z.string() })).default([]),
});
const appConfig = z.object({
  apiKey: z.string(),
  authDomain: z.string().optional(),
  projectId: z.string(),
  appId: z.string(),
  storageBucket: z.string().optional(),
});

/** By the names of the web app's settings. */
const VARIABLES: Readonly<Record<keyof z.output<typeof appConfig>, string>> = {
  apiKey: 'PUBLIC_FIREBASE_API_KEY',
  authDomain: 'PUBLIC_FIREBASE_AUTH_DOMAIN',
  projectId: 'PUBLIC_FIREBASE_PROJECT_ID',
  appId: 'PUBLIC_FIREBASE_APP_ID',
  storageBucket: 'PUBLIC_FIREBASE_STORAGE_BUCKET',
};

async function checkWebApp({ google, project, variables }: LiveSetup): Promise<Finding> {
  const name = 'Web app settings';
  const web = `https://firebase.googleapis.com/v1beta1/projects/${project}/webApps`;
  const listed = await google.get(web, apps);
  const create = `npx firebase apps:create WEB shop --project ${project}\nnpx firebase apps:sdkconfig WEB --project ${project}`;
  if (listed.kind !== 'ok' && listed.kind !== 'missing')
    return unanswered(name, listed, { project, role: ROLE });
  const ids = listed.kind === 'ok' ? listed.value.apps.map(({ appId }) => appId) : [];
  const own = ids.find((id) => id === variables[VARIABLES.appId]) ?? ids[0];
  if (own === undefined)
    return wrong(name, 'The project has no web app, so no one can sign in.', create);
  const answer = await google.get(`${web}/${own}/config`, appConfig);
  if (answer.kind === 'missing') return wrong(name, 'The web app was deleted.', create);
  if (answer.kind !== 'ok') return unanswered(name, answer, { project, role: ROLE });
  const settings = Object.entries(VARIABLES).map(
    ([setting, variable]) =>
      [variable, new Map(Object.entries(answer.value)).get(setting)] as const,
  );
  const different = settings.filter(
    ([variable, value]) => value !== undefined && variables[variable] !== value,
  );
  if (different.length > 0)
    return wrong(
      name,
      'missing' in firebaseSettings(variables)
        ? 'Some are not set, so no one can sign in on the built site.'
        : `They are not those of the web app ${own}.`,
      `Set in .env:\n${different.map(([variable, value]) => `${variable}=${value}`).join('\n')}`,
    );
  return ok(name, `The settings are those of the web app ${own}.`);
}

export const checkEnvironment: LiveCheck = async (setup) => [
  checkSiteUrl(setup),
  await checkWebApp(setup),
];
