/** Who is there, as all parts of the session know and change it. */
import { map, type MapStore } from 'nanostores';
import { authWords } from '#core/account/auth-words.ts';
import type { User } from '#core/account/user.ts';
import type { AuthState } from './auth-state.ts';
import { saveCopy } from './saved-user.ts';
import type { SessionEnvironment } from './session-environment.ts';

/** Why the session ended, for the page that asks to sign in again. */
export const ENDED_KEY = 'glambug-session-ended';

export interface Present {
  readonly env: SessionEnvironment;
  readonly $auth: MapStore<AuthState>;
  /** uid of whom the service has named. */
  confirmed: string | undefined;
  /** uid of whose claims have been read. */
  claimsOf: string | undefined;
  /** Their document is wanted, too. */
  wantsProfile: boolean;
}

export const nobodyYet = (env: SessionEnvironment): Present => ({
  env,
  $auth: map<AuthState>({ user: null, profile: null, error: null, loading: true }),
  confirmed: undefined,
  claimsOf: undefined,
  wantsProfile: false,
});

export function showUser({ env, $auth }: Present, user: User): void {
  $auth.setKey('user', user);
  saveCopy(env, user);
}

export function clearUser(present: Present): void {
  const { env, $auth } = present;
  present.confirmed = undefined;
  $auth.set({ ...$auth.get(), user: null, profile: null, loading: false });
  saveCopy(env, null);
}

/** Notes why it ended, and leaves the rest to the service, which tells when nobody is signed in. */
export function noteEnd({ env, $auth }: Present, code: string): void {
  env.visit.write(ENDED_KEY, code);
  $auth.setKey('error', authWords(code, ''));
}
