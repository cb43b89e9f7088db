import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ANALYTICS_VARIABLES } from '#core/analytics/configuration.ts';
import { temporaryFolder } from '#fixtures/temporary-folder.ts';
import {
  contentSecurityPolicy,
  inlineHasher,
  siteHashes,
  withServices,
} from './content-security-policy.ts';

const sha = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('hashes inline scripts exactly, including spaces', () => {
  const html = '<script> go( ) </script><script type="module">\nimport "x";\n</script>';
  expect(inlineHasher()(html).scripts).toEqual([sha(' go( ) '), sha('\nimport "x";\n')]);
});

test.each([
  ['a file', '<script type="module" src="/_astro/x.js"></script>'],
  ['JSON-LD', '<script type="application/ld+json">{"a":"<b>"}</script>'],
  ['plain data', `<script type='application/json'>{}</script>`],
])('does not hash %s', (_case, html) => {
  expect(inlineHasher()(html)).toEqual({ scripts: [], styles: [] });
});

test('hashes a script with data-src', () => {
  expect(inlineHasher()('<script data-src="x">go()</script>').scripts).toEqual([sha('go()')]);
});

test.each([
  [
    'an attribute',
    `<meta content="Ring <script>alert(1)</script>"><p title='<style>x{}</style>'></p>`,
  ],
  ['a comment', '<!-- <script>alert(1)</script> -->'],
  ['a text area', '<textarea><script>alert(1)</script></textarea>'],
  ['data', '<script type="application/ld+json">"<script>alert(1)"</script>'],
])('does not hash script text in %s', (_where, html) => {
  expect(inlineHasher()(html)).toEqual({ scripts: [], styles: [] });
});

test('hashes an empty inline script', () => {
  expect(inlineHasher()('<script></script>').scripts).toEqual([sha('')]);
});

test('does not decode entities in a script', () => {
  expect(inlineHasher()('<script>a &amp;&amp; b()</script>').scripts).toEqual([
    sha('a &amp;&amp; b()'),
  ]);
});

test('hashes inline style elements', () => {
  expect(inlineHasher()('<style media="print">a{}</style>').styles).toEqual([sha('a{}')]);
});

test('finds elements that it remembers from an earlier page, and new ones beside them', () => {
  const hashesOf = inlineHasher();
  const first = hashesOf('<script>a()</script><style>p{}</style>');
  expect(first).toEqual({ scripts: [sha('a()')], styles: [sha('p{}')] });
  expect(hashesOf('<style>p{}</style><script>a()</script>')).toEqual(first);
  expect(hashesOf('<script>b()</script><script>a()</script>').scripts.sort()).toEqual(
    [sha('a()'), sha('b()')].sort(),
  );
  expect(hashesOf('<p>No code.</p>')).toEqual({ scripts: [], styles: [] });
});

test('does not make a script of the text around an element that it remembers', () => {
  const hashesOf = inlineHasher();
  hashesOf('<script>a()</script>');
  const { scripts } = hashesOf('<p>&lt;</p><scr<script>a()</script>ipt>evil()</script>');
  expect(scripts).not.toContain(sha('evil()'));
});

test('lists the scripts of every page once, in a stable order', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'product'));
  writeFileSync(join(folder, 'index.html'), '<script>b()</script><script>a()</script>');
  writeFileSync(join(folder, 'product/x.html'), '<script>a()</script>');
  writeFileSync(join(folder, 'notes.txt'), '<script>c()</script>');
  const policy = contentSecurityPolicy(siteHashes(folder));
  const scripts = /script-src ([^;]*)/
    .exec(policy)?.[1]
    ?.split(' ')
    .filter((part) => part.startsWith(`'sha`));
  expect(scripts).toEqual([sha('a()'), sha('b()')].sort());
});

test('upgrades insecure requests, except those to services on this machine', () => {
  const policy = contentSecurityPolicy({ scripts: new Set(), styles: new Set() });
  expect(policy.split('; ')).toContain('upgrade-insecure-requests');
  expect(withServices(policy, ['http://127.0.0.1:8080'])).not.toContain('upgrade-insecure');
});

test('allows scripts and frames from the site only', () => {
  const policy = contentSecurityPolicy({ scripts: new Set(), styles: new Set() });
  expect(policy).toContain("; script-src 'self';");
  expect(policy).toContain("; frame-src 'self';");
});

test('allows analytics hosts only when analytics is configured', () => {
  const none = { scripts: new Set<string>(), styles: new Set<string>() };
  const configured = Object.fromEntries(ANALYTICS_VARIABLES.map((name) => [name, 'x']));
  expect(contentSecurityPolicy(none, {})).not.toMatch(/analytics|tagmanager|installations/);
  const policy = contentSecurityPolicy(none, configured);
  expect(policy).toMatch(/; script-src 'self' [^;]*https:\/\/www\.googletagmanager\.com;/);
  expect(policy).toMatch(/connect-src [^;]* https:\/\/\*\.google-analytics\.com/);
  const { PUBLIC_FIREBASE_APP_ID: _left, ...incomplete } = configured;
  expect(contentSecurityPolicy(none, incomplete)).toBe(contentSecurityPolicy(none, {}));
});

test("allows Google's sign-in window only when sign-in is configured", () => {
  const none = { scripts: new Set<string>(), styles: new Set<string>() };
  const configured = {
    PUBLIC_FIREBASE_API_KEY: 'key',
    PUBLIC_FIREBASE_AUTH_DOMAIN: 'shop.firebaseapp.com',
    PUBLIC_FIREBASE_PROJECT_ID: 'shop',
    PUBLIC_FIREBASE_APP_ID: '1:1:web:1',
  };
  const policy = contentSecurityPolicy(none, configured);
  expect(policy).toContain("; script-src 'self' https://apis.google.com;");
  expect(policy).toContain("; frame-src 'self' https://shop.firebaseapp.com;");
  const local = { ...configured, PUBLIC_AUTH_EMULATOR: 'http://127.0.0.1:9099' };
  expect(contentSecurityPolicy(none, local)).toBe(contentSecurityPolicy(none, {}));
});

test('allows reCAPTCHA only when App Check is configured', () => {
  const none = { scripts: new Set<string>(), styles: new Set<string>() };
  expect(contentSecurityPolicy(none, { PUBLIC_APP_CHECK_KEY: '' })).not.toMatch(
    /recaptcha|appcheck/,
  );
  const policy = contentSecurityPolicy(none, { PUBLIC_APP_CHECK_KEY: 'key' });
  expect(policy).toMatch(/; script-src [^;]*https:\/\/www\.gstatic\.com\/recaptcha\//);
  expect(policy).toMatch(/; frame-src [^;]*https:\/\/www\.google\.com\/recaptcha\//);
  expect(policy).toMatch(/; connect-src [^;]*https:\/\/content-firebaseappcheck\.googleapis\.com/);
});

test('never allows unsafe-inline scripts or framing of the site', () => {
  const policy = contentSecurityPolicy({ scripts: new Set(), styles: new Set() });
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("object-src 'none'");
});

test('allows local services for connections, pictures and frames only', () => {
  const policy = contentSecurityPolicy({ scripts: new Set(), styles: new Set() });
  const local = withServices(policy, ['http://127.0.0.1:8080']);
  expect(local).toMatch(/connect-src [^;]*http:\/\/127\.0\.0\.1:8080/);
  expect(local).toMatch(/img-src [^;]*http:\/\/127\.0\.0\.1:8080/);
  expect(local).not.toMatch(/script-src [^;]*http:\/\/127/);
});
