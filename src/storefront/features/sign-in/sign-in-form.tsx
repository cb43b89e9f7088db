/** Sign-in by email and password, or with Google. */
import { useState } from 'react';
import {
  CheckedForm,
  FormField,
  FormPassword,
  useCustomerForm,
} from '#storefront/shared/parts/form.tsx';
import { fieldOf, signInSchema } from './model/sign-in-schemas.ts';
import { BusyButton } from '#ui/react/busy-button.tsx';
import { FormMessage } from '#ui/react/form-message.tsx';
import type { FormProps } from './form-props.ts';
import { pagesFrom, waysOut } from './pages.ts';
import { FORM } from '#ui/form-class.ts';

/** Google's, by colour. */
const LOGO = [
  [
    '#4285f4',
    'M22.5 12.3c0-.8-.1-1.5-.2-2.3H12v4.3h5.9a5 5 0 0 1-2.2 3.3v2.8h3.6c2-2 3.2-4.8 3.2-8.1z',
  ],
  ['#34a853', 'M12 23c3 0 5.5-1 7.3-2.6l-3.6-2.8a6.6 6.6 0 0 1-9.8-3.5H2.2V17A11 11 0 0 0 12 23z'],
  ['#fbbc05', 'M5.9 14.1a6.6 6.6 0 0 1 0-4.2V7H2.2a11 11 0 0 0 0 9.9z'],
  [
    '#ea4335',
    'M12 5.4c1.6 0 3 .6 4.2 1.6l3.2-3.1A11 11 0 0 0 2.2 7l3.7 2.9C6.7 7.3 9.1 5.4 12 5.4z',
  ],
] as const;

export function SignInForm({ back, notice, isAlive = false }: FormProps) {
  const [isByGoogle, setByGoogle] = useState(false);
  const form = useCustomerForm({
    schema: signInSchema,
    fieldOf,
    send: async ({ email, password }) => {
      setByGoogle(false);
      const { loginWithEmail, goOn } = await import('./actions.ts');
      const result = await loginWithEmail(email, password);
      return result.success ? await goOn() : result;
    },
  });
  const pages = pagesFrom(back);

  const signInWithGoogle = () =>
    form.run(async () => {
      setByGoogle(true);
      const { loginWithGoogle, goOn } = await import('./actions.ts');
      const result = await loginWithGoogle();
      return result.success ? await goOn() : result;
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
      {/* Disabled before it is ready: browsers block a popup that opens long after the press. */}
      <BusyButton
        className="needs-script btn w-full btn-secondary *:flex *:items-center *:gap-2.5"
        disabled={!isAlive}
        isBusy={form.isBusy && isByGoogle}
        busyLabel="Waiting for the Google window…"
        onClick={signInWithGoogle}
      >
        <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
          {LOGO.map(([colour, path]) => (
            <path key={colour} fill={colour} d={path} />
          ))}
        </svg>
        Continue with Google
      </BusyButton>
      <p>
        New here?{' '}
        <a className="inline-block py-1 link" href={pages.register}>
          Register your business
        </a>
      </p>
    </CheckedForm>
  );
}
