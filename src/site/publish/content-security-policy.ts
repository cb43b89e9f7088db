/**
 * The Content-Security-Policy of the whole site, built from the inline scripts and styles of its pages.
 * `firebase.json` sends it as one header.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { analyticsConfiguration } from '#core/analytics/configuration.ts';
import { appCheckKeyIn, emulatorsIn, firebaseSettings } from '#core/firebase-settings.ts';
import { FUNCTIONS_REGION } from '#core/functions-region.ts';

export interface InlineHashes {
  scripts: ReadonlySet<string>;
  styles: ReadonlySet<string>;
}

/**
 * Script types that a browser executes; any other type, such as JSON-LD, is data and needs no permission.
 */
const EXECUTABLE = new Set([
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'importmap',
  'speculationrules',
]);

/**
 * Matches pages that may contain inline scripts or styles. Skipping all others is ten times faster than parsing. A
 * false match only costs a parse; a missed match blocks a script.
 */
const WORTH_PARSING = /<style\b|<script(?![^<>]*\s(?:src=|type="application\/ld\+json"))/i;

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const isExecutable = (attributes: Record<string, string>): boolean =>
  attributes['src'] === undefined && EXECUTABLE.has(attributes['type']?.toLowerCase() ?? '');

export interface InlineTexts {
  scripts: string[];
  styles: string[];
}

/**
 * The inline scripts and styles of one page. It uses an HTML parser: a product title may contain `<script>` in an
 * attribute, which must never become an allowed script.
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

/**
 * Creates a function that returns the hashes of the inline scripts and styles of one page. It remembers all elements
 * without attributes: most pages have no others, and need no parsing.
 */
export function inlineHasher(): (html: string) => InlineTexts {
  const remembered = new Map<string, { kind: keyof InlineTexts; hash: string }>();
  const hashAndRemember = (kind: keyof InlineTexts, tag: string, text: string): string => {
    const hash = hashOf(text);
    remembered.set(`<${tag}>${text}</${tag}>`, { kind, hash });
    return hash;
  };
  return (html) => {
    const hashes: InlineTexts = { scripts: [], styles: [] };
    let rest = html;
    for (const [element, { kind, hash }] of remembered) {
      if (!rest.includes(element)) continue;
      // A space, so that the text around it cannot become another element.
      rest = rest.replaceAll(element, ' ');
      hashes[kind].push(hash);
    }
    const { scripts, styles } = inlineTexts(rest);
    hashes.scripts.push(...scripts.map((text) => hashAndRemember('scripts', 'script', text)));
    hashes.styles.push(...styles.map((text) => hashAndRemember('styles', 'style', text)));
    return hashes;
  };
}

/** The hashes of every page under `folder`. */
export function siteHashes(folder: string): InlineHashes {
  const hashesOf = inlineHasher();
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const page = hashesOf(readFileSync(join(folder, name), 'utf8'));
    for (const hash of page.scripts) scripts.add(hash);
    for (const hash of page.styles) styles.add(hash);
  }
  return { scripts, styles };
}

/** Hosts of the browser SDKs: Firestore, sign-in, token refresh, pictures. */
const FIREBASE_SERVICES = [
  'https://firestore.googleapis.com',
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firebasestorage.googleapis.com',
];

/** Host of the script that opens Google's sign-in window. */
const GOOGLE_SIGN_IN = ['https://apis.google.com'];

/** Host of the Firebase Analytics script. */
const ANALYTICS_SCRIPTS = ['https://www.googletagmanager.com'];

/** Hosts of Firebase Analytics: settings, installation id, and collection with regional hosts. */
const ANALYTICS_SERVICES = [
  'https://firebase.googleapis.com',
  'https://firebaseinstallations.googleapis.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

/** Hosts of App Check: reCAPTCHA's scripts and frame, and the service that issues tokens. */
const APP_CHECK_SCRIPTS = [
  'https://www.google.com/recaptcha/',
  'https://www.gstatic.com/recaptcha/',
];
const APP_CHECK_FRAMES = [
  'https://www.google.com/recaptcha/',
  'https://recaptcha.google.com/recaptcha/',
];
const APP_CHECK_SERVICES = [
  'https://content-firebaseappcheck.googleapis.com',
  'https://www.google.com/recaptcha/',
];

/** The frame of the project's auth helper page, which returns the result of Google's window; emulators need none. */
function signInFrames(environment: NodeJS.ProcessEnv): string[] {
  const firebase = firebaseSettings(environment);
  if (!('settings' in firebase) || emulatorsIn(environment).auth !== undefined) return [];
  return [`https://${firebase.settings.authDomain}`];
}

/** The host of the project's Cloud Functions; without a project there are none. */
function functionsHost(environment: NodeJS.ProcessEnv): string[] {
  const firebase = firebaseSettings(environment);
  if (!('settings' in firebase) || emulatorsIn(environment).auth !== undefined) return [];
  return [`https://${FUNCTIONS_REGION}-${firebase.settings.projectId}.cloudfunctions.net`];
}

/**
 * The value of the header.
 * @param environment decides whether hosts of sign-in, analytics and App Check are allowed
 */
export function contentSecurityPolicy(
  { scripts, styles }: InlineHashes,
  environment: NodeJS.ProcessEnv = process.env,
): string {
  const measured = analyticsConfiguration(environment) !== undefined;
  const signIn = signInFrames(environment);
  const isChecked = appCheckKeyIn(environment) !== undefined;
  const directives: readonly (readonly [string, ...string[]])[] = [
    ['default-src', "'self'"],
    [
      'script-src',
      "'self'",
      ...[...scripts].sort(),
      ...(signIn.length > 0 ? GOOGLE_SIGN_IN : []),
      ...(measured ? ANALYTICS_SCRIPTS : []),
      ...(isChecked ? APP_CHECK_SCRIPTS : []),
    ],
    ['style-src', "'self'", "'unsafe-inline'"],
    // Newer browsers use these two instead: known style elements, and `style` attributes, which contain picture
    // placeholders.
    ['style-src-elem', "'self'", ...[...styles].sort()],
    ['style-src-attr', "'unsafe-inline'"],
    // Pictures of an imported catalogue may be on any host.
    ['img-src', "'self'", 'data:', 'blob:', 'https:'],
    ['font-src', "'self'"],
    [
      'connect-src',
      "'self'",
      ...FIREBASE_SERVICES,
      ...functionsHost(environment),
      ...(measured ? ANALYTICS_SERVICES : []),
      ...(isChecked ? APP_CHECK_SERVICES : []),
    ],
    ['frame-src', "'self'", ...signIn, ...(isChecked ? APP_CHECK_FRAMES : [])],
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
 * The same policy for a site that also uses services on this machine: the emulators.
 * @param origins like `http://127.0.0.1:8080`
 */
export const withServices = (policy: string, origins: readonly string[]): string =>
  policy
    // These services speak plain HTTP.
    .replace('; upgrade-insecure-requests', '')
    .replace(/(?:^|; )(?:connect-src|img-src|frame-src) [^;]*/g, (directive) =>
      [directive, ...origins].join(' '),
    )
    // The Auth emulator opens its window with the same script of Google's.
    .replace(/(?:^|; )script-src [^;]*/, (directive) => [directive, ...GOOGLE_SIGN_IN].join(' '));
