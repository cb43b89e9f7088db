import { describe, expect, test } from 'vitest';
import { FORGETFUL, memoryStorage } from '#fixtures/memory-storage.ts';
import {
  appPlatform,
  CLOSED_KEY,
  EXPIRY_KEY,
  isAppOffered,
  isPromptDue,
  isPromptWelcome,
  markInstalled,
  SKIPPED_KEY,
  YES,
} from './app-prompt.ts';

const NOW = Date.UTC(2026, 0, 15);
const DAY = 24 * 60 * 60 * 1_000;

/** The storage of a visitor who skipped the prompt at `NOW`. */
const skipped = () => memoryStorage({ [SKIPPED_KEY]: YES, [EXPIRY_KEY]: String(NOW + 30 * DAY) });

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15';
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/143.0.0.0 Mobile Safari/537.36';
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/143.0.0.0 Safari/537.36';
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/143.0.0.0 Safari/537.36';

describe('the app platform of', () => {
  test.each([
    ['an iPhone', IPHONE, 5, undefined, 'ios'],
    [
      'an iPad that reports itself as one',
      IPHONE.replaceAll('iPhone', 'iPad'),
      5,
      undefined,
      'ios',
    ],
    ['an iPad that reports itself as a Macintosh', MAC, 5, undefined, 'ios'],
    ['a Macintosh', MAC, 0, 'macOS', undefined],
    ['an Android telephone', PHONE, 5, undefined, 'android'],
    ['an Android that reports itself only in client hints', LINUX, 5, 'Android', 'android'],
    ['Linux', LINUX, 0, 'Linux', undefined],
    ['Windows with a touch screen', WINDOWS, 10, 'Windows', undefined],
  ])('%s', (_what, userAgent, maxTouchPoints, platform, expected) => {
    const userAgentData = platform === undefined ? undefined : { platform };
    expect(appPlatform({ userAgent, maxTouchPoints, userAgentData })).toBe(expected);
  });
});

describe('the app links', () => {
  test('are shown to new visitors, and when storage is unavailable', () => {
    expect(isAppOffered(memoryStorage(), NOW)).toBe(true);
    expect(isAppOffered(FORGETFUL, NOW)).toBe(true);
  });

  test('are hidden until a skip expires', () => {
    const local = skipped();
    expect(isAppOffered(local, NOW + 30 * DAY - 1)).toBe(false);
    expect(isAppOffered(local, NOW + 30 * DAY)).toBe(true);
  });

  test('are hidden permanently after a visit to an app store', () => {
    const local = memoryStorage();
    markInstalled(local);
    expect(isAppOffered(local, NOW + 400 * DAY)).toBe(false);
  });
});

describe('the prompt', () => {
  test('is shown to a new visitor', () => {
    expect(isPromptWelcome(memoryStorage(), memoryStorage(), NOW)).toBe(true);
  });

  test('is not shown until a skip expires, which is then deleted', () => {
    const local = skipped();
    expect(isPromptWelcome(local, memoryStorage(), NOW + 30 * DAY - 1)).toBe(false);
    expect(local.entries.size).toBe(2);
    expect(isPromptWelcome(local, memoryStorage(), NOW + 30 * DAY)).toBe(true);
    expect(local.entries.size).toBe(0);
  });

  test.each(['', 'soon', undefined])('deletes a skip that expires at "%s"', (expiry) => {
    const local = memoryStorage({
      'glambug-app-prompt-skipped': 'true',
      ...(expiry === undefined ? {} : { 'glambug-app-prompt-expiry': expiry }),
    });
    expect(isPromptWelcome(local, memoryStorage(), NOW)).toBe(true);
    expect(local.entries.size).toBe(0);
  });

  test('is never shown again after a visit to an app store', () => {
    const local = memoryStorage();
    markInstalled(local);
    expect([...local.entries]).toEqual([['glambug-app-installed', 'true']]);
    expect(isPromptWelcome(local, memoryStorage(), NOW + 400 * DAY)).toBe(false);
  });

  test('is not shown again in the same visit after it was closed', () => {
    const visit = memoryStorage({ [CLOSED_KEY]: YES });
    expect(isPromptWelcome(memoryStorage(), visit, NOW)).toBe(false);
    expect(isPromptWelcome(memoryStorage(), memoryStorage(), NOW)).toBe(true);
  });

  test('is not shown when storage is unavailable', () => {
    expect(isPromptWelcome(FORGETFUL, FORGETFUL, NOW)).toBe(false);
  });
});

test('the prompt is for phones only', () => {
  const on = (userAgent: string): boolean =>
    isPromptDue({ userAgent, maxTouchPoints: 5 }, memoryStorage(), memoryStorage(), NOW);
  expect([on(PHONE), on(LINUX)]).toEqual([true, false]);
});
