/** The dependencies of the session; tests provide fakes. */
import type { Account, User } from '#core/account/user.ts';
import type { KeyValueStore } from '#core/key-value-store.ts';
import type { Result } from '#core/result.ts';
import type { WebUser } from '#schema/web-user.ts';

export interface SessionEnvironment {
  /** Local and session storage. */
  persistentStore: KeyValueStore;
  sessionStore: KeyValueStore;
  /** Starts the service; false if its settings are incomplete, or without a window. */
  start: () => boolean;
  /** True once it has started, false after a timeout. */
  whenReady: () => Promise<boolean>;
  /** Calls with the account, now and after each change of account or token. */
  listen: (on: (account: Account | null) => void) => () => void;
  /** The claims of the ID token; `fresh` requests a new token. */
  readClaims: (fresh: boolean) => Promise<Record<string, unknown> | null>;
  idToken: () => Promise<string | null>;
  /** Whether the shop's own server receives the tokens. */
  sendsTokens: () => boolean;
  /** Null if signed out. */
  sendToken: (token: string | null, options: { signal: AbortSignal }) => Promise<Result>;
  loginWithGoogle: () => Promise<Result<Account>>;
  loginWithEmail: (email: string, password: string) => Promise<Result<Account>>;
  logout: () => Promise<Result>;
  /** Reloads the account. */
  reload: () => Promise<Result<Account | null>>;
  saveUser: (user: User) => Promise<void>;
  loadProfile: (uid: string) => Promise<WebUser | null>;
  /** Notifies this page of a changed copy; the browser notifies other tabs. */
  announceSaved: () => void;
  /** Settles after the given ms. */
  wait: (ms: number) => Promise<void>;
  /** Timeout for the auth state, ms. */
  authTimeout: number;
  warn: (message: string, error?: unknown) => void;
}
