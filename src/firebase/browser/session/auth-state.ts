/** The session as pages use it. */
import type { MapStore } from 'nanostores';
import type { User } from '#core/account/user.ts';
import type { Result } from '#core/result.ts';
import type { WebUser } from '#schema/web-user.ts';

export interface AuthState {
  /** From the stored copy while `loading`: use it to show a name, not for access. */
  user: User | null;
  profile: WebUser | null;
  /** The last failure, or the reason the previous session ended. */
  error: string | null;
  /** Until the auth state is known. */
  loading: boolean;
}

export interface Session {
  $auth: MapStore<AuthState>;
  /** @param options.withProfile loads the customer's document too */
  start: (options: { withProfile: boolean }) => Promise<void>;
  loginWithGoogle: () => Promise<Result<User>>;
  loginWithEmail: (email: string, password: string) => Promise<Result<User>>;
  logout: () => Promise<Result>;
  refreshUser: () => Promise<Result<User | null>>;
  /** The confirmed user, with the claims of a fresh token; null if signed out. */
  confirmedUser: () => Promise<User | null>;
  /** Whether that user's claims could be read; offline they cannot. */
  knowsClaims: () => boolean;
  /** Settles when the auth state is known, without a timeout. */
  authStateReady: () => Promise<void>;
  /**
   * Settles when the customer document of a sign-in on this page is saved, or saving has failed.
   */
  whenSaved: () => Promise<void>;
  /** Calls when the confirmed user signs out or changes, unless the page caused it. */
  onLost: (call: () => void) => void;
  /** Whether this page ends the session itself. */
  expectEnd: (isExpected: boolean) => void;
}
