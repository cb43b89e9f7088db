/** The session of this browser, as pages with accounts use it. */
import { saveUser } from './save-user.ts';
import { sessionService } from './session-service.ts';
import { appPlatform } from '#core/app-prompt.ts';
import { USER_KEY } from '#core/account/user-key.ts';
import { fetchCategories } from './categories.ts';
import { keptForGood, keptForVisit } from './kept.ts';
import { createSession } from './session.ts';

export type { AuthState } from './auth-state.ts';

/**
 * How long a page waits for the service to find out who is signed in, ms. The SDK itself gives each of its requests
 * 30 s, and then takes whoever was signed in here to be so still: that may come after the page has gone on.
 */
const KNOWN_WAIT = { desk: 30_000, mobile: 60_000 };

const isMobile = (): boolean =>
  typeof navigator !== 'undefined' && appPlatform(navigator) !== undefined;

const session = createSession({
  ...sessionService,
  kept: keptForGood,
  visit: keptForVisit,
  saveUser,
  // Fetched apart: it needs the schema, and pages of the catalogue do not.
  loadProfile: async (uid) => (await import('./load-profile.ts')).loadProfile(uid),
  // The header listens for what other tabs do; it hears of this one in the same way.
  announceSaved: () => dispatchEvent(new StorageEvent('storage', { key: USER_KEY })),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  knownWait: KNOWN_WAIT[isMobile() ? 'mobile' : 'desk'],
  warn: (words, ...error) => console.warn(words, ...error),
});

export const {
  $auth,
  loginWithGoogle,
  loginWithEmail,
  logout,
  refreshUser,
  confirmedUser,
  knowsClaims,
  whenKnown,
  whenSaved,
  onLost,
  expectEnd,
} = session;

/** Starts the session of a page with accounts; calling it again does nothing more. */
export function startSession(): Promise<void> {
  void fetchCategories();
  return session.start({ withProfile: true });
}

/** Starts the session where only looking is done: whoever is signed in, without their document. */
export const startQuietSession = (): Promise<void> => session.start({ withProfile: false });
