/**
 * The Content-Security-Policy of the whole site, made after a build from the inline scripts and styles
 * that its pages really hold: `firebase.json` sends it as one header.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { analyticsConfiguration } from '#core/analytics/configuration.ts';
import { emulatorsIn, firebaseSettings } from '#core/firebase-settings.ts';

export interface InlineHashes {
  scripts: ReadonlySet<string>;
  styles: ReadonlySet<string>;
}

/** Script types that a browser runs or obeys; anything else, such as JSON-LD, is data and needs no leave. */
const EXECUTABLE = new Set([
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'importmap',
  'speculationrules',
]);

/**
 * What a page without inline scripts and styles does not hold anywhere. Most pages are passed over by it,
 * which is ten times faster than parsing; where it errs, a page is parsed in vain or a script not allowed.
 */
const WORTH_PARSING = /<style\b|<script(?![^<>]*\s(?:src=|type="application\/ld\+json"))/i;

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const isExecutable = (attributes: Record<string, string>): boolean =>
  attributes['src'] === undefined && EXECUTABLE.has(attributes['type']?.toLowerCase() ?? '');

interface InlineTexts {
  scripts: string[];
  styles: string[];
}

/**
 * The inline scripts and styles in one page. Read by an HTML parser: a product's title may hold `<script>` in an
 * attribute, and that must never become a script that is allowed.
 */
function inlineTexts(html: string): InlineTexts {
  const scripts: string[] = [];
  const styles: string[] = [];
  if (!WORTH_PARSING.test(html)) return { scripts, styles };
  let body: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'style' || (name === 'script' && isExecutable(attributes))) body = '';
    },
    ontext(text) {
      if (body !== undefined) body += text;
    },
    onclosetag(name) {
      if (body === undefined) return;
      (name === 'style' ? styles : scripts).push(body);
      body = undefined;
    },
  });
  parser.end(html);
  return { scripts, styles };
}

/** The hashes of the inline scripts and styles in one page. */
export function inlineHashes(html: string): InlineTexts {
  const { scripts, styles } = inlineTexts(html);
  return { scripts: scripts.map(hashOf), styles: styles.map(hashOf) };
}

/** The hashes of every page under `folder`. */
export function siteHashes(folder: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  /** Elements that are allowed already: most pages hold no others, and need not be parsed. */
  const known = new Set<string>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    let html = readFileSync(join(folder, name), 'utf8');
    for (const element of known) html = html.replaceAll(element, '');
    const page = inlineTexts(html);
    for (const text of page.scripts) {
      scripts.add(hashOf(text));
      known.add(`<script>${text}</script>`);
    }
    for (const text of page.styles) {
      styles.add(hashOf(text));
      known.add(`<style>${text}</style>`);
    }
  }
  return { scripts, styles };
}

/** What the browser SDKs talk to: Firestore, sign-in, token refresh, pictures. */
const FIREBASE_SERVICES = [
  'https://firestore.googleapis.com',
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firebasestorage.googleapis.com',
];

/** Where the script comes from that opens Google's sign-in window. */
const GOOGLE_SIGN_IN = ['https://apis.google.com'];

/** Where Firebase Analytics takes its script from. */
const ANALYTICS_SCRIPTS = ['https://www.googletagmanager.com'];

/** What it asks for its settings and an id, and sends to; the regions have hosts of their own. */
const ANALYTICS_SERVICES = [
  'https://firebase.googleapis.com',
  'https://firebaseinstallations.googleapis.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

/** The project's own helper page, in a frame, hands over what the window of Google says; none for emulators. */
function signInFrames(environment: NodeJS.ProcessEnv): string[] {
  const firebase = firebaseSettings(environment);
  if (!('settings' in firebase) || emulatorsIn(environment).auth !== undefined) return [];
  return [`https://${firebase.settings.authDomain}`];
}

/**
 * The header's value.
 * @param environment says whether people can sign in, and whether the pages measure visits: only then may they
 * reach those whom that takes
 */
export function contentSecurityPolicy(
  { scripts, styles }: InlineHashes,
  environment: NodeJS.ProcessEnv = process.env,
): string {
  const measured = analyticsConfiguration(environment) !== undefined;
  const signIn = signInFrames(environment);
  const directives: readonly (readonly [string, ...string[]])[] = [
    ['default-src', "'self'"],
    [
      'script-src',
      "'self'",
      ...[...scripts].sort(),
      ...(signIn.length > 0 ? GOOGLE_SIGN_IN : []),
      ...(measured ? ANALYTICS_SCRIPTS : []),
    ],
    ['style-src', "'self'", "'unsafe-inline'"],
    // Newer browsers take these two instead: only known style elements, and `style` attributes,
    // which hold each picture's placeholder.
    ['style-src-elem', "'self'", ...[...styles].sort()],
    ['style-src-attr', "'unsafe-inline'"],
    // An imported catalogue's pictures may lie on any host.
    ['img-src', "'self'", 'data:', 'blob:', 'https:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...FIREBASE_SERVICES, ...(measured ? ANALYTICS_SERVICES : [])],
    ['frame-src', "'self'", ...signIn],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['upgrade-insecure-requests'],
  ];
  return directives.map((parts) => parts.join(' ')).join('; ');
}

/**
 * The same policy for a site that also talks to services on this machine: the local emulators.
 * @param origins like `http://127.0.0.1:8080`
 */
export const withServices = (policy: string, origins: readonly string[]): string =>
  policy
    // These services speak plain HTTP.
    .replace('; upgrade-insecure-requests', '')
    .replace(/(?:^|; )(?:connect-src|img-src|frame-src) [^;]*/g, (directive) =>
      [directive, ...origins].join(' '),
    )
    // The local Auth opens its window by the same script of Google's.
    .replace(/(?:^|; )script-src [^;]*/, (directive) => [directive, ...GOOGLE_SIGN_IN].join(' '));
