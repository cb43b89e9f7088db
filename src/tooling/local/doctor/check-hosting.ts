/** Hosting: the site, the domain, and the response to visitors. */
import * as z from 'zod';
import { readLiveVersion } from '#site/publish/live-version.ts';
import { formatMoment } from '#core/format-time.ts';
import { ok, unchecked, wrong, type Finding } from './finding.ts';
import { curl, reasonOf, unanswered, type Answer } from './google.ts';
import type { LiveCheck, LiveSetup } from './live-setup.ts';

const HOSTING = 'https://firebasehosting.googleapis.com/v1beta1';
const ROLE = 'roles/firebasehosting.viewer';
export const PUBLISH = 'npm run publisher -- --once --deploy firebase';

const sites = z.object({
  sites: z.array(z.object({ name: z.string(), type: z.string().optional() })).default([]),
});

/** The id of the site that `firebase deploy` deploys to; undefined when the project has none. */
export async function defaultSite({
  google,
  project,
}: LiveSetup): Promise<Answer<string | undefined>> {
  const answer = await google.get(`${HOSTING}/projects/${project}/sites`, sites);
  if (answer.kind !== 'ok') return answer;
  const all = answer.value.sites;
  const site = all.find(({ type }) => type === 'DEFAULT_SITE') ?? all[0];
  return { kind: 'ok', value: site?.name.slice(site.name.lastIndexOf('/') + 1) };
}

const customDomain = z.object({
  hostState: z.string().optional(),
  ownershipState: z.string().optional(),
  cert: z.object({ state: z.string().optional() }).optional(),
});
type CustomDomain = z.output<typeof customDomain>;

function domainFinding(
  { project }: LiveSetup,
  { name, host, domain }: { name: string; host: string; domain: CustomDomain },
): Finding {
  const certificate = domain.cert?.state;
  if (domain.hostState === 'HOST_ACTIVE' && certificate === 'CERT_ACTIVE')
    return ok(name, `${host} leads to the site, with a valid certificate.`);
  return wrong(
    name,
    `${host} is not ready: host ${domain.hostState ?? 'unknown'}, certificate ${certificate ?? 'unknown'}.`,
    `Add the DNS records listed at https://console.firebase.google.com/project/${project}/hosting/sites, then run npm run doctor again in an hour`,
  );
}

async function checkDomain(setup: LiveSetup, site: string): Promise<Finding[]> {
  const { google, project, siteUrl } = setup;
  if (siteUrl === undefined) return [];
  const host = new URL(siteUrl).hostname;
  const name = 'Domain';
  if (host === `${site}.web.app` || host === `${site}.firebaseapp.com`)
    return [ok(name, `${host} is the site's own address.`)];
  const domains = `${HOSTING}/projects/${project}/sites/${site}/customDomains`;
  const answer = await google.get(`${domains}/${host}`, customDomain);
  if (answer.kind === 'ok') return [domainFinding(setup, { name, host, domain: answer.value })];
  if (answer.kind !== 'missing') return [unanswered(name, answer, { project, role: ROLE })];
  return [
    wrong(
      name,
      `${host} is not connected to the site ${site}.`,
      curl(google, 'POST', { url: `${domains}?customDomainId=${host}`, body: {} }),
    ),
  ];
}

async function checkSite({ siteUrl, fetch: fetchWith }: LiveSetup): Promise<Finding[]> {
  const name = 'Live site';
  if (siteUrl === undefined) return [];
  try {
    const version = await readLiveVersion(siteUrl, { fetch: fetchWith });
    if (version === undefined)
      return [
        wrong(name, `${siteUrl} has no version file: the shop was never published.`, PUBLISH),
      ];
    const page = await fetchWith(siteUrl);
    const policy = page.headers.get('content-security-policy');
    if (!page.ok || policy === null)
      return [
        wrong(
          name,
          page.ok
            ? `${siteUrl} sends no Content-Security-Policy: it was not deployed with this firebase.json.`
            : `${siteUrl} responds with HTTP status ${page.status}.`,
          PUBLISH,
        ),
      ];
    return [ok(name, `${siteUrl} shows changes up to ${formatMoment(version.changedAt)}.`)];
  } catch (error) {
    const fix = 'npm run doctor   (again, when the network works and SITE_URL is right)';
    return [unchecked(name, `${siteUrl} can't be read: ${reasonOf(error)}`, fix)];
  }
}

async function checkHostingSite(setup: LiveSetup): Promise<Finding[]> {
  const { project } = setup;
  const name = 'Hosting';
  const site = await defaultSite(setup);
  if (site.kind !== 'ok' && site.kind !== 'missing')
    return [unanswered(name, site, { project, role: ROLE })];
  if (site.kind === 'missing' || site.value === undefined)
    return [
      wrong(
        name,
        'The project has no Hosting site.',
        `npx firebase hosting:sites:create ${project} --project ${project}`,
      ),
    ];
  return [ok(name, `The site is ${site.value}.`), ...(await checkDomain(setup, site.value))];
}

export const checkHosting: LiveCheck = async (setup) =>
  (await Promise.all([checkHostingSite(setup), checkSite(setup)])).flat();
