/** Sign-in by email and password, or with Google. */
import { useState } from 'react';
import {
  CheckedForm,
  FormField,
  FormPassword,
  useCustomerForm,
} from '#storefront/shared/parts/form.tsx';
import { fieldOf, signInSchema } from './model/sign-in-schemas.ts';
import type { Result } from '#core/result.ts';
import { BusyButton } from '#ui/react/busy-button.tsx';
import { FormMessage } from '#ui/react/form-message.tsx';
import type { FormProps } from './form-props.ts';
import { GoogleButton } from './google-button.tsx';
import { pagesFrom, waysOut } from './pages.ts';

export function SignInForm({ actions, back, notice, isAlive = false }: FormProps) {
  const [isByGoogle, setByGoogle] = useState(false);
  /** Stays busy until the page is left. */
  const goOn = async (result: Result<unknown>) => (result.success ? await actions.goOn() : result);
  const form = useCustomerForm({
    schema: signInSchema,
    fieldOf,
    send: async ({ email, password }) => {
      setByGoogle(false);
      return await goOn(await actions.signIn(email, password));
    },
  });
  const pages = pagesFrom(back);

  const askGoogle = () =>
    form.run(async () => {
      setByGoogle(true);
      return await goOn(await actions.signInWithGoogle());
    });

  return (
    <CheckedForm form={form} className="form">
      <FormMessage kind="note" words={notice} links={waysOut(back)} />
      <FormMessage kind="bad" words={form.message} links={waysOut(back)} />
      <FormField name="email" label="Email" type="email" required autoComplete="username" />
      <div>
        <FormPassword label="Password" required autoComplete="current-password" />
        <p className="sign-in-forgot">
          <a className="link" href={pages.reset}>
            Forgot your password?
          </a>
        </p>
      </div>
      <BusyButton
        type="submit"
        className="btn btn-primary"
        isBusy={form.isBusy && !isByGoogle}
        busyWords="Signing in…"
      >
        Sign in
      </BusyButton>
      <p className="sign-in-or needs-script">or</p>
      <GoogleButton isAlive={isAlive} isBusy={form.isBusy && isByGoogle} onPress={askGoogle} />
      <p className="sign-in-other">
        New here?{' '}
        <a className="link" href={pages.register}>
          Register your business
        </a>
      </p>
    </CheckedForm>
  );
}
