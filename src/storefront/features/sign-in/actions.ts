/**
 * The actions of the sign-in forms. The page provides them, so that the forms can be rendered without them.
 */
import type { RegisterFields } from './model/sign-in-schemas.ts';
import type { Result } from '#core/result.ts';

/** The fields of the user that these pages need. */
export interface Visitor {
  readonly email: string;
  readonly emailVerified: boolean;
}

export interface SignInActions {
  readonly signIn: (email: string, password: string) => Promise<Result<unknown>>;
  readonly signInWithGoogle: () => Promise<Result<unknown>>;
  readonly register: (fields: RegisterFields) => Promise<Result<unknown>>;
  /** Sends the verification email to the current user. */
  readonly sendVerification: () => Promise<Result<unknown>>;
  readonly sendReset: (email: string) => Promise<Result<unknown>>;
  /** The email address whose password the code resets. */
  readonly readResetCode: (code: string) => Promise<Result<string>>;
  readonly setPassword: (code: string, password: string) => Promise<Result<unknown>>;
  /** Applies the code of an email. */
  readonly applyMailCode: (code: string) => Promise<Result<unknown>>;
  /** Reloads the user; null if signed out. */
  readonly reloadUser: () => Promise<Result<Visitor | null>>;
  /** Navigates to the return path; never settles, so that the button stays busy. */
  readonly goOn: () => Promise<never>;
}
