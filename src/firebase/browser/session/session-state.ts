/** The session state that all parts of the session share. */
import { map, type MapStore } from 'nanostores';
import { authMessage } from '#core/account/auth-messages.ts';
import type { User } from '#core/account/user.ts';
import type { AuthState } from './auth-state.ts';
import { saveCopy } from './saved-user.ts';
import type { SessionEnvironment } from './session-environment.ts';

/** Why the session ended, for the page that asks to sign in again. */
export const ENDED_KEY = 'glambug-session-ended';

export interface SessionState {
  readonly env: SessionEnvironment;
  readonly $auth: MapStore<AuthState>;
  /** The uid confirmed by the service. */
  confirmed: string | undefined;
  /** The uid whose claims were read. */
  claimsOf: string | undefined;
  /** Whether a page needs the customer document. */
  withProfile: boolean;
}

export const signedOut = (env: SessionEnvironment): SessionState => ({
  env,
  $auth: map<AuthState>({ user: null, profile: null, error: null, loading: true }),
  confirmed: undefined,
  claimsOf: undefined,
  withProfile: false,
});

export function showUser({ env, $auth }: SessionState, user: User): void {
  $auth.setKey('user', user);
  saveCopy(env, user);
}

export function clearUser(state: SessionState): void {
  const { env, $auth } = state;
  state.confirmed = undefined;
  $auth.set({ ...$auth.get(), user: null, profile: null, loading: false });
  saveCopy(env, null);
}

/** Stores why the session ended; the service reports the sign-out itself. */
export function noteEnd({ env, $auth }: SessionState, code: string): void {
  env.sessionStore.write(ENDED_KEY, code);
  $auth.setKey('error', authMessage(code, ''));
}
