/** Registration; once it is done, what comes next. */
import { useState } from 'react';
import { SHORTEST_PASSWORD } from '#core/account/auth-words.ts';
import {
  CheckedForm,
  FormField,
  FormPassword,
  useCustomerForm,
} from '#storefront/shared/parts/form.tsx';
import { fieldOf, registerSchema } from './model/sign-in-schemas.ts';
import type { Result } from '#core/result.ts';
import { BusyButton } from '#ui/react/busy-button.tsx';
import { FormMessage } from '#ui/react/form-message.tsx';
import type { FormProps } from './form-props.ts';
import { pagesFrom, waysOut } from './pages.ts';
import { VerifyNotice } from './verify-notice.tsx';

export function RegisterForm({ actions, back }: FormProps) {
  const [done, setDone] = useState<{ email: string; sent: Result<unknown> }>();
  const form = useCustomerForm({
    schema: registerSchema,
    fieldOf,
    send: async (wish) => {
      const made = await actions.register(wish);
      if (made.success) setDone({ email: wish.email, sent: await actions.sendVerification() });
      return made;
    },
  });
  const pages = pagesFrom(back);

  if (done !== undefined) return <VerifyNotice {...done} actions={actions} back={back} />;
  return (
    <CheckedForm form={form} className="form">
      <FormMessage kind="bad" words={form.message} links={waysOut(back)} />
      <FormField name="name" label="Your name" required autoComplete="name" />
      <FormField name="businessName" label="Business name" autoComplete="organization" />
      <FormField name="email" label="Email" type="email" required autoComplete="email" />
      <FormPassword
        label="Password"
        required
        autoComplete="new-password"
        hint={`At least ${SHORTEST_PASSWORD} characters. A few words together are easy to remember.`}
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
        isBusy={form.isBusy}
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
    </CheckedForm>
  );
}
