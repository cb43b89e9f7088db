import { describe, expect, test } from 'vitest';
import { FORGETFUL, memoryStorage } from '#fixtures/memory-storage.ts';
import { keepClosed, keepSkip } from './app-answers.ts';
import { appPlatform, isAppOffered, isPromptWelcome, keepInstalled } from '#core/app-prompt.ts';

const NOW = Date.UTC(2026, 0, 15);
const DAY = 24 * 60 * 60 * 1_000;

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15';
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/143.0.0.0 Mobile Safari/537.36';
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/143.0.0.0 Safari/537.36';
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/143.0.0.0 Safari/537.36';

describe('the app for', () => {
  test.each([
    ['an iPhone', IPHONE, 5, undefined, 'ios'],
    ['an iPad that calls itself one', IPHONE.replaceAll('iPhone', 'iPad'), 5, undefined, 'ios'],
    ['an iPad that calls itself a Macintosh', MAC, 5, undefined, 'ios'],
    ['a Macintosh', MAC, 0, 'macOS', undefined],
    ['an Android telephone', PHONE, 5, undefined, 'android'],
    ['an Android that says so only in its hints', LINUX, 5, 'Android', 'android'],
    ['Linux', LINUX, 0, 'Linux', undefined],
    ['Windows with a touch screen', WINDOWS, 10, 'Windows', undefined],
  ])('%s', (_what, userAgent, maxTouchPoints, platform, expected) => {
    const userAgentData = platform === undefined ? undefined : { platform };
    expect(appPlatform({ userAgent, maxTouchPoints, userAgentData })).toBe(expected);
  });
});

describe('the app links', () => {
  test('stay for new visitors, and where nothing can be stored', () => {
    expect(isAppOffered(memoryStorage(), NOW)).toBe(true);
    expect(isAppOffered(FORGETFUL, NOW)).toBe(true);
  });

  test('go for 30 days after a skip', () => {
    const local = memoryStorage();
    keepSkip(local, NOW);
    expect(isAppOffered(local, NOW + 30 * DAY - 1)).toBe(false);
    expect(isAppOffered(local, NOW + 30 * DAY)).toBe(true);
  });

  test('go for good after a visit to a store', () => {
    const local = memoryStorage();
    keepInstalled(local);
    expect(isAppOffered(local, NOW + 400 * DAY)).toBe(false);
  });
});

describe('the prompt', () => {
  test('is welcome to somebody new', () => {
    expect(isPromptWelcome(memoryStorage(), memoryStorage(), NOW)).toBe(true);
  });

  test('keeps a skip for 30 days, then forgets it', () => {
    const local = memoryStorage();
    keepSkip(local, NOW);
    expect([...local.entries]).toEqual([
      ['glambug-app-prompt-skipped', 'true'],
      ['glambug-app-prompt-expiry', String(NOW + 30 * DAY)],
    ]);
    expect(isPromptWelcome(local, memoryStorage(), NOW + 30 * DAY - 1)).toBe(false);
    expect(local.entries.size).toBe(2);
    expect(isPromptWelcome(local, memoryStorage(), NOW + 30 * DAY)).toBe(true);
    expect(local.entries.size).toBe(0);
  });

  test.each(['', 'soon', undefined])('forgets a skip that expires at "%s"', (expiry) => {
    const local = memoryStorage({
      'glambug-app-prompt-skipped': 'true',
      ...(expiry === undefined ? {} : { 'glambug-app-prompt-expiry': expiry }),
    });
    expect(isPromptWelcome(local, memoryStorage(), NOW)).toBe(true);
    expect(local.entries.size).toBe(0);
  });

  test('stays away for good from somebody who went to a store', () => {
    const local = memoryStorage();
    keepInstalled(local);
    expect([...local.entries]).toEqual([['glambug-app-installed', 'true']]);
    expect(isPromptWelcome(local, memoryStorage(), NOW + 400 * DAY)).toBe(false);
  });

  test('stays away for a visit when it was closed', () => {
    const visit = memoryStorage();
    keepClosed(visit);
    expect(isPromptWelcome(memoryStorage(), visit, NOW)).toBe(false);
    expect(isPromptWelcome(memoryStorage(), memoryStorage(), NOW)).toBe(true);
  });

  test('never comes where no answer can be kept', () => {
    expect(isPromptWelcome(FORGETFUL, FORGETFUL, NOW)).toBe(false);
  });
});
