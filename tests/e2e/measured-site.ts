/** A site with analytics enabled, for tests of analytics; stubs replace Google's servers. */
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

/** Builds it from the snapshot of the other tests' site; returns the content security policy of its pages. */
export async function buildMeasuredSite(): Promise<string> {
  const snapshot = process.env['SNAPSHOT_FILE'];
  if (snapshot === undefined) throw new Error('SNAPSHOT_FILE is not set: run through `npm test`.');
  // Without the emulators of other tests, which are not Google's servers.
  const others = ACCOUNT_VARIABLES.map((name) => [name, '']);
  const configured = ANALYTICS_VARIABLES.map((name) => [name, VALUES[name] ?? 'for-tests']);
  Object.assign(process.env, Object.fromEntries([...others, ...configured]));
  await plainBuild(snapshot, OUT);
  return contentSecurityPolicy(siteHashes(OUT));
}

/** A stub of Google Tag Manager: forwards page views and events, and stops when disabled. */
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

const STUBS: Readonly<Record<string, { contentType: string; body: string }>> = {
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
  // The code of an email is valid and allows a new password.
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

/** The HTML of a page of this site. */
export const measuredPage = (path: string): string => readFileSync(join(OUT, fileAt(path)), 'utf8');

/** What a page has requested from other origins, and its console errors. */
export interface Traffic {
  /** Requested URLs of other origins, in order. */
  foreign: URL[];
  /** Events that were sent to Google, with their parameters, without page views. */
  events: () => Record<string, string>[];
  /** Page views that were sent to Google, with page and referrer. */
  views: () => Record<string, string>[];
  /** The shop's own scripts, by path. */
  scripts: string[];
  complaints: string[];
}

/** Serves this site to a page instead of the other, and the stubs of Google. */
export async function serveMeasuredSite(
  page: Page,
  { origin, policy }: { origin: string; policy: string },
): Promise<Traffic> {
  const foreign: URL[] = [];
  const scripts: string[] = [];
  const complaints: string[] = [];
  page.on('console', (message) => {
    // Playwright does not see requests of a service worker, so it is blocked, which Chromium logs.
    const isExpected = message.text().startsWith('Service Worker registration blocked');
    if (['error', 'warning'].includes(message.type()) && !isExpected)
      complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!url.protocol.startsWith('http')) return;
    if (url.origin !== origin) foreign.push(url);
    else if (request.resourceType() === 'script') scripts.push(url.pathname);
  });
  await page.route('**', async (route) => {
    const { origin: requested, host, pathname } = new URL(route.request().url());
    const headers = { 'content-security-policy': policy };
    if (requested === origin) await route.fulfill({ path: join(OUT, fileAt(pathname)), headers });
    else if (STUBS[host] === undefined) await route.abort();
    else await route.fulfill({ ...STUBS[host], headers: { 'access-control-allow-origin': '*' } });
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

/** The cookie banner, its buttons, and the visitor's choice. */
export const banner = (page: Page) => page.getByRole('region', { name: 'Cookie choices' });
export const answer = (page: Page, name: string) => banner(page).getByRole('button', { name });
export const choice = (page: Page) =>
  page.evaluate(() => localStorage.getItem('glambug-analytics-consent'));
export const decide = (page: Page, text: string) =>
  page.addInitScript((value) => localStorage.setItem('glambug-analytics-consent', value), text);

/** Clicks an app link without opening its store. */
export async function press(page: Page, link: string): Promise<void> {
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await page.locator(link).first().click();
}

/** Waits for everything that starts without input. */
export async function letTimePass(page: Page): Promise<void> {
  await page.clock.fastForward(10_000);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await page.waitForLoadState('networkidle');
}
