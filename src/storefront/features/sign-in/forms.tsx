/** The form of each page of sign-in. */
import type { ComponentType } from 'react';
import type { FormProps } from './form-props.ts';
import { MailPage } from './mail-page.tsx';
import { RegisterForm } from './register-form.tsx';
import { ResetForm } from './reset-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

export const FORMS = {
  login: SignInForm,
  register: RegisterForm,
  reset: ResetForm,
  verify: MailPage,
} satisfies Record<string, ComponentType<FormProps>>;

export type SignInPage = keyof typeof FORMS;
