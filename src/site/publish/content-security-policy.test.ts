import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ANALYTICS_VARIABLES } from '#core/analytics/configuration.ts';
import { temporaryFolder } from '#fixtures/temporary-folder.ts';
import {
  contentSecurityPolicy,
  inlineHashes,
  siteHashes,
  withServices,
} from './content-security-policy.ts';

const sha = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('inline scripts are hashed exactly as they stand, spaces and all', () => {
  const html = '<script> go( ) </script><script type="module">\nimport "x";\n</script>';
  expect(inlineHashes(html).scripts).toEqual([sha(' go( ) '), sha('\nimport "x";\n')]);
});

test.each([
  ['a file', '<script type="module" src="/_astro/x.js"></script>'],
  ['JSON-LD', '<script type="application/ld+json">{"a":"<b>"}</script>'],
  ['plain data', `<script type='application/json'>{}</script>`],
])('%s needs no leave', (_what, html) => {
  expect(inlineHashes(html)).toEqual({ scripts: [], styles: [] });
});

test('a data attribute is not a source', () => {
  expect(inlineHashes('<script data-src="x">go()</script>').scripts).toEqual([sha('go()')]);
});

test.each([
  [
    'an attribute',
    `<meta content="Ring <script>alert(1)</script>"><p title='<style>x{}</style>'></p>`,
  ],
  ['a comment', '<!-- <script>alert(1)</script> -->'],
  ['a text area', '<textarea><script>alert(1)</script></textarea>'],
  ['data', '<script type="application/ld+json">"<script>alert(1)"</script>'],
])('a script in %s is no script, and gets no leave', (_where, html) => {
  expect(inlineHashes(html)).toEqual({ scripts: [], styles: [] });
});

test('an empty inline script is a script', () => {
  expect(inlineHashes('<script></script>').scripts).toEqual([sha('')]);
});

test('entities in a script stay as they are', () => {
  expect(inlineHashes('<script>a &amp;&amp; b()</script>').scripts).toEqual([
    sha('a &amp;&amp; b()'),
  ]);
});

test('inline style elements are hashed too', () => {
  expect(inlineHashes('<style media="print">a{}</style>').styles).toEqual([sha('a{}')]);
});

test('the policy holds the scripts of every page once, in one order', () => {
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

test('insecure requests are upgraded, but not those to services on this machine', () => {
  const policy = contentSecurityPolicy({ scripts: new Set(), styles: new Set() });
  expect(policy.split('; ')).toContain('upgrade-insecure-requests');
  expect(withServices(policy, ['http://127.0.0.1:8080'])).not.toContain('upgrade-insecure');
});

test('scripts and frames come from nowhere else', () => {
  const policy = contentSecurityPolicy({ scripts: new Set(), styles: new Set() });
  expect(policy).toContain("; script-src 'self';");
  expect(policy).toContain("; frame-src 'self';");
});

test('pages reach those who count visits only where visits are measured', () => {
  const none = { scripts: new Set<string>(), styles: new Set<string>() };
  const configured = Object.fromEntries(ANALYTICS_VARIABLES.map((name) => [name, 'x']));
  expect(contentSecurityPolicy(none, {})).not.toMatch(/analytics|tagmanager|installations/);
  const policy = contentSecurityPolicy(none, configured);
  expect(policy).toMatch(/; script-src 'self' [^;]*https:\/\/www\.googletagmanager\.com;/);
  expect(policy).toMatch(/connect-src [^;]* https:\/\/\*\.google-analytics\.com/);
  const { PUBLIC_FIREBASE_APP_ID: _left, ...incomplete } = configured;
  expect(contentSecurityPolicy(none, incomplete)).toBe(contentSecurityPolicy(none, {}));
});

test('Google may open its window, by the project’s own frame, only where people can sign in', () => {
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

test('scripts never run for being inline, and nobody frames the site', () => {
  const policy = contentSecurityPolicy({ scripts: new Set(), styles: new Set() });
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("object-src 'none'");
});

test('local services are added to what pages may reach, not to what they may run', () => {
  const policy = contentSecurityPolicy({ scripts: new Set(), styles: new Set() });
  const local = withServices(policy, ['http://127.0.0.1:8080']);
  expect(local).toMatch(/connect-src [^;]*http:\/\/127\.0\.0\.1:8080/);
  expect(local).toMatch(/img-src [^;]*http:\/\/127\.0\.0\.1:8080/);
  expect(local).not.toMatch(/script-src [^;]*http:\/\/127/);
});
