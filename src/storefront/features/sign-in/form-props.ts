/** The props of a sign-in form; at build time only the placeholder actions are known. */
import type { SignInActions } from './actions.ts';
import type { MailLink } from './mail-link.ts';

export interface FormProps {
  actions: SignInActions;
  /** Whether it is hydrated. */
  isAlive?: boolean | undefined;
  /** The return path. */
  back?: string | undefined;
  /** Why the user has to sign in again. */
  notice?: string | undefined;
  /** The email link that opened the page. */
  link?: MailLink | undefined;
}
