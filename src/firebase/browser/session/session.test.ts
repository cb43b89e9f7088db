/** The session as specified: start-up, sign-in, claims, the saved copy, the customer document, the guard. */
import { buildAccount, refusal } from '#fixtures/build-account.ts';
import { memoryStorage } from '#fixtures/memory-storage.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { UNAVAILABLE } from '#core/account/auth-messages.ts';
import { isAdmin, type Account } from '#core/account/user.ts';
import type { KeyValueStore } from '#core/key-value-store.ts';

const service = {
  startFirebase: vi.fn<() => object | undefined>(),
  whenFirebaseReady: () => Promise.resolve(true),
  listenToAuth: vi.fn<(on: (account: Account | null) => void) => void>(),
  readClaims: vi.fn<(fresh: boolean) => Promise<Record<string, unknown> | null>>(),
  reloadAccount: vi.fn<() => Promise<Account | null>>(),
  signInByEmail: vi.fn<() => Promise<Account>>(),
  signInByGoogle: vi.fn<() => Promise<Account>>(),
  endSession: vi.fn<() => Promise<void>>(),
  syncToken: vi.fn<() => Promise<void>>(),
  fetchCategories: vi.fn(),
  saveUser: vi.fn<() => Promise<void>>(),
  readWebUser: vi.fn<() => Promise<null>>(),
};

let local = memoryStorage();
let visit = memoryStorage();
let replaced: string[] = [];
const storageOf = ({ read, write, drop }: KeyValueStore) => ({
  getItem: read,
  setItem: write,
  removeItem: drop,
});
const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

/** The session of a newly opened page. */
async function openPage() {
  vi.resetModules();
  const { SESSION_GATEWAY } = await import('./session-gateway.ts');
  Object.assign(SESSION_GATEWAY, service);
  const auth = await import('./auth.ts');
  const { guardPage } = await import('./guard.ts');
  /** The service reports an account. */
  const says = async (account: Account | null) => {
    service.listenToAuth.mock.lastCall?.[0](account);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { ...auth, guardPage, says };
}

/** A page whose session started with a confirmed user. */
async function openSignedIn() {
  const page = await openPage();
  void page.startSession();
  await page.says(buildAccount());
  return page;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  warned.mockImplementation(() => undefined);
  local = memoryStorage();
  visit = memoryStorage();
  replaced = [];
  vi.stubGlobal('localStorage', storageOf(local));
  vi.stubGlobal('sessionStorage', storageOf(visit));
  vi.stubGlobal('StorageEvent', Event);
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('location', {
    pathname: '/account/orders',
    search: '',
    hash: '',
    replace: (path: string) => replaced.push(path),
  });
  service.startFirebase.mockReturnValue({});
  service.endSession.mockResolvedValue();
  service.readClaims.mockResolvedValue({ email_verified: true });
  for (const signIn of [service.signInByEmail, service.signInByGoogle]) {
    signIn.mockResolvedValue(buildAccount());
  }
});

describe('the start', () => {
  test('restores the saved user, fetches categories, and waits for the auth state', async () => {
    local.write('user', JSON.stringify(buildAccount()));
    const { $auth, startSession, says } = await openPage();
    const started = startSession();
    expect(service.fetchCategories).toHaveBeenCalledOnce();
    expect($auth.get()).toMatchObject({ user: { displayName: 'Meera Shah' }, loading: true });
    await says(null);
    await started;
    expect($auth.get()).toMatchObject({ user: null, loading: false });
    expect(local.read('user')).toBeNull();
  });

  test('warns after 30 s and goes on', async () => {
    const { startQuietSession } = await openPage();
    const started = startQuietSession();
    await vi.advanceTimersByTimeAsync(30_000);
    await started;
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('within 30 s'));
  });

  test('reports missing settings', async () => {
    service.startFirebase.mockReturnValue(undefined);
    const { $auth, startSession } = await openPage();
    await startSession();
    expect($auth.get()).toMatchObject({ loading: false, error: UNAVAILABLE });
  });

  test('saves the document again after one second, unless the account is being deleted', async () => {
    await openSignedIn();
    await vi.advanceTimersByTimeAsync(999);
    expect(service.saveUser).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(service.saveUser).toHaveBeenCalledOnce();
    expect(visit.read('glambug-session-looked-after')).toBe('meera-1');
    local.write('glambug-deleting-account', 'meera-1');
    await openSignedIn();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(service.saveUser).toHaveBeenCalledOnce();
  });
});

describe.each(['loginWithEmail', 'loginWithGoogle'] as const)('%s', (name) => {
  test('sets the user and saves the document before it loads the profile', async () => {
    const { $auth, startSession, says, ...page } = await openPage();
    void startSession();
    await says(null);
    const outcome = await page[name]('meera@shop.in', 'silver');
    expect(outcome).toMatchObject({ success: true, value: { uid: 'meera-1' } });
    await page.whenSaved();
    await vi.advanceTimersByTimeAsync(0);
    expect($auth.get()).toMatchObject({ user: { uid: 'meera-1' }, error: null });
    expect(local.read('user')).toContain('Meera Shah');
    expect(service.saveUser).toHaveBeenCalledBefore(service.readWebUser);
  });

  test('returns the failure and sets the error', async () => {
    service.signInByEmail.mockRejectedValue(refusal('wrong-password'));
    service.signInByGoogle.mockRejectedValue(refusal('wrong-password'));
    const { $auth, ...page } = await openPage();
    const outcome = await page[name]('meera@shop.in', 'silver');
    expect(outcome).toMatchObject({ success: false, code: 'wrong-password' });
    expect($auth.get().error).toMatch(/incorrect/);
  });
});

describe('claims', () => {
  test('come from a refreshed token; admin must be exactly true', async () => {
    service.readClaims.mockResolvedValue({ iss: 'x', email_verified: true, admin: true });
    const { confirmedUser, knowsClaims } = await openSignedIn();
    const user = await confirmedUser();
    expect(service.readClaims).toHaveBeenCalledWith(true);
    expect(user?.customClaims).toEqual({ admin: true });
    expect(user && isAdmin(user)).toBe(true);
    expect(knowsClaims()).toBe(true);
    expect(isAdmin({ customClaims: { admin: 'true' } })).toBe(false);
  });

  test('are empty with a warning when they cannot be loaded', async () => {
    service.readClaims.mockRejectedValue(refusal('network-request-failed'));
    const { confirmedUser, knowsClaims } = await openSignedIn();
    expect(await confirmedUser()).toMatchObject({ uid: 'meera-1', customClaims: {} });
    expect(knowsClaims()).toBe(false);
    expect(warned).toHaveBeenCalledWith('Custom claims could not be loaded', expect.anything());
  });

  test.each(['user-disabled', 'user-token-expired'])(
    '%s signs out, with the reason',
    async (code) => {
      const { $auth, says } = await openSignedIn();
      service.readClaims.mockRejectedValue(refusal(code));
      await says(buildAccount());
      expect(service.endSession).toHaveBeenCalledOnce();
      await says(null);
      expect($auth.get()).toMatchObject({ user: null });
      expect(visit.read('glambug-session-ended')).toBe(code);
      const next = await openPage();
      void next.startSession();
      expect(next.$auth.get().error).toBe($auth.get().error);
    },
  );
});

describe('the end', () => {
  test('logout clears the user, the copy and the draft without a reason', async () => {
    visit.write('glambug-order-details', '{"uid":"meera-1"}');
    const { $auth, logout, onLost, says } = await openSignedIn();
    const lost = vi.fn();
    onLost(lost);
    expect(await logout()).toMatchObject({ success: true });
    await says(null);
    expect($auth.get()).toMatchObject({ user: null, profile: null, error: null });
    expect(local.read('user')).toBeNull();
    expect(visit.read('glambug-order-details')).toBeNull();
    expect(visit.read('glambug-session-ended')).toBeNull();
    expect(lost).not.toHaveBeenCalled();
  });

  test('a failed logout clears nothing', async () => {
    service.endSession.mockRejectedValue(refusal('network-request-failed'));
    const { $auth, logout } = await openSignedIn();
    expect(await logout()).toMatchObject({ success: false });
    expect($auth.get()).toMatchObject({ user: { uid: 'meera-1' } });
  });

  test('a sign-out in another tab clears the draft; an expired session keeps it', async () => {
    visit.write('glambug-order-details', '{"uid":"meera-1"}');
    const { $auth, says } = await openSignedIn();
    await says(null);
    expect(visit.read('glambug-order-details')).not.toBeNull();
    await says(buildAccount());
    local.write('glambug-signed-out', 'yes');
    await says(null);
    expect(visit.read('glambug-order-details')).toBeNull();
    expect($auth.get().error).toMatch(/signed out in another tab/);
    await says(buildAccount());
    expect(local.read('glambug-signed-out')).toBeNull();
  });

  test('lists saved while signed out stay; those of a customer are deleted with their session', async () => {
    const lists = (owner: string | null) => JSON.stringify({ owner, lists: [] });
    local.write('glambug-saved-lists', lists(null));
    const { logout, says } = await openSignedIn();
    expect(local.read('glambug-saved-lists')).toBe(lists(null));
    local.write('glambug-saved-lists', lists('meera-1'));
    await says(buildAccount({ uid: 'ravi-2' }));
    expect(local.read('glambug-saved-lists')).toBeNull();
    local.write('glambug-saved-lists', lists('ravi-2'));
    await logout();
    expect(local.read('glambug-saved-lists')).toBeNull();
  });

  test('a sign-out waits for the server, but not for long', async () => {
    const { logout } = await openSignedIn();
    service.syncToken.mockReturnValue(new Promise(() => undefined));
    const done = logout();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await done).toMatchObject({ success: true });
  });

  test('another customer does not get the draft', async () => {
    visit.write('glambug-order-details', '{"uid":"meera-1"}');
    const { says } = await openSignedIn();
    expect(visit.read('glambug-order-details')).not.toBeNull();
    await says(buildAccount({ uid: 'ravi-2' }));
    expect(visit.read('glambug-order-details')).toBeNull();
  });
});

describe('the guard', () => {
  test('lets a signed-in user in, and leaves when the session ends', async () => {
    const { guardPage, says } = await openSignedIn();
    expect(await guardPage('sign-in')).toMatchObject({ uid: 'meera-1' });
    await says(null);
    expect(replaced).toEqual(['/login?redirect=%2Faccount%2Forders']);
    expect(visit.read('glambug-session-ended')).toBe('user-token-expired');
  });

  test('sends a visitor to sign-in, and a customer home from a staff page', async () => {
    const page = await openPage();
    void page.startSession();
    await page.says(null);
    expect(await page.guardPage('sign-in')).toBeUndefined();
    const signedIn = await openSignedIn();
    expect(await signedIn.guardPage('admin')).toBeUndefined();
    expect(replaced).toEqual(['/login?redirect=%2Faccount%2Forders', '/']);
  });

  test('throws on a staff page when the claims are unknown', async () => {
    service.readClaims.mockRejectedValue(refusal('network-request-failed'));
    const { guardPage } = await openSignedIn();
    await expect(guardPage('admin')).rejects.toThrow('Custom claims');
  });
});

test('an email verified elsewhere shows after a reload, and is saved', async () => {
  service.readClaims.mockResolvedValue({ email_verified: false });
  const { $auth, refreshUser } = await openSignedIn();
  service.reloadAccount.mockResolvedValue(buildAccount());
  service.readClaims.mockResolvedValue({ email_verified: true });
  expect(await refreshUser()).toMatchObject({ value: { emailVerified: true } });
  expect($auth.get().user?.emailVerified).toBe(true);
  expect(service.saveUser).toHaveBeenCalledOnce();
});
