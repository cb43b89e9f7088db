/** Asks for the password or Google again before an irreversible action. */
import { useCallback, type ReactNode } from 'react';
import {
  confirmByGoogle,
  confirmByPassword,
  loadSignInMethods,
} from './actions/confirm-identity.ts';
import * as z from 'zod/mini';
import { passwordText } from '#core/account/form-field.ts';
import { failed, type Result } from '#core/result.ts';
import { FORM } from '#ui/form-class.ts';
import { BusyButton } from '#ui/react/busy-button.tsx';
import { FormMessage } from '#ui/react/form-message.tsx';
import { CheckedForm, FormPassword, useCustomerForm } from '#storefront/shared/parts/form.tsx';
import { CHOICE_ROW, DANGER_BUTTON, FORM_WIDTH } from './account-class.ts';
import { LoadState } from './load-state.tsx';
import { useLoaded } from '#ui/react/use-loaded.ts';

interface Props {
  /** For password managers. */
  email: string;
  /** The button label: `Delete my account`. */
  act: string;
  busyLabel: string;
  /** Returns the message for missing input, otherwise undefined. */
  missing: () => string | undefined;
  /** Called once the user is confirmed. */
  onConfirmed: () => Promise<Result>;
  children?: ReactNode;
}

const schema = z.object({ password: passwordText });

export function ConfirmIdentity({ email, act, busyLabel, missing, onConfirmed, children }: Props) {
  const loading = useLoaded(useCallback(() => loadSignInMethods(), []));
  const confirmBy = async (confirm: () => Promise<Result>): Promise<Result> => {
    const problem = missing();
    if (problem !== undefined) return failed(problem);
    const confirmed = await confirm();
    return confirmed.success ? await onConfirmed() : confirmed;
  };
  const form = useCustomerForm({
    schema,
    begin: { password: '' },
    send: ({ password }) => confirmBy(() => confirmByPassword(password)),
  });
  if (loading.loaded.state !== 'ready') return <LoadState loading={loading} rows={1} />;
  const methods = loading.loaded.value;
  const byPassword = methods.includes('password');

  return (
    <CheckedForm form={form} id="confirm" className={`${FORM} ${FORM_WIDTH}`}>
      {children}
      {byPassword && (
        <>
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <FormPassword label="Your password" autoComplete="current-password" required />
        </>
      )}
      <FormMessage
        kind="bad"
        message={form.message}
        links={{ 'reset your password': '/reset-password' }}
      />
      <p className={CHOICE_ROW}>
        {byPassword && (
          <BusyButton
            type="submit"
            className={DANGER_BUTTON}
            isBusy={form.isBusy}
            busyLabel={busyLabel}
          >
            {act}
          </BusyButton>
        )}
        {methods.includes('google.com') && (
          <BusyButton
            className={byPassword ? 'btn btn-secondary' : DANGER_BUTTON}
            isBusy={form.isBusy}
            busyLabel={busyLabel}
            onClick={() => form.run(() => confirmBy(confirmByGoogle))}
          >
            {byPassword ? 'Confirm with Google instead' : `${act}, confirming with Google`}
          </BusyButton>
        )}
      </p>
    </CheckedForm>
  );
}
