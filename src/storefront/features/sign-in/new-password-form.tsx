/** Sets a new password with the code of an email. */
import { useState } from 'react';
import { isWornLink, SHORTEST_PASSWORD } from '#core/account/auth-messages.ts';
import { CheckedForm, FormPassword, useCustomerForm } from '#storefront/shared/parts/form.tsx';
import { fieldOf, newPasswordSchema } from './model/sign-in-schemas.ts';
import type { Failed } from '#core/result.ts';
import { BusyButton } from '#ui/react/busy-button.tsx';
import { Field } from '#ui/react/field.tsx';
import { FormMessage } from '#ui/react/form-message.tsx';
import type { SignInActions } from './actions.ts';
import { LinkFailed } from './link-failed.tsx';
import { pagesFrom, waysOut } from './pages.ts';
import { Settled } from './settled.tsx';
import { FORM } from '#ui/form-class.ts';

interface Props {
  code: string;
  /** The email address of the account. */
  email: string;
  actions: SignInActions;
  back?: string | undefined;
}

export function NewPasswordForm({ code, email, actions, back }: Props) {
  const [isDone, setDone] = useState(false);
  const [failed, setFailed] = useState<Failed>();
  const form = useCustomerForm({
    schema: newPasswordSchema,
    fieldOf,
    send: async ({ password }) => {
      const result = await actions.setPassword(code, password);
      if (result.success) setDone(true);
      else if (isWornLink(result.code)) setFailed(result);
      return result;
    },
  });

  if (failed) return <LinkFailed failed={failed} purpose="reset" back={back} />;
  if (isDone) {
    return (
      <Settled heading="Your new password is set" href={pagesFrom(back).login} action="Sign in">
        You can now sign in with it.
      </Settled>
    );
  }
  return (
    <CheckedForm form={form} className={FORM}>
      <FormMessage kind="bad" message={form.message} links={waysOut(back)} />
      {/* For password managers, which store the new password under it. */}
      <Field
        id="email"
        label="Email"
        type="email"
        required
        readOnly
        value={email}
        autoComplete="username"
      />
      <FormPassword
        label="New password"
        required
        autoComplete="new-password"
        hint={`At least ${SHORTEST_PASSWORD} characters.`}
      />
      <BusyButton
        type="submit"
        className="btn w-full btn-primary"
        isBusy={form.isBusy}
        busyLabel="Saving the password…"
      >
        Set password
      </BusyButton>
    </CheckedForm>
  );
}
