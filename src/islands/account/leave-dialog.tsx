/** Asks before unsaved work is left. */
import { useStore } from '@nanostores/preact';
import { useRef } from 'react';
import { Dialog } from './dialog.tsx';
import { $leaving } from './way.ts';

export function LeaveDialog() {
  const leave = useStore($leaving);
  const dialog = useRef<HTMLDialogElement>(null);
  if (leave === undefined) return null;
  return (
    <Dialog place={dialog} title="Leave without saving?" onClosed={() => $leaving.set(undefined)}>
      <p>Your changes are not saved yet.</p>
      <div className="account-choices">
        <button type="button" className="btn btn-primary" onClick={() => dialog.current?.close()}>
          Stay here
        </button>
        <button
          type="button"
          className="btn btn-secondary"
          onClick={() => {
            dialog.current?.close();
            leave();
          }}
        >
          Leave without saving
        </button>
      </div>
    </Dialog>
  );
}
