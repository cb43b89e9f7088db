/** The start of a page with accounts, and its timeout by device. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { UNAVAILABLE } from '#core/account/auth-messages.ts';
import { CATEGORY_NAMES_PATH } from '#core/paths.ts';
import { authTimeout } from './auth.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const TABLET = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1';
const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0';

const fetched = vi.fn(() => Promise.reject(new TypeError('offline')));

/** The module on a newly opened page; without a window, Firebase is not available. */
async function openPage() {
  vi.resetModules();
  return await import('./auth.ts');
}

beforeEach(() => {
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('app start', () => {
  test('fetches categories and subcategories, and starts the session', async () => {
    const { $auth, startSession } = await openPage();
    expect(fetched).not.toHaveBeenCalled();
    await startSession();
    expect(fetched).toHaveBeenCalledExactlyOnceWith(CATEGORY_NAMES_PATH, expect.anything());
    expect($auth.get()).toMatchObject({ loading: false, error: UNAVAILABLE });
  });

  test('fetches no categories for a quiet session', async () => {
    const { $auth, startQuietSession } = await openPage();
    await startQuietSession();
    expect(fetched).not.toHaveBeenCalled();
    expect($auth.get()).toMatchObject({ loading: false, error: UNAVAILABLE });
  });
});

test.each([
  ['on a desktop', 30_000, DESKTOP, 0],
  ['on a phone', 60_000, PHONE, 5],
  ['on an iPad', 60_000, TABLET, 5],
  ['on a Macintosh', 30_000, TABLET, 0],
])('%s authentication has %i ms to initialise', (_name, wait, userAgent, maxTouchPoints) => {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints });
  expect(authTimeout()).toBe(wait);
});
