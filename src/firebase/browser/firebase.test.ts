/** Readiness as specified; tests create a window if they need one. */
import { deleteApp } from 'firebase/app';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const COMPLETE = {
  PUBLIC_FIREBASE_API_KEY: 'k',
  PUBLIC_FIREBASE_AUTH_DOMAIN: 'shop.example',
  PUBLIC_FIREBASE_PROJECT_ID: 'shop',
  PUBLIC_FIREBASE_APP_ID: '1:1:web:1',
};

/** A fresh copy of the module, as on a new page. */
async function freshPage({ hasWindow = true } = {}) {
  vi.resetModules();
  vi.stubGlobal('window', hasWindow ? new EventTarget() : undefined);
  return await import('./firebase.ts');
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('when it is ready', () => {
  test('dispatches a window event named firebase-ready once', async () => {
    const { startFirebase } = await freshPage();
    let eventCount = 0;
    window.addEventListener('firebase-ready', () => (eventCount += 1));
    const app = startFirebase(COMPLETE);
    expect(startFirebase(COMPLETE)).toBe(app);
    expect(eventCount).toBe(1);
    if (app) await deleteApp(app);
  });

  test('resolves a readiness wait to true', async () => {
    const { startFirebase, whenFirebaseReady } = await freshPage();
    const app = startFirebase(COMPLETE);
    expect(await whenFirebaseReady()).toBe(true);
    if (app) await deleteApp(app);
  });

  test('resolves a readiness wait when the event fires', async () => {
    const { whenFirebaseReady } = await freshPage();
    const ready = whenFirebaseReady();
    window.dispatchEvent(new Event('firebase-ready'));
    expect(await ready).toBe(true);
  });
});

describe('when it is not ready', () => {
  test('resolves a readiness wait to false after 5000 ms, not before', async () => {
    const { whenFirebaseReady } = await freshPage();
    let isReady: boolean | undefined;
    void whenFirebaseReady().then((ready) => (isReady = ready));
    await vi.advanceTimersByTimeAsync(4_999);
    expect(isReady).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(isReady).toBe(false);
  });

  test.each([
    [['PUBLIC_FIREBASE_API_KEY'], ['apiKey']],
    [
      ['PUBLIC_FIREBASE_AUTH_DOMAIN', 'PUBLIC_FIREBASE_APP_ID'],
      ['authDomain', 'appId'],
    ],
    [['PUBLIC_FIREBASE_PROJECT_ID'], ['projectId']],
  ])('without %j logs an error with the missing entries', async (left, names) => {
    const { startFirebase } = await freshPage();
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const variables = { ...COMPLETE, ...Object.fromEntries(left.map((name) => [name, ''])) };
    expect(startFirebase(variables)).toBeUndefined();
    expect(errors.mock.calls).toEqual([['Missing config keys', names]]);
  });

  test('logs an error for settings that the SDK rejects', async () => {
    const { startFirebase } = await freshPage();
    const { initializeApp } = await import('firebase/app');
    // An app of this name exists with other settings.
    const other = initializeApp({ projectId: 'another' });
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let eventCount = 0;
    window.addEventListener('firebase-ready', () => (eventCount += 1));
    expect(startFirebase(COMPLETE)).toBeUndefined();
    expect(errors.mock.calls).toEqual([
      ['Firebase init failed', expect.objectContaining({ code: 'app/duplicate-app' })],
    ]);
    expect(eventCount).toBe(0);
    await deleteApp(other);
  });

  test('is not ready on the server (no window)', async () => {
    const { startFirebase, whenFirebaseReady } = await freshPage({ hasWindow: false });
    expect(startFirebase(COMPLETE)).toBeUndefined();
    expect(await whenFirebaseReady()).toBe(false);
  });
});
