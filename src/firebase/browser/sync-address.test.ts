/** A token is sent to the page's own origin only. */
import { expect, test } from 'vitest';
import { syncAddress } from './sync-address.ts';

const ORIGIN = 'https://glambug.example';

test.each(['/api/session', 'https://glambug.example/api/session', 'https://GLAMBUG.example:443/x'])(
  'accepts %s on the same origin',
  (configured) => {
    expect(syncAddress(configured, ORIGIN)).toMatch(/^https:\/\/glambug\.example\//);
  },
);

test.each([
  undefined,
  '',
  'https://evil.example/session',
  'http://glambug.example/session',
  'https://glambug.example:8443/session',
  'https://glambug.example.evil.example/session',
  'https://glambug.example@evil.example/',
  '//evil.example/session',
  '/\\evil.example/session',
  'javascript:alert(1)',
  'data:text/plain,x',
  'https://',
])('rejects %s', (configured) => {
  expect(syncAddress(configured, ORIGIN)).toBeUndefined();
});
