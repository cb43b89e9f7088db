/** What the form of a page is told; beyond what it can have done, nothing of it is known while the page is drawn. */
import type { SignInActions } from './actions.ts';
import type { MailLink } from './mail-link.ts';

export interface FormProps {
  actions: SignInActions;
  /** Its script is there. */
  isAlive?: boolean | undefined;
  /** The path that the visitor came from. */
  back?: string | undefined;
  /** Why they are asked to sign in again. */
  notice?: string | undefined;
  /** The mail's link that has opened the page. */
  link?: MailLink | undefined;
}
