import { expect, test } from 'vitest';
import { memoryStorage } from '#fixtures/memory-storage.ts';
import { isPromptWelcome } from '#core/app-prompt.ts';
import { saveClosed, saveSkip } from './app-answers.ts';

const NOW = Date.UTC(2026, 0, 15);
const DAY = 24 * 60 * 60 * 1_000;

test('a skip is valid for 30 days', () => {
  const local = memoryStorage();
  saveSkip(local, NOW);
  expect([...local.entries]).toEqual([
    ['glambug-app-prompt-skipped', 'true'],
    ['glambug-app-prompt-expiry', String(NOW + 30 * DAY)],
  ]);
  expect(isPromptWelcome(local, memoryStorage(), NOW + 30 * DAY - 1)).toBe(false);
  expect(isPromptWelcome(local, memoryStorage(), NOW + 30 * DAY)).toBe(true);
});

test('a closed prompt stays closed for the visit', () => {
  const visit = memoryStorage();
  saveClosed(visit);
  expect(isPromptWelcome(memoryStorage(), visit, NOW)).toBe(false);
});
