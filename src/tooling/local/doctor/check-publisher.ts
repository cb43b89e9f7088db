/** The publisher: its account, its last publish, and whether one is running. */
import * as z from 'zod';
import { formatMoment } from '#core/format-time.ts';
import { defaultSite, PUBLISH } from './check-hosting.ts';
import { ok, wrong, type Finding } from './finding.ts';
import { unanswered } from './google.ts';
import { checkRoles } from './check-roles.ts';
import { publisherAccount, type LiveCheck, type LiveSetup } from './live-setup.ts';

/** The roles of the publisher's account: read the shop, deploy, and list enabled APIs. */
const PUBLISHER_ROLES = [
  'datastore.user',
  'firebasehosting.admin',
  'serviceusage.serviceUsageConsumer',
].map((role) => `roles/${role}`);

const START = [
  'sudo systemctl restart glambug-publisher   (as a service)',
  'gh workflow run publish.yml                (in CI)',
  `${PUBLISH}   (once, from here)`,
].join('\n');

const releases = z.object({
  releases: z
    .array(
      z.object({
        releaseTime: z.string(),
        releaseUser: z.object({ email: z.string().optional() }).optional(),
      }),
    )
    .default([]),
});

async function checkLastPublish(setup: LiveSetup): Promise<Finding> {
  const { google, project } = setup;
  const name = 'Last publish';
  const role = 'roles/firebasehosting.viewer';
  const site = await defaultSite(setup);
  if (site.kind !== 'ok' && site.kind !== 'missing')
    return unanswered(name, site, { project, role });
  const never = wrong(name, 'Nothing was ever published.', PUBLISH);
  if (site.kind === 'missing' || site.value === undefined) return never;
  const answer = await google.get(
    `https://firebasehosting.googleapis.com/v1beta1/sites/${site.value}/releases?pageSize=1`,
    releases,
  );
  if (answer.kind !== 'ok' && answer.kind !== 'missing')
    return unanswered(name, answer, { project, role });
  const [last] = answer.kind === 'ok' ? answer.value.releases : [];
  if (last === undefined) return never;
  const publisher = last.releaseUser?.email ?? 'an unknown account';
  return ok(name, `${formatMoment(Date.parse(last.releaseTime))}, by ${publisher}.`);
}

/** `publishing/automatic` as returned by Firestore's REST API. */
const automatic = z.object({
  fields: z
    .object({
      pausedAt: z.object({ timestampValue: z.string().optional() }).optional(),
      seenAt: z.object({ timestampValue: z.string().optional() }).optional(),
      nextInMs: z.object({ integerValue: z.string().optional() }).optional(),
    })
    .default({}),
});

/** As in the back office: a publisher that is later than this isn't running, ms. */
const MOST_LATE_MS = 5 * 60_000;

async function checkRunning({ google, project, now }: LiveSetup): Promise<Finding> {
  const name = 'Publisher';
  const answer = await google.get(
    `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)/documents/publishing/automatic`,
    automatic,
  );
  if (answer.kind === 'missing') return wrong(name, 'No publisher has run yet.', START);
  if (answer.kind !== 'ok')
    return unanswered(name, answer, { project, role: 'roles/datastore.viewer' });
  const { pausedAt, seenAt, nextInMs } = answer.value.fields;
  const lastSeenMs = Date.parse(seenAt?.timestampValue ?? '');
  const shown = Number.isNaN(lastSeenMs) ? 'never' : formatMoment(lastSeenMs);
  if (pausedAt?.timestampValue !== undefined)
    return ok(name, `Staff have paused automatic publishing. The publisher last ran: ${shown}.`);
  const next = lastSeenMs + Number(nextInMs?.integerValue);
  return now <= next + MOST_LATE_MS
    ? ok(name, `Running: last seen ${shown}, next run ${formatMoment(next)}.`)
    : wrong(name, `Not running. Last seen: ${shown}.`, START);
}

export const checkPublisher: LiveCheck = (setup) =>
  Promise.all([
    checkRoles(setup, {
      name: 'Publisher account',
      email: publisherAccount(setup),
      roles: PUBLISHER_ROLES,
    }),
    checkLastPublish(setup),
    checkRunning(setup),
  ]);
