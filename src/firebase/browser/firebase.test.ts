/** Readiness by the sentences of its specification; a window is made where a test needs one. */
import { deleteApp } from 'firebase/app';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const COMPLETE = {
  PUBLIC_FIREBASE_API_KEY: 'k',
  PUBLIC_FIREBASE_AUTH_DOMAIN: 'shop.example',
  PUBLIC_FIREBASE_PROJECT_ID: 'shop',
  PUBLIC_FIREBASE_APP_ID: '1:1:web:1',
};

/** The module anew, as a page that has just been opened has it. */
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

describe('on success', () => {
  test('a window event named firebase-ready is announced, once', async () => {
    const { startFirebase } = await freshPage();
    let heard = 0;
    window.addEventListener('firebase-ready', () => (heard += 1));
    const app = startFirebase(COMPLETE);
    expect(startFirebase(COMPLETE)).toBe(app);
    expect(heard).toBe(1);
    if (app) await deleteApp(app);
  });

  test('a readiness wait resolves true when ready', async () => {
    const { startFirebase, whenFirebaseReady } = await freshPage();
    const app = startFirebase(COMPLETE);
    expect(await whenFirebaseReady()).toBe(true);
    if (app) await deleteApp(app);
  });

  test('or when the event fires', async () => {
    const { whenFirebaseReady } = await freshPage();
    const ready = whenFirebaseReady();
    window.dispatchEvent(new Event('firebase-ready'));
    expect(await ready).toBe(true);
  });
});

describe('otherwise', () => {
  test('a readiness wait resolves false after 5000 ms, not before', async () => {
    const { whenFirebaseReady } = await freshPage();
    let answer: boolean | undefined;
    void whenFirebaseReady().then((ready) => (answer = ready));
    await vi.advanceTimersByTimeAsync(4_999);
    expect(answer).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(answer).toBe(false);
  });

  test.each([
    [['PUBLIC_FIREBASE_API_KEY'], ['apiKey']],
    [
      ['PUBLIC_FIREBASE_AUTH_DOMAIN', 'PUBLIC_FIREBASE_APP_ID'],
      ['authDomain', 'appId'],
    ],
    [['PUBLIC_FIREBASE_PROJECT_ID'], ['projectId']],
  ])(
    'without %j an error names the missing entries, and it stays not ready',
    async (left, names) => {
      const { startFirebase, firebaseApp } = await freshPage();
      const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const variables = { ...COMPLETE, ...Object.fromEntries(left.map((name) => [name, ''])) };
      expect(startFirebase(variables)).toBeUndefined();
      expect(firebaseApp()).toBeUndefined();
      expect(errors.mock.calls).toEqual([['Missing config keys', names]]);
    },
  );

  test('settings that the SDK refuses are an error too, and it stays not ready', async () => {
    const { startFirebase, firebaseApp } = await freshPage();
    const { initializeApp } = await import('firebase/app');
    // There is an app of this name already, with other settings.
    const other = initializeApp({ projectId: 'another' });
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let heard = 0;
    window.addEventListener('firebase-ready', () => (heard += 1));
    expect(startFirebase(COMPLETE)).toBeUndefined();
    expect(firebaseApp()).toBeUndefined();
    expect(errors.mock.calls).toEqual([
      ['Firebase init failed', expect.objectContaining({ code: 'app/duplicate-app' })],
    ]);
    expect(heard).toBe(0);
    await deleteApp(other);
  });

  test('on the server side (no window) it counts as not ready', async () => {
    const { startFirebase, whenFirebaseReady } = await freshPage({ hasWindow: false });
    expect(startFirebase(COMPLETE)).toBeUndefined();
    expect(await whenFirebaseReady()).toBe(false);
  });
});
