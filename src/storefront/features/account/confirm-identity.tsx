/** Asks for the password, or for Google, once more; then something is done that cannot be taken back. */
import { useCallback, useState, type ReactNode } from 'react';
import { confirmByGoogle, confirmByPassword, waysToConfirm } from './actions/confirm-identity.ts';
import type { Result } from '#core/result.ts';
import { BusyButton } from '#ui/react/busy-button.tsx';
import { FormMessage } from '#ui/react/form-message.tsx';
import { PasswordField } from '#ui/react/password-field.tsx';
import { useWork } from '#ui/react/use-work.ts';
import { LoadState } from './load-state.tsx';
import { useLoaded } from './use-loaded.ts';

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

export function ConfirmIdentity({ email, act, busyWords, missing, onConfirmed, children }: Props) {
  const loading = useLoaded(useCallback(() => waysToConfirm(), []));
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState('');
  const { isBusy, run } = useWork();
  if (loading.loaded.state !== 'ready') return <LoadState loading={loading} rows={1} />;
  const ways = loading.loaded.value;

  const go = (confirm: () => Promise<Result>) => {
    const lack = missing();
    if (lack !== undefined) {
      setProblem(lack);
      return;
    }
    run(async () => {
      setProblem('');
      const confirmed = await confirm();
      const done = confirmed.success ? await onConfirmed() : confirmed;
      if (!done.success) setProblem(done.error);
    });
  };
  const byPassword = ways.includes('password');

  return (
    <form
      className="form account-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        go(() =>
          password === ''
            ? Promise.resolve({ success: false, error: 'Enter your password.' })
            : confirmByPassword(password),
        );
      }}
    >
      {children}
      {byPassword && (
        <>
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            id="confirm-password"
            label="Your password"
            autoComplete="current-password"
            required
            value={password}
            onInput={({ currentTarget }) => setPassword(currentTarget.value)}
          />
        </>
      )}
      <FormMessage
        kind="bad"
        words={problem}
        links={{ 'reset your password': '/reset-password' }}
      />
      <p className="account-choices">
        {byPassword && (
          <BusyButton
            type="submit"
            className="account-danger btn"
            isBusy={isBusy}
            busyWords={busyWords}
          >
            {act}
          </BusyButton>
        )}
        {ways.includes('google.com') && (
          <BusyButton
            className={byPassword ? 'btn btn-secondary' : 'account-danger btn'}
            isBusy={isBusy}
            busyWords={busyWords}
            onClick={() => go(confirmByGoogle)}
          >
            {byPassword ? 'Confirm with Google instead' : `${act}, confirming with Google`}
          </BusyButton>
        )}
      </p>
    </form>
  );
}
