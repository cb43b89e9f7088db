/** The form of each page of sign-in. */
import type { ComponentType } from 'react';
import type { SignInActions } from './actions.ts';
import type { MailLink } from './mail-link.ts';
import { MailPage } from './mail-page.tsx';
import { RegisterForm } from './register-form.tsx';
import { ResetForm } from './reset-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

export interface FormProps {
  actions: SignInActions;
  /** The path that the visitor came from. */
  back?: string | undefined;
  /** Why they are asked to sign in again. */
  notice?: string | undefined;
  /** The mail's link that has opened the page. */
  link?: MailLink | undefined;
}

export const FORMS = {
  login: SignInForm,
  register: RegisterForm,
  reset: ResetForm,
  verify: MailPage,
} satisfies Record<string, ComponentType<FormProps>>;

export type SignInPage = keyof typeof FORMS;
