/** The start of a page with accounts, and how long it waits on which device. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SessionEnvironment } from './session-environment.ts';

const made = vi.hoisted(() => ({ fetches: 0, starts: [] as unknown[], waits: [] as number[] }));

vi.mock('./session-service.ts', () => ({ sessionService: {} }));
vi.mock('./save-user.ts', () => ({ saveUser: () => Promise.resolve() }));
vi.mock('./categories.ts', () => ({
  fetchCategories: () => Promise.resolve((made.fetches += 1)),
}));
vi.mock('./session.ts', () => ({
  createSession: ({ knownWait }: SessionEnvironment) => {
    made.waits.push(knownWait);
    return { start: (options: unknown) => Promise.resolve(made.starts.push(options)) };
  },
}));

const PHONE =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const TABLET = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1';
const DESK = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0';

/** The module as a page on such a device has it. */
async function pageOn(userAgent: string, maxTouchPoints = 0) {
  vi.resetModules();
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints });
  return await import('./auth.ts');
}

beforeEach(() => {
  made.fetches = 0;
  made.starts = [];
  made.waits = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('app start', () => {
  test('categories and subcategories are fetched, and the session begins', async () => {
    const { startSession } = await pageOn(DESK);
    expect(made.fetches).toBe(0);
    await startSession();
    expect(made.fetches).toBe(1);
    expect(made.starts).toEqual([{ withProfile: true }]);
  });

  test('where only looking is done, neither categories nor the profile are', async () => {
    const { startQuietSession } = await pageOn(DESK);
    await startQuietSession();
    expect(made.fetches).toBe(0);
    expect(made.starts).toEqual([{ withProfile: false }]);
  });
});

test.each([
  ['at a desk', 30_000, DESK, 0],
  ['on a phone', 60_000, PHONE, 5],
  ['on an iPad', 60_000, TABLET, 5],
  ['at a Macintosh', 30_000, TABLET, 0],
])('%s authentication has %i ms to initialise', async (_name, wait, agent, touches) => {
  await pageOn(agent, touches);
  expect(made.waits).toEqual([wait]);
});
