/** What a sign-in form gets from its page. */
import type { Failed, Result } from '#core/result.ts';

export type SignInPage = 'login' | 'register' | 'reset' | 'verify';

/** The parameters of an email link. */
export interface MailLink {
  /** `verifyEmail`, `verifyAndChangeEmail`, `recoverEmail`, `resetPassword`; null on a plain visit. */
  readonly mode: string | null;
  readonly code: string | null;
}

export type MailLinkOutcome =
  | { readonly is: 'verified' | 'recovered' | 'signed-out' }
  | { readonly is: 'new-password'; readonly code: string; readonly email: string }
  | { readonly is: 'to-verify'; readonly email: string; readonly sent?: Result<unknown> }
  | { readonly is: 'failed'; readonly failed: Failed; readonly page: 'reset' | 'login' };

export interface FormProps {
  /** Whether the actions are loaded. */
  isAlive?: boolean | undefined;
  /** The return path. */
  back?: string | undefined;
  /** Why the user has to sign in again. */
  notice?: string | undefined;
  /** The email link that opened the page. */
  link?: MailLink | undefined;
}
