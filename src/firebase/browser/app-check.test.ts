import { deleteApp } from 'firebase/app';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const SETTINGS = {
  PUBLIC_FIREBASE_API_KEY: 'k',
  PUBLIC_FIREBASE_AUTH_DOMAIN: 'shop.example',
  PUBLIC_FIREBASE_PROJECT_ID: 'shop',
  PUBLIC_FIREBASE_APP_ID: '1:1:web:1',
};

async function page() {
  vi.resetModules();
  vi.stubGlobal('window', new EventTarget());
  const { startFirebase } = await import('./firebase.ts');
  const app = startFirebase(SETTINGS);
  const { whenAppChecked } = await import('./app-check.ts');
  return { whenAppChecked, close: () => app && deleteApp(app) };
}

let opened: Awaited<ReturnType<typeof page>>;
beforeEach(async () => {
  opened = await page();
});
afterEach(async () => {
  await opened.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('is started once with the key, before the first request', async () => {
  const load = vi.fn(() => Promise.resolve());
  await opened.whenAppChecked('key', load);
  await opened.whenAppChecked('key', load);
  expect(load).toHaveBeenCalledOnce();
  expect(load).toHaveBeenCalledWith(expect.anything(), 'key');
});

test('requests go on when its script does not load, and the next one loads it again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const load = vi.fn(() => Promise.reject(new Error('blocked')));
  await opened.whenAppChecked('key', load);
  await opened.whenAppChecked('key', load);
  expect(load).toHaveBeenCalledTimes(2);
});
