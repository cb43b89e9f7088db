/** What the forms of sign-in can have done. The page hands it to them, so that they can be drawn without it. */
import type { RegisterFields } from './model/sign-in-schemas.ts';
import type { Result } from '#core/result.ts';

/** Who is signed in, as far as these pages need to know. */
export interface Visitor {
  readonly email: string;
  readonly emailVerified: boolean;
}

export interface SignInActions {
  readonly signIn: (email: string, password: string) => Promise<Result<unknown>>;
  readonly signInWithGoogle: () => Promise<Result<unknown>>;
  readonly register: (wish: RegisterFields) => Promise<Result<unknown>>;
  /** Sends whoever is signed in the mail by which they verify their address. */
  readonly sendVerification: () => Promise<Result<unknown>>;
  readonly sendReset: (email: string) => Promise<Result<unknown>>;
  /** Whose password the code of a mail resets. */
  readonly readResetCode: (code: string) => Promise<Result<string>>;
  readonly setPassword: (code: string, password: string) => Promise<Result<unknown>>;
  /** Does what the code of a mail is for. */
  readonly applyMailCode: (code: string) => Promise<Result<unknown>>;
  /** Asks the service anew; null when nobody is signed in. */
  readonly askWhoIsIn: () => Promise<Result<Visitor | null>>;
  /** Leaves for where the visitor came from; never settles, so that what was pressed stays busy. */
  readonly goOn: () => Promise<never>;
}
