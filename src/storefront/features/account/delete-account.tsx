/** Says what deleting an account takes and leaves, makes sure that it is meant, and does it. */
import { useEffect, useRef, useState } from 'react';
import type { User } from '#core/account/user.ts';
import { ClearList } from './clear-list.tsx';
import { ConfirmIdentity } from './confirm-identity.tsx';
import { endAccount } from './end-account.ts';

const OPEN_ID = 'delete-open';

export function DeleteAccount({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
  const [isMeant, setMeant] = useState(false);
  const [clearsList, setClearsList] = useState(false);
  const terms = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) terms.current?.focus();
  }, [isOpen]);

  if (!isOpen) {
    return (
      <>
        <p>This permanently deletes your profile, addresses, preferences and sign-in.</p>
        <p className="account-choices">
          <button
            type="button"
            id={OPEN_ID}
            className="btn btn-secondary"
            onClick={() => setOpen(true)}
          >
            Delete my account…
          </button>
        </p>
      </>
    );
  }
  return (
    <div className="account-danger-box">
      <div ref={terms} tabIndex={-1} role="group" aria-label="What is deleted and what we keep">
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
        busyWords="Deleting your account…"
        missing={() => (isMeant ? undefined : 'Confirm that you understand this can’t be undone.')}
        onConfirmed={() => endAccount(user.uid, clearsList)}
      >
        <ClearList isChosen={clearsList} onChange={setClearsList} />
        <label className="account-check">
          <input
            type="checkbox"
            checked={isMeant}
            onChange={({ currentTarget: { checked } }) => setMeant(checked)}
          />
          <span>I understand that this can’t be undone</span>
        </label>
      </ConfirmIdentity>
      <p>
        <button
          type="button"
          className="account-tool"
          onClick={() => {
            setOpen(false);
            setMeant(false);
            requestAnimationFrame(() => document.getElementById(OPEN_ID)?.focus());
          }}
        >
          Keep my account
        </button>
      </p>
    </div>
  );
}
