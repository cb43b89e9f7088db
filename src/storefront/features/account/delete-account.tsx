/** Explains the deletion of an account, asks for the password or Google again, and deletes it. */
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import { passwordText } from '#core/account/form-field.ts';
import type { User } from '#core/account/user.ts';
import type { Result } from '#core/result.ts';
import {
  reauthenticateWithGoogle,
  reauthenticateWithPassword,
  signInMethods,
} from '#firebase/browser/auth.ts';
import { authOutcome } from '#firebase/browser/session/auth-outcome.ts';
import { CheckedForm, FormPassword, useCustomerForm } from '#storefront/shared/parts/form.tsx';
import { FORM } from '#ui/form-class.ts';
import { BusyButton } from '#ui/react/busy-button.tsx';
import { Button } from '#ui/react/button.tsx';
import { FormMessage } from '#ui/react/form-message.tsx';
import { CHOICE_ROW, DANGER_BOX, DANGER_BUTTON, FORM_WIDTH, TEXT_BUTTON } from './account-class.ts';
import { endAccount } from './end-account.ts';

const schema = z.object({ password: passwordText });
const BUSY_LABEL = 'Deleting your account…';

/** @param label of the button: `Delete my account` */
export function ConfirmDeletion({ user, label }: { user: User; label: string }) {
  const methods = signInMethods();
  const byPassword = methods.includes('password');
  const deleteConfirmed = async (confirm: () => Promise<void>): Promise<Result> => {
    const confirmed = await authOutcome(confirm);
    return confirmed.success ? await endAccount(user.uid) : confirmed;
  };
  const form = useCustomerForm({
    schema,
    begin: { password: '' },
    send: ({ password }) => deleteConfirmed(() => reauthenticateWithPassword(password)),
  });
  return (
    <CheckedForm form={form} id="confirm" className={`${FORM} ${FORM_WIDTH}`}>
      {byPassword && (
        <>
          {/* For password managers. */}
          <input type="email" autoComplete="username" value={user.email} readOnly hidden />
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
            busyLabel={BUSY_LABEL}
          >
            {label}
          </BusyButton>
        )}
        {methods.includes('google.com') && (
          <BusyButton
            className={byPassword ? 'btn btn-secondary' : DANGER_BUTTON}
            isBusy={form.isBusy}
            busyLabel={BUSY_LABEL}
            onClick={() => form.run(() => deleteConfirmed(reauthenticateWithGoogle))}
          >
            {byPassword ? 'Confirm with Google instead' : `${label}, confirming with Google`}
          </BusyButton>
        )}
      </p>
    </CheckedForm>
  );
}

export function DeleteAccount({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
  const terms = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOpen) terms.current?.focus();
  }, [isOpen]);

  if (!isOpen) {
    return (
      <>
        <p>This permanently deletes your profile, addresses, preferences and sign-in.</p>
        <p className={CHOICE_ROW}>
          <Button ref={opener} kind="secondary" onClick={() => setOpen(true)}>
            Delete my account…
          </Button>
        </p>
      </>
    );
  }
  return (
    <div className={DANGER_BOX}>
      <div
        ref={terms}
        tabIndex={-1}
        className="grid gap-2 outline-none"
        role="group"
        aria-label="What is deleted and what we keep"
      >
        <p>
          <b>Deleted permanently:</b> your profile with phone and GSTIN, your addresses, your email
          preferences, and your sign-in. Order requests waiting in this browser won’t be sent.
        </p>
        <p>
          <b>We keep:</b> your orders and invoices, as tax law requires. You won’t see them here any
          more, so download your data first. This can’t be undone.
        </p>
      </div>
      <ConfirmDeletion user={user} label="Delete my account" />
      <p>
        <button
          type="button"
          className={TEXT_BUTTON}
          onClick={() => {
            flushSync(() => setOpen(false));
            opener.current?.focus();
          }}
        >
          Keep my account
        </button>
      </p>
    </div>
  );
}
