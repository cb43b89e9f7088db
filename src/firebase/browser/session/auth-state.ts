/** What pages see of the session, and what they can ask of it. */
import type { MapStore } from 'nanostores';
import type { User } from '#core/account/user.ts';
import type { Result } from '#core/result.ts';
import type { WebUser } from '#schema/web-user.ts';

export interface AuthState {
  /** From the saved copy while `loading`: good for showing a name, not for access. */
  user: User | null;
  profile: WebUser | null;
  /** What went wrong last, or why the session before this one ended. */
  error: string | null;
  /** Until the service has said for the first time who is signed in. */
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
  /** Whom the service has named, with the claims of a refreshed token; null when nobody is signed in. */
  confirmedUser: () => Promise<User | null>;
  /** Whether that user's claims could be read; without a connection they cannot. */
  knowsClaims: () => boolean;
  /** Settles when the service has said for the first time who is signed in, however late. */
  whenKnown: () => Promise<void>;
  /** Settles when whoever has signed in on this page is saved, or could not be. */
  whenSaved: () => Promise<void>;
  /** Calls when whoever was confirmed is so no more, or is another; not when the page itself has seen to it. */
  onLost: (call: () => void) => void;
  /** From here on the end of the session is this page's own doing, or is so no more. */
  expectEnd: (isExpected: boolean) => void;
}
