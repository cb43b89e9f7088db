/** Asks before a screen is left with changes that are not saved; closing the tab, the browser asks in its own words. */
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

export function LeaveGuard({ isUnsaved, onLeave }: { isUnsaved: boolean; onLeave: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isUnsaved && current.pathname !== next.pathname,
    enableBeforeUnload: () => isUnsaved,
    withResolver: true,
  });
  const { status, reset, proceed } = blocker;
  useEffect(() => {
    if (status === 'blocked') dialog.current?.showModal();
    else dialog.current?.close();
  }, [status]);
  return (
    <dialog
      ref={dialog}
      className="admin-dialog"
      aria-labelledby="leave-title"
      onClose={() => reset?.()}
    >
      <h2 id="leave-title">Leave without saving?</h2>
      <p>What you changed here is not saved.</p>
      <p className="admin-dialog-ways">
        <button type="button" className="btn btn-small btn-primary" onClick={() => reset?.()}>
          Stay
        </button>
        <button
          type="button"
          className="btn btn-small btn-secondary"
          onClick={() => {
            onLeave();
            proceed?.();
          }}
        >
          Leave, and drop the changes
        </button>
      </p>
    </dialog>
  );
}
