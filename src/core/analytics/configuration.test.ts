import { expect, test } from 'vitest';
import { ANALYTICS_VARIABLES, analyticsConfiguration } from './configuration.ts';

const WHOLE = Object.fromEntries(ANALYTICS_VARIABLES.map((name) => [name, `its ${name}`]));

test('returns the configuration when all variables are set', () => {
  expect(analyticsConfiguration({ ...WHOLE, OTHER: 'x' })).toEqual({
    apiKey: 'its PUBLIC_FIREBASE_API_KEY',
    authDomain: 'its PUBLIC_FIREBASE_AUTH_DOMAIN',
    projectId: 'its PUBLIC_FIREBASE_PROJECT_ID',
    appId: 'its PUBLIC_FIREBASE_APP_ID',
    measurementId: 'its PUBLIC_FIREBASE_MEASUREMENT_ID',
  });
});

test('returns undefined without variables', () => {
  expect(analyticsConfiguration({})).toBeUndefined();
});

test.each(ANALYTICS_VARIABLES)('returns undefined without %s', (name) => {
  expect(analyticsConfiguration({ ...WHOLE, [name]: undefined })).toBeUndefined();
  expect(analyticsConfiguration({ ...WHOLE, [name]: '' })).toBeUndefined();
});
