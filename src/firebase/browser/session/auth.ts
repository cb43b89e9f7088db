/** The session of this browser, as pages with accounts use it. */
import { saveUser } from './save-user.ts';
import { sessionService } from './session-service.ts';
import { appPlatform } from '#core/app-prompt.ts';
import { USER_KEY } from '#core/account/user-key.ts';
import { fetchCategories } from './categories.ts';
import { persistentStore, sessionStore } from './browser-storage.ts';
import { createSession } from './session.ts';

export type { AuthState } from './auth-state.ts';

/**
 * How long a page waits for the auth state, ms. The SDK gives each of its requests 30 s and then assumes that
 * the last user is still signed in, possibly after the page has continued.
 */
const AUTH_TIMEOUT = { desktop: 30_000, mobile: 60_000 };

export const authTimeout = (): number => {
  const isMobile = typeof navigator !== 'undefined' && appPlatform(navigator) !== undefined;
  return AUTH_TIMEOUT[isMobile ? 'mobile' : 'desktop'];
};

const session = createSession({
  ...sessionService,
  persistentStore,
  sessionStore,
  saveUser,
  // Loaded separately: it needs the schema, which catalogue pages do not.
  loadProfile: async (uid) => (await import('#firebase/browser/web-users.ts')).readWebUser(uid),
  // The header reacts to storage events of other tabs; this notifies it of the same change in this tab.
  announceSaved: () => dispatchEvent(new StorageEvent('storage', { key: USER_KEY })),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  authTimeout: authTimeout(),
  warn: (message, ...error) => console.warn(message, ...error),
});

export const {
  $auth,
  loginWithGoogle,
  loginWithEmail,
  logout,
  refreshUser,
  confirmedUser,
  knowsClaims,
  authStateReady,
  whenSaved,
  onLost,
  expectEnd,
} = session;

/** Starts the session of a page with accounts; calling it again does nothing more. */
export function startSession(): Promise<void> {
  void fetchCategories();
  return session.start({ withProfile: true });
}

/** Starts the session without loading the customer document. */
export const startQuietSession = (): Promise<void> => session.start({ withProfile: false });
