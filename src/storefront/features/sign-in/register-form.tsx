/** The registration form, and the next step afterwards. */
import { useState } from 'react';
import { SHORTEST_PASSWORD } from '#core/account/auth-messages.ts';
import {
  CheckedForm,
  FormField,
  FormPassword,
  useCustomerForm,
} from '#storefront/shared/parts/form.tsx';
import { fieldOf, registerSchema } from './model/sign-in-schemas.ts';
import { BusyButton } from '#ui/react/busy-button.tsx';
import { FormMessage } from '#ui/react/form-message.tsx';
import type { FormProps, MailLinkOutcome } from './form-props.ts';
import { pagesFrom, waysOut } from './pages.ts';
import { MailPage } from './mail-page.tsx';
import { FORM } from '#ui/form-class.ts';

export function RegisterForm({ back }: FormProps) {
  const [done, setDone] = useState<MailLinkOutcome>();
  const form = useCustomerForm({
    schema: registerSchema,
    fieldOf,
    send: async (input) => {
      const { register, sendVerificationLink } = await import('./actions.ts');
      const made = await register(input);
      if (made.success) {
        setDone({ is: 'to-verify', email: input.email, sent: await sendVerificationLink() });
      }
      return made;
    },
  });
  const pages = pagesFrom(back);

  if (done !== undefined) return <MailPage start={done} back={back} />;
  return (
    <CheckedForm form={form} className={FORM}>
      <FormMessage kind="bad" message={form.message} links={waysOut(back)} />
      <FormField name="name" label="Your name" required autoComplete="name" />
      <FormField name="businessName" label="Business name" autoComplete="organization" />
      <FormField name="email" label="Email" type="email" required autoComplete="email" />
      <FormPassword
        label="Password"
        required
        autoComplete="new-password"
        hint={`At least ${SHORTEST_PASSWORD} characters. A few words together are easy to remember.`}
      />
      <p className="text-sm text-ink-soft">
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
        className="btn w-full btn-primary"
        isBusy={form.isBusy}
        busyLabel="Creating your account…"
      >
        Register
      </BusyButton>
      <p>
        Already registered?{' '}
        <a className="inline-block py-1 link" href={pages.login}>
          Sign in
        </a>
      </p>
    </CheckedForm>
  );
}
