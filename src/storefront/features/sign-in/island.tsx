/** The form of a sign-in page. It is part of the HTML; its actions are loaded afterwards. */
import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { FormProps, SignInPage } from './form-props.ts';
import { MailPage } from './mail-page.tsx';
import { RegisterForm } from './register-form.tsx';
import { ResetForm } from './reset-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

const FORMS = {
  login: SignInForm,
  register: RegisterForm,
  reset: ResetForm,
  verify: MailPage,
} satisfies Record<SignInPage, ComponentType<FormProps>>;

export function SignIn({ page }: { page: SignInPage }) {
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<{ page: SignInPage; props: FormProps }>({ page, props: {} });
  useEffect(() => {
    // Before hydration a submit has no effect; the script of the page has noted it.
    place.current?.querySelector<HTMLFormElement>('form[data-submitted]')?.requestSubmit();
    import('./actions.ts')
      .then(({ startSignIn }) =>
        startSignIn(page, (form, props) => setShown({ page: form, props })),
      )
      .catch(() =>
        place.current?.dispatchEvent(new Event('astro:hydration-error', { bubbles: true })),
      );
  }, [page]);
  const Form = FORMS[shown.page];
  return (
    <div ref={place} data-alive={shown.props.isAlive}>
      <Form {...shown.props} />
    </div>
  );
}
