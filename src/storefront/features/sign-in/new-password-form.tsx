/** Sets a new password with the code of an email. */
import { isWornLink, SHORTEST_PASSWORD } from '#core/account/auth-messages.ts';
import type { Failed } from '#core/result.ts';
import { CheckedForm, FormPassword, useCustomerForm } from '#storefront/shared/parts/form.tsx';
import { FORM } from '#ui/form-class.ts';
import { BusyButton } from '#ui/react/busy-button.tsx';
import { Field } from '#ui/react/field.tsx';
import { FormMessage } from '#ui/react/form-message.tsx';
import { fieldOf, newPasswordSchema } from './model/sign-in-schemas.ts';
import { waysOut } from './pages.ts';

interface Props {
  code: string;
  /** The email address of the account. */
  email: string;
  back?: string | undefined;
  onSet: () => void;
  /** The link does not work any more. */
  onFailed: (failed: Failed) => void;
}

export function NewPasswordForm({ code, email, back, onSet, onFailed }: Props) {
  const form = useCustomerForm({
    schema: newPasswordSchema,
    fieldOf,
    send: async ({ password }) => {
      const { setPassword } = await import('./actions.ts');
      const result = await setPassword(code, password);
      if (result.success) onSet();
      else if (isWornLink(result.code)) onFailed(result);
      return result;
    },
  });
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
