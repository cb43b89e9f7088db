import { expect, test } from 'vitest';
import { FORGETFUL, memoryStorage } from '#fixtures/memory-storage.ts';
import { savedConsent, saveConsent } from './consent.ts';

const KEY = 'glambug-analytics-consent';
const NOW = new Date('2026-01-15T10:00:00Z');

test('has no choice at first', () => {
  expect(savedConsent(memoryStorage(), {})).toBeUndefined();
});

test.each(['granted', 'denied'] as const)('stores %s with its date', (choice) => {
  const local = memoryStorage();
  saveConsent(local, choice, NOW);
  expect(local.entries.get(KEY)).toBe(`${choice} 2026-01-15`);
  expect(savedConsent(local, { globalPrivacyControl: false, doNotTrack: null })).toBe(choice);
});

test.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
  'treats %j as denied',
  (signals) => {
    expect(savedConsent(memoryStorage(), signals)).toBe('denied');
    expect(savedConsent(memoryStorage({ [KEY]: 'granted 2026-01-15' }), signals)).toBe('denied');
  },
);

test.each(['', 'yes', '{"choice":"granted"}', 'grantedly 2026-01-15'])(
  'ignores the invalid stored text %j',
  (text) => {
    expect(savedConsent(memoryStorage({ [KEY]: text }), {})).toBeUndefined();
  },
);

test('is denied when storage is unavailable', () => {
  expect(savedConsent(FORGETFUL, {})).toBe('denied');
});
