/** A site that is configured to measure visits, built for the tests that look at it; Google is played by stand-ins. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { plainBuild } from '#fixtures/plain-build.ts';
import { ANALYTICS_VARIABLES } from '#core/analytics/configuration.ts';
import { ACCOUNT_VARIABLES } from '#core/firebase-settings.ts';
import { contentSecurityPolicy, siteHashes } from '#site/publish/content-security-policy.ts';

const OUT = '.cache/test/measured';

export const MEASUREMENT_ID = 'G-TEST123';
const APP_ID = '1:1:web:test';

const VALUES: Readonly<Record<string, string>> = {
  PUBLIC_FIREBASE_MEASUREMENT_ID: MEASUREMENT_ID,
  PUBLIC_FIREBASE_APP_ID: APP_ID,
  PUBLIC_FIREBASE_PROJECT_ID: 'demo-glambug',
};

/** Builds it from the snapshot that the other tests' site was built from; gives the policy of its pages. */
export async function buildMeasuredSite(): Promise<string> {
  const snapshot = process.env['SNAPSHOT_FILE'];
  if (snapshot === undefined) throw new Error('SNAPSHOT_FILE is not set: run through `npm test`.');
  // The emulators of other tests are not Google's servers.
  const others = ACCOUNT_VARIABLES.map((name) => [name, '']);
  const configured = ANALYTICS_VARIABLES.map((name) => [name, VALUES[name] ?? 'for-tests']);
  Object.assign(process.env, Object.fromEntries([...others, ...configured]));
  await plainBuild(snapshot, OUT);
  return contentSecurityPolicy(siteHashes(OUT));
}

/** What Google Tag Manager serves, as far as it matters here: passes views and events on, and obeys when it is told to stop. */
const GTAG = `(() => {
  document.cookie = '_ga=GA1.1.1; path=/';
  const layer = window[new URL(document.currentScript.src).searchParams.get('l') ?? 'dataLayer'];
  const pass = ([command, name, { send_to, ...parameters } = {}]) => {
    if (!['event', 'config'].includes(command) || window['ga-disable-${MEASUREMENT_ID}']) return;
    const query = new URLSearchParams(command === 'event'
      ? { tid: send_to, en: name, ...parameters }
      : { tid: name, en: 'page_view', dl: location.href, dr: document.referrer });
    void fetch('https://www.google-analytics.com/g/collect?' + query, { method: 'POST', keepalive: true });
  };
  layer.forEach(pass);
  layer.push = pass;
})();`;

const STAND_INS: Readonly<Record<string, { contentType: string; body: string }>> = {
  'firebase.googleapis.com': {
    contentType: 'application/json',
    body: JSON.stringify({ measurementId: MEASUREMENT_ID, appId: APP_ID }),
  },
  'firebaseinstallations.googleapis.com': {
    contentType: 'application/json',
    body: JSON.stringify({
      fid: 'c0ffee0000000000000000',
      refreshToken: 'refresh',
      authToken: { token: 'token', expiresIn: '604800s' },
    }),
  },
  'www.googletagmanager.com': { contentType: 'text/javascript', body: GTAG },
  // A mail's code is good, and its owner may choose a password.
  'identitytoolkit.googleapis.com': {
    contentType: 'application/json',
    body: JSON.stringify({ email: 'asha@example.test', requestType: 'PASSWORD_RESET' }),
  },
  'www.google-analytics.com': { contentType: 'text/plain', body: '' },
};

const fileAt = (pathname: string): string => {
  if (pathname === '/') return 'index.html';
  return /\.\w+$/.test(pathname) ? pathname.slice(1) : `${pathname.slice(1)}.html`;
};

/** The HTML of one of its pages. */
export const measuredPage = (path: string): string => readFileSync(join(OUT, fileAt(path)), 'utf8');

/** What a page has asked of others, and what it has complained about. */
export interface Traffic {
  /** Addresses beyond the shop, in order. */
  foreign: URL[];
  /** Events that have reached Google, with their parameters; the views of pages are counted apart. */
  events: () => Record<string, string>[];
  /** The views that have reached Google: of which page, and where its visitor came from. */
  views: () => Record<string, string>[];
  /** The shop's own scripts, by path. */
  scripts: string[];
  complaints: string[];
}

/** Serves the measured site to a page in place of the other, and Google to it. */
export async function serveMeasuredSite(
  page: Page,
  { origin, policy }: { origin: string; policy: string },
): Promise<Traffic> {
  const foreign: URL[] = [];
  const scripts: string[] = [];
  const complaints: string[] = [];
  page.on('console', (message) => {
    // Without its worker, which would ask past the stand-ins, a page is not whole for Playwright.
    const wanted = message.text().startsWith('Service Worker registration blocked');
    if (['error', 'warning'].includes(message.type()) && !wanted) complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!url.protocol.startsWith('http')) return;
    if (url.origin !== origin) foreign.push(url);
    else if (request.resourceType() === 'script') scripts.push(url.pathname);
  });
  await page.route('**', async (route) => {
    const { origin: asked, host, pathname } = new URL(route.request().url());
    const headers = { 'content-security-policy': policy };
    if (asked === origin) await route.fulfill({ path: join(OUT, fileAt(pathname)), headers });
    else if (STAND_INS[host] === undefined) await route.abort();
    else
      await route.fulfill({ ...STAND_INS[host], headers: { 'access-control-allow-origin': '*' } });
  });
  const collected = (areViews: boolean) =>
    foreign
      .filter(({ pathname }) => pathname === '/g/collect')
      .map(({ searchParams }) => Object.fromEntries(searchParams))
      .filter(({ en }) => (en === 'page_view') === areViews);
  return {
    foreign,
    events: () => collected(false),
    views: () => collected(true),
    scripts,
    complaints,
  };
}

/** The question about cookies, its answers, and what the visitor chose. */
export const banner = (page: Page) => page.getByRole('region', { name: 'Cookie choices' });
export const answer = (page: Page, name: string) => banner(page).getByRole('button', { name });
export const choice = (page: Page) =>
  page.evaluate(() => localStorage.getItem('glambug-analytics-consent'));
export const decide = (page: Page, text: string) =>
  page.addInitScript((value) => localStorage.setItem('glambug-analytics-consent', value), text);

/** Presses an app link whose store is not called. */
export async function press(page: Page, link: string): Promise<void> {
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await page.locator(link).first().click();
}

/** Lets everything come that comes by itself. */
export async function letTimePass(page: Page): Promise<void> {
  await page.clock.fastForward(10_000);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await page.waitForLoadState('networkidle');
}
