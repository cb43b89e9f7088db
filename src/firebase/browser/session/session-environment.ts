/** All that the session needs of the world outside; tests give a fake. */
import type { Account, User } from '#core/account/user.ts';
import type { Kept } from '#core/kept.ts';
import type { Result } from '#core/result.ts';
import type { WebUser } from '#schema/web-user.ts';

export interface SessionEnvironment {
  /** What this browser keeps for good, and while the tab is open. */
  kept: Kept;
  visit: Kept;
  /** Starts the service; false where its configuration lacks something, or there is no window. */
  start: () => boolean;
  /** True as soon as it has started, false after a while without. */
  whenReady: () => Promise<boolean>;
  /** Calls with whoever is signed in, now and after each change of them or of their token. */
  listen: (on: (account: Account | null) => void) => () => void;
  /** What the identity token says; with `fresh` one that was asked for now. */
  readClaims: (fresh: boolean) => Promise<Record<string, unknown> | null>;
  idToken: () => Promise<string | null>;
  /** Does a server of the shop's own want the tokens? */
  sendsTokens: () => boolean;
  /** Null when nobody is signed in. */
  sendToken: (token: string | null, options: { signal: AbortSignal }) => Promise<Result>;
  loginWithGoogle: () => Promise<Result<Account>>;
  loginWithEmail: (email: string, password: string) => Promise<Result<Account>>;
  logout: () => Promise<Result>;
  /** Asks the service anew who is signed in. */
  reload: () => Promise<Result<Account | null>>;
  saveUser: (user: User) => Promise<void>;
  loadProfile: (uid: string) => Promise<WebUser | null>;
  /** Tells this page that the saved copy has changed; the browser tells the other tabs. */
  announceSaved: () => void;
  /** Settles after so many ms. */
  wait: (ms: number) => Promise<void>;
  /** How long the service may take to find out who is signed in, ms. */
  knownWait: number;
  warn: (words: string, error?: unknown) => void;
}
