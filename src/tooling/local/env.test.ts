import { afterEach, expect, test } from 'vitest';
import { bypassProxyForLoopback, readEnvironment, readFlags } from './env.ts';

afterEach(() => {
  delete process.env['SITE_PORT'];
});

test('an empty environment has the default ports', () => {
  expect(readEnvironment({})).toMatchObject({
    SITE_PORT: 4321,
    DEV_PORT: 4322,
    FIRESTORE_PORT: 8080,
    AUTH_PORT: 9099,
    STORAGE_PORT: 9199,
    ASTRO_OUT: 'dist',
  });
});

test('an empty variable counts as absent', () => {
  expect(readEnvironment({ SITE_PORT: '', CI: '' })).toMatchObject({ SITE_PORT: 4321 });
});

test.each([
  ['SITE_PORT', 'http', /SITE_PORT is "http": expected a number/],
  ['AUTH_PORT', '70000', /AUTH_PORT is "70000": expected 1 to 65535/],
  ['FIRESTORE_EMULATOR_HOST', 'http://localhost', /FIRESTORE_EMULATOR_HOST .*expected HOST:PORT/],
  ['FIREBASE_PROJECT', 'My Shop', /FIREBASE_PROJECT .*expected a Firebase project id/],
  ['ASTRO_OUT', '../elsewhere', /ASTRO_OUT .*expected a folder in the project/],
  ['SITE_URL', 'glambug', /SITE_URL .*expected a URL like/],
])('names an invalid %s with its value and the expected one', (name, value, message) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(message);
});

test('the remedy explains how to set each invalid variable', () => {
  try {
    readEnvironment({ SITE_PORT: 'x', CI: 'perhaps' });
    expect.unreachable();
  } catch (error) {
    expect(error).toMatchObject({ remedy: expect.stringMatching(/--port 4321[\s\S]*CI=true/) });
  }
});

test('port flags set environment variables', () => {
  const flags = readFlags(['--port', '5000', '--reset', 'unit'], { reset: { type: 'boolean' } });
  expect(process.env['SITE_PORT']).toBe('5000');
  expect(flags.on('reset')).toBe(true);
  expect(flags.positionals).toEqual(['unit']);
});

test('rejects an unknown flag and lists the valid ones', () => {
  try {
    readFlags(['--prot', '5000'], { reset: { type: 'boolean' } });
    expect.unreachable();
  } catch (error) {
    expect(error).toMatchObject({
      message: expect.stringContaining('--prot'),
      remedy: expect.stringMatching(/--port.*--reset/),
    });
  }
});

test('loopback addresses bypass a proxy, in addition to those that already did', () => {
  const env: NodeJS.ProcessEnv = { HTTPS_PROXY: 'http://proxy:3128', no_proxy: 'intranet' };
  bypassProxyForLoopback(env);
  expect(env['no_proxy']).toBe('intranet,localhost,127.0.0.1,::1');
  expect(env['NO_PROXY']).toBe('localhost,127.0.0.1,::1');
});
