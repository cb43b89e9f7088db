/** Requests a password reset email; the response is the same whether or not the account exists. */
import { useState } from 'react';
import { CheckedForm, FormField, useCustomerForm } from '#storefront/shared/parts/form.tsx';
import { fieldOf, resetSchema } from './model/sign-in-schemas.ts';
import { BusyButton } from '#ui/react/busy-button.tsx';
import { FormMessage } from '#ui/react/form-message.tsx';
import type { FormProps } from './form-props.ts';
import { pagesFrom, waysOut } from './pages.ts';
import { FORM } from '#ui/form-class.ts';

const sentTo = (email: string): string =>
  `If there is an account for ${email}, we have sent a link. Use it to choose a new password. It may take a minute; check your spam folder too.`;

export function ResetForm({ back }: FormProps) {
  const [sent, setSent] = useState('');
  const form = useCustomerForm({
    schema: resetSchema,
    fieldOf,
    send: async ({ email }) => {
      setSent('');
      const { sendReset } = await import('./actions.ts');
      const result = await sendReset(email);
      if (result.success) setSent(sentTo(email));
      return result;
    },
  });
  return (
    <CheckedForm form={form} className={FORM}>
      <FormMessage kind="bad" message={form.message} links={waysOut(back)} />
      <FormMessage kind="good" message={sent} />
      <FormField name="email" label="Email" type="email" required autoComplete="username" />
      <BusyButton
        type="submit"
        className="btn w-full btn-primary"
        isBusy={form.isBusy}
        busyLabel="Sending the link…"
      >
        Send link
      </BusyButton>
      <p>
        <a className="inline-block py-1 link" href={pagesFrom(back).login}>
          Back to sign-in
        </a>
      </p>
    </CheckedForm>
  );
}
