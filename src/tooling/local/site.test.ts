import { afterEach, expect, test, vi } from 'vitest';
import { astroEnvironment } from './site.ts';

afterEach(() => void vi.unstubAllEnvs());

test('a variable called DEV does not switch on the development mode', () => {
  vi.stubEnv('DEV', true);
  vi.stubEnv('MODE', 'test');
  vi.stubEnv('SITE_URL', 'https://shop.example');
  const environment = astroEnvironment('/snapshot.sqlite', 'dist');
  expect(environment).not.toHaveProperty('DEV');
  expect(environment).not.toHaveProperty('MODE');
  expect(environment).toMatchObject({
    NODE_ENV: 'production',
    SITE_URL: 'https://shop.example',
    SNAPSHOT_FILE: '/snapshot.sqlite',
    ASTRO_OUT: 'dist',
  });
});
