/** Asks for the password, or for Google, once more; then something is done that cannot be taken back. */
import { useCallback, type ReactNode } from 'react';
import { confirmByGoogle, confirmByPassword, waysToConfirm } from './actions/confirm-identity.ts';
import * as z from 'zod/mini';
import { passwordText } from '#core/account/form-field.ts';
import { failed, type Result } from '#core/result.ts';
import { BusyButton } from '#ui/react/busy-button.tsx';
import { FormMessage } from '#ui/react/form-message.tsx';
import { CheckedForm, FormPassword, useCustomerForm } from '#storefront/shared/parts/form.tsx';
import { LoadState } from './load-state.tsx';
import { useLoaded } from '#ui/react/use-loaded.ts';

interface Props {
  /** For password managers. */
  email: string;
  /** What its button does: `Delete my account`. */
  act: string;
  busyWords: string;
  /** Is what else must be said said? Gives what is missing, else undefined. */
  missing: () => string | undefined;
  /** What is done once they are confirmed. */
  onConfirmed: () => Promise<Result>;
  children?: ReactNode;
}

const schema = z.object({ password: passwordText });

export function ConfirmIdentity({ email, act, busyWords, missing, onConfirmed, children }: Props) {
  const loading = useLoaded(useCallback(() => waysToConfirm(), []));
  const confirmBy = async (confirm: () => Promise<Result>): Promise<Result> => {
    const lack = missing();
    if (lack !== undefined) return failed(lack);
    const confirmed = await confirm();
    return confirmed.success ? await onConfirmed() : confirmed;
  };
  const form = useCustomerForm({
    schema,
    begin: { password: '' },
    send: ({ password }) => confirmBy(() => confirmByPassword(password)),
  });
  if (loading.loaded.state !== 'ready') return <LoadState loading={loading} rows={1} />;
  const ways = loading.loaded.value;
  const byPassword = ways.includes('password');

  return (
    <CheckedForm form={form} id="confirm" className="form account-form">
      {children}
      {byPassword && (
        <>
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <FormPassword label="Your password" autoComplete="current-password" required />
        </>
      )}
      <FormMessage
        kind="bad"
        words={form.message}
        links={{ 'reset your password': '/reset-password' }}
      />
      <p className="account-choices">
        {byPassword && (
          <BusyButton
            type="submit"
            className="account-danger btn"
            isBusy={form.isBusy}
            busyWords={busyWords}
          >
            {act}
          </BusyButton>
        )}
        {ways.includes('google.com') && (
          <BusyButton
            className={byPassword ? 'btn btn-secondary' : 'account-danger btn'}
            isBusy={form.isBusy}
            busyWords={busyWords}
            onClick={() => form.run(() => confirmBy(confirmByGoogle))}
          >
            {byPassword ? 'Confirm with Google instead' : `${act}, confirming with Google`}
          </BusyButton>
        )}
      </p>
    </CheckedForm>
  );
}
