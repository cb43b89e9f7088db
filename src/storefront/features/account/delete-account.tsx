/** Explains the deletion of an account, confirms and runs it. */
import { Button } from '#ui/react/button.tsx';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { User } from '#core/account/user.ts';
import { CHECK, CHECK_BOX, CHOICE_ROW, DANGER_BOX, TEXT_BUTTON } from './account-class.ts';
import { ClearList } from './clear-list.tsx';
import { ConfirmIdentity } from './confirm-identity.tsx';
import { endAccount } from './end-account.ts';

export function DeleteAccount({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
  const [isMeant, setMeant] = useState(false);
  const [clearsList, setClearsList] = useState(false);
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
          more, so download your data first.
        </p>
      </div>
      <ConfirmIdentity
        email={user.email}
        act="Delete my account"
        busyLabel="Deleting your account…"
        missing={() => (isMeant ? undefined : 'Confirm that you understand this can’t be undone.')}
        onConfirmed={() => endAccount(user.uid, clearsList)}
      >
        <ClearList isChosen={clearsList} onChange={setClearsList} />
        <label className={CHECK}>
          <input
            type="checkbox"
            className={CHECK_BOX}
            checked={isMeant}
            onChange={({ currentTarget: { checked } }) => setMeant(checked)}
          />
          <span>I understand that this can’t be undone</span>
        </label>
      </ConfirmIdentity>
      <p>
        <button
          type="button"
          className={TEXT_BUTTON}
          onClick={() => {
            flushSync(() => {
              setOpen(false);
              setMeant(false);
            });
            opener.current?.focus();
          }}
        >
          Keep my account
        </button>
      </p>
    </div>
  );
}
