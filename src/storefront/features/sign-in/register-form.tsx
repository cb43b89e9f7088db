/** Registration; once it is done, what comes next. */
import { useState } from 'react';
import { SHORTEST_PASSWORD } from '#core/account/auth-words.ts';
import { registerProblems } from './model/sign-in-problems.ts';
import type { Result } from '#core/result.ts';
import { BusyButton } from '#ui/react/busy-button.tsx';
import { Field } from '#ui/react/field.tsx';
import { FormMessage } from '#ui/react/form-message.tsx';
import { PasswordField } from '#ui/react/password-field.tsx';
import type { FormProps } from './form-props.ts';
import { pagesFrom, waysOut } from './pages.ts';
import { passwordIn, typedInto, useCheckedForm } from './use-checked-form.ts';
import { VerifyNotice } from './verify-notice.tsx';

export function RegisterForm({ actions, back }: FormProps) {
  const [done, setDone] = useState<{ email: string; sent: Result<unknown> }>();
  const { props, problems, message, isBusy } = useCheckedForm({
    read: (data) => ({
      name: typedInto(data, 'name'),
      businessName: typedInto(data, 'businessName'),
      email: typedInto(data, 'email'),
      password: passwordIn(data),
    }),
    problemsIn: registerProblems,
    send: actions.register,
    onDone: async ({ email }) => setDone({ email, sent: await actions.sendVerification() }),
  });
  const pages = pagesFrom(back);

  if (done !== undefined) return <VerifyNotice {...done} actions={actions} back={back} />;
  return (
    <form {...props} className="form">
      <FormMessage kind="bad" words={message} links={waysOut(back)} />
      <Field id="name" label="Your name" required autoComplete="name" error={problems['name']} />
      <Field
        id="businessName"
        label="Business name"
        autoComplete="organization"
        error={problems['businessName']}
      />
      <Field
        id="email"
        label="Email"
        type="email"
        required
        autoComplete="email"
        error={problems['email']}
      />
      <PasswordField
        id="password"
        label="Password"
        required
        autoComplete="new-password"
        hint={`At least ${SHORTEST_PASSWORD} characters. A few words together are easy to remember.`}
        error={problems['password']}
      />
      <p className="sign-in-small">
        By registering you accept our{' '}
        <a className="link" href="/terms-conditions">
          terms and conditions
        </a>{' '}
        and our{' '}
        <a className="link" href="/privacy-policy">
          privacy policy
        </a>
        .
      </p>
      <BusyButton
        type="submit"
        className="btn btn-primary"
        isBusy={isBusy}
        busyWords="Creating your account…"
      >
        Register
      </BusyButton>
      <p className="sign-in-other">
        Already registered?{' '}
        <a className="link" href={pages.login}>
          Sign in
        </a>
      </p>
    </form>
  );
}
