/** Sign-in by email and password, or with Google. */
import { useState } from 'react';
import { signInProblems } from './model/sign-in-problems.ts';
import { BusyButton } from '#ui/react/busy-button.tsx';
import { Field } from '#ui/react/field.tsx';
import { FormMessage } from '#ui/react/form-message.tsx';
import { PasswordField } from '#ui/react/password-field.tsx';
import type { FormProps } from './form-props.ts';
import { GoogleButton } from './google-button.tsx';
import { pagesFrom, waysOut } from './pages.ts';
import { passwordIn, typedInto, useCheckedForm } from './use-checked-form.ts';

export function SignInForm({ actions, back, notice, isAlive = false }: FormProps) {
  const [isByGoogle, setByGoogle] = useState(false);
  const { props, problems, message, isBusy, run } = useCheckedForm({
    read: (data) => ({ email: typedInto(data, 'email'), password: passwordIn(data) }),
    problemsIn: signInProblems,
    send: ({ email, password }) => {
      setByGoogle(false);
      return actions.signIn(email, password);
    },
    onDone: () => actions.goOn(),
  });
  const pages = pagesFrom(back);

  const askGoogle = () => {
    run(() => {
      setByGoogle(true);
      return actions.signInWithGoogle();
    }, actions.goOn);
  };

  return (
    <form {...props} className="form">
      <FormMessage kind="note" words={notice} links={waysOut(back)} />
      <FormMessage kind="bad" words={message} links={waysOut(back)} />
      <Field
        id="email"
        label="Email"
        type="email"
        required
        autoComplete="username"
        error={problems['email']}
      />
      <div>
        <PasswordField
          id="password"
          label="Password"
          required
          autoComplete="current-password"
          error={problems['password']}
        />
        <p className="sign-in-forgot">
          <a className="link" href={pages.reset}>
            Forgot your password?
          </a>
        </p>
      </div>
      <BusyButton
        type="submit"
        className="btn btn-primary"
        isBusy={isBusy && !isByGoogle}
        busyWords="Signing in…"
      >
        Sign in
      </BusyButton>
      <p className="sign-in-or needs-script">or</p>
      <GoogleButton isAlive={isAlive} isBusy={isBusy && isByGoogle} onPress={askGoogle} />
      <p className="sign-in-other">
        New here?{' '}
        <a className="link" href={pages.register}>
          Register your business
        </a>
      </p>
    </form>
  );
}
