import { expect, test } from 'vitest';
import { FORGETFUL, memoryStorage } from '#fixtures/memory-storage.ts';
import { consentKept, keepConsent } from './consent.ts';

const KEY = 'glambug-analytics-consent';
const NOW = new Date('2026-01-15T10:00:00Z');

test('nobody has chosen at first', () => {
  expect(consentKept(memoryStorage(), {})).toBeUndefined();
});

test.each(['granted', 'denied'] as const)('%s is kept with its day', (choice) => {
  const local = memoryStorage();
  keepConsent(local, choice, NOW);
  expect(local.entries.get(KEY)).toBe(`${choice} 2026-01-15`);
  expect(consentKept(local, { globalPrivacyControl: false, doNotTrack: null })).toBe(choice);
});

test.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])('%j is a no', (signals) => {
  expect(consentKept(memoryStorage(), signals)).toBe('denied');
  expect(consentKept(memoryStorage({ [KEY]: 'granted 2026-01-15' }), signals)).toBe('denied');
});

test.each(['', 'yes', '{"choice":"granted"}', 'grantedly 2026-01-15'])(
  'what is kept as %j is no choice',
  (text) => {
    expect(consentKept(memoryStorage({ [KEY]: text }), {})).toBeUndefined();
  },
);

test('where nothing can be kept nothing is measured', () => {
  expect(consentKept(FORGETFUL, {})).toBe('denied');
});
