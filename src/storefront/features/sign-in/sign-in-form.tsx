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
import { FORM } from '#ui/form-class.ts';

export function SignInForm({ actions, back, notice, isAlive = false }: FormProps) {
  const [isByGoogle, setByGoogle] = useState(false);
  /** Stays busy until navigation. */
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

  const signInWithGoogle = () =>
    form.run(async () => {
      setByGoogle(true);
      return await goOn(await actions.signInWithGoogle());
    });

  return (
    <CheckedForm form={form} className={FORM}>
      <FormMessage kind="note" message={notice} links={waysOut(back)} />
      <FormMessage kind="bad" message={form.message} links={waysOut(back)} />
      <FormField name="email" label="Email" type="email" required autoComplete="username" />
      <div>
        <FormPassword label="Password" required autoComplete="current-password" />
        <p className="mt-2 text-sm/body">
          <a className="inline-block py-1 link" href={pages.reset}>
            Forgot your password?
          </a>
        </p>
      </div>
      <BusyButton
        type="submit"
        className="btn w-full btn-primary"
        isBusy={form.isBusy && !isByGoogle}
        busyLabel="Signing in…"
      >
        Sign in
      </BusyButton>
      <p className="needs-script -my-1 flex items-center gap-4 text-sm/body text-ink-faint before:flex-1 before:border-t before:border-line after:flex-1 after:border-t after:border-line">
        or
      </p>
      <GoogleButton
        isAlive={isAlive}
        isBusy={form.isBusy && isByGoogle}
        onPress={signInWithGoogle}
      />
      <p>
        New here?{' '}
        <a className="inline-block py-1 link" href={pages.register}>
          Register your business
        </a>
      </p>
    </CheckedForm>
  );
}
