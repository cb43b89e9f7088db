/** Sign-in: the providers, the protection of accounts, the links in emails, and whether any staff have access. */
import * as z from 'zod';
import { ok, wrong, type Finding } from './finding.ts';
import { curl, unanswered, type Answer, type Google } from './google.ts';
import type { LiveCheck, LiveSetup } from './live-setup.ts';

const TOOLKIT = 'https://identitytoolkit.googleapis.com';
const ROLE = 'roles/firebaseauth.viewer';
/** The page that links in account emails open. */
const EMAIL_PAGE = '/verify-email';

const config = z.object({
  signIn: z
    .object({ email: z.object({ enabled: z.boolean().default(false) }).optional() })
    .default({}),
  authorizedDomains: z.array(z.string()).default([]),
  emailPrivacyConfig: z
    .object({ enableImprovedEmailPrivacy: z.boolean().default(false) })
    .optional(),
  notification: z
    .object({ sendEmail: z.object({ callbackUri: z.string().optional() }).optional() })
    .optional(),
});
type Config = z.output<typeof config>;

/** Changes one setting of the project's sign-in. */
const change = ({ google, project }: LiveSetup, mask: string, body: object): string =>
  curl(google, 'PATCH', {
    url: `${TOOLKIT}/admin/v2/projects/${project}/config?updateMask=${mask}`,
    body,
  });

function checkEmail(setup: LiveSetup, { signIn, emailPrivacyConfig }: Config): Finding[] {
  return [
    signIn.email?.enabled === true
      ? ok('Sign-in with a password', 'Enabled.')
      : wrong(
          'Sign-in with a password',
          'Disabled, so no one can register.',
          change(setup, 'signIn.email', {
            signIn: { email: { enabled: true, passwordRequired: true } },
          }),
        ),
    emailPrivacyConfig?.enableImprovedEmailPrivacy === true
      ? ok('Email enumeration protection', 'On.')
      : wrong(
          'Email enumeration protection',
          'Off, so anyone can find out who has an account.',
          change(setup, 'emailPrivacyConfig', {
            emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
          }),
        ),
  ];
}

function checkAddresses(setup: LiveSetup, { authorizedDomains, notification }: Config): Finding[] {
  // Without the URL there is nothing to compare with; the check of the environment reports it.
  if (setup.siteUrl === undefined) return [];
  const { hostname, origin } = new URL(setup.siteUrl);
  const expected = `${origin}${EMAIL_PAGE}`;
  const callback = notification?.sendEmail?.callbackUri;
  return [
    authorizedDomains.includes(hostname)
      ? ok('Authorised domains', `${hostname} is authorised.`)
      : wrong(
          'Authorised domains',
          `${hostname} is not authorised, so sign-in with Google fails there.`,
          change(setup, 'authorizedDomains', {
            authorizedDomains: [...authorizedDomains, hostname],
          }),
        ),
    callback === expected
      ? ok('Action URL of emails', `Emails lead to ${expected}.`)
      : wrong(
          'Action URL of emails',
          `Emails lead to ${callback ?? "Firebase's own page"} instead of ${expected}.`,
          change(setup, 'notification.sendEmail.callbackUri', {
            notification: { sendEmail: { callbackUri: expected } },
          }),
        ),
  ];
}

async function checkConfig(setup: LiveSetup): Promise<Finding[]> {
  const { google, project } = setup;
  const name = 'Authentication';
  const answer = await google.get(`${TOOLKIT}/admin/v2/projects/${project}/config`, config);
  if (answer.kind === 'missing')
    return [
      wrong(
        name,
        'Authentication is not set up.',
        curl(google, 'POST', {
          url: `${TOOLKIT}/v2/projects/${project}/identityPlatform:initializeAuth`,
          body: {},
        }),
      ),
    ];
  if (answer.kind !== 'ok') return [unanswered(name, answer, { project, role: ROLE })];
  return [...checkEmail(setup, answer.value), ...checkAddresses(setup, answer.value)];
}

async function checkGoogleProvider({ google, project }: LiveSetup): Promise<Finding> {
  const name = 'Sign-in with Google';
  const answer = await google.get(
    `${TOOLKIT}/admin/v2/projects/${project}/defaultSupportedIdpConfigs/google.com`,
    z.object({ enabled: z.boolean().default(false) }),
  );
  if (answer.kind === 'ok' && answer.value.enabled) return ok(name, 'Enabled.');
  if (answer.kind === 'ok' || answer.kind === 'missing')
    return wrong(
      name,
      'Disabled. Only the console creates the OAuth client that it needs.',
      `https://console.firebase.google.com/project/${project}/authentication/providers   (Google, Enable, Save)`,
    );
  return unanswered(name, answer, { project, role: ROLE });
}

const accounts = z.object({
  users: z.array(z.object({ customAttributes: z.string().optional() })).default([]),
  nextPageToken: z.string().optional(),
});

const STAFF_CLAIM = /"admin"\s*:\s*true/;

/** Whether this page of the account list, or a later one, has a staff account. */
async function findStaff(google: Google, url: string, page?: string): Promise<Answer<boolean>> {
  const answer = await google.get(
    page === undefined ? url : `${url}&nextPageToken=${page}`,
    accounts,
  );
  if (answer.kind === 'missing') return { kind: 'ok', value: false };
  if (answer.kind !== 'ok') return answer;
  const { users, nextPageToken } = answer.value;
  const isStaff = users.some(({ customAttributes = '' }) => STAFF_CLAIM.test(customAttributes));
  return isStaff || nextPageToken === undefined
    ? { kind: 'ok', value: isStaff }
    : await findStaff(google, url, nextPageToken);
}

async function checkStaff({ google, project }: LiveSetup): Promise<Finding> {
  const name = 'Staff';
  const url = `${TOOLKIT}/v1/projects/${project}/accounts:batchGet?maxResults=1000`;
  const answer = await findStaff(google, url);
  if (answer.kind === 'ok' && answer.value)
    return ok(name, 'At least one account has access to the back office.');
  if (answer.kind !== 'ok' && answer.kind !== 'missing')
    return unanswered(name, answer, { project, role: ROLE });
  return wrong(
    name,
    'No account has access to the back office. Register on the site and open the link in the email first.',
    `npm run admin -- grant YOUR-EMAIL --project ${project}`,
  );
}

export const checkAuth: LiveCheck = async (setup) => {
  const [first, ...rest] = await Promise.all([
    checkConfig(setup),
    checkGoogleProvider(setup),
    checkStaff(setup),
  ]);
  return [...first, ...rest];
};
