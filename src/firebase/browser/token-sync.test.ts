/** Tokens go to the shop's own server only, once each. */
import { beforeEach, expect, test, vi } from 'vitest';

const idToken = vi.fn<() => Promise<string | null>>();
const fetched = vi.fn<typeof fetch>();
const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

async function openPage() {
  vi.resetModules();
  return await import('./token-sync.ts');
}

beforeEach(() => {
  fetched.mockReset().mockImplementation(() => Promise.resolve(new Response()));
  warned.mockClear();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('location', { origin: 'https://shop.example' });
});

test.each([
  ['/api/session', 'https://shop.example/api/session'],
  ['https://shop.example/api', 'https://shop.example/api'],
  ['https://evil.example/api', undefined],
  ['//evil.example', undefined],
  ['', undefined],
  [undefined, undefined],
])('accepts an address on the own origin only: %s', async (configured, address) => {
  const { syncAddress } = await openPage();
  expect(syncAddress(configured, 'https://shop.example')).toBe(address);
});

test('posts each token once, and the sign-out as DELETE; a redirect is a failure', async () => {
  const { syncToken } = await openPage();
  idToken.mockResolvedValue('the-token');
  await syncToken('/api/session', idToken);
  await syncToken('/api/session', idToken);
  idToken.mockResolvedValue(null);
  await syncToken('/api/session', idToken);
  expect(fetched.mock.calls).toMatchObject([
    [
      'https://shop.example/api/session',
      { method: 'POST', headers: { authorization: 'Bearer the-token' }, redirect: 'error' },
    ],
    ['https://shop.example/api/session', { method: 'DELETE', redirect: 'error' }],
  ]);
});

test('warns of a failure and sends the token again next time', async () => {
  const { syncToken } = await openPage();
  idToken.mockResolvedValue('the-token');
  fetched.mockResolvedValueOnce(new Response(null, { status: 500 }));
  await syncToken('/api/session', idToken);
  expect(warned).toHaveBeenCalledOnce();
  await syncToken('/api/session', idToken);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('sends nothing without an address', async () => {
  const { syncToken } = await openPage();
  await syncToken(undefined, idToken);
  expect(fetched).not.toHaveBeenCalled();
});

test('a sign-out aborts a token that is being sent or read', async () => {
  const { syncToken } = await openPage();
  let aborted: unknown;
  fetched.mockImplementationOnce(async (_address, init) => {
    await new Promise((resolve) => init?.signal?.addEventListener('abort', resolve));
    aborted = init?.method;
    throw new Error('aborted');
  });
  const late = Promise.withResolvers<string>();
  idToken.mockResolvedValueOnce('the-token').mockReturnValueOnce(late.promise);
  const first = syncToken('/api/session', idToken);
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  const second = syncToken('/api/session', idToken);
  idToken.mockResolvedValue(null);
  await syncToken('/api/session', idToken);
  late.resolve('a-later-token');
  await Promise.all([first, second]);
  expect(aborted).toBe('POST');
  expect(fetched.mock.calls.map(([, init]) => init?.method)).toEqual(['POST', 'DELETE']);
  expect(warned).not.toHaveBeenCalled();
  await syncToken('/api/session', idToken);
  expect(fetched).toHaveBeenCalledTimes(2);
});
