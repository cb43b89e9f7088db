/** Asks before unsaved work is left. */
import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { Dialog } from './dialog.tsx';
import { $leaving } from './way.ts';

export function LeaveDialog() {
  const leave = useStore($leaving);
  const dialog = useRef<HTMLDialogElement>(null);
  if (leave === undefined) return null;
  const close = () => {
    dialog.current?.close();
    $leaving.set(undefined);
  };
  return (
    <Dialog place={dialog} title="Leave without saving?" onClosed={close}>
      <p>Your changes are not saved yet.</p>
      <div className="account-choices">
        <button type="button" className="btn btn-primary" onClick={close}>
          Stay here
        </button>
        <button
          type="button"
          className="btn btn-secondary"
          onClick={() => {
            close();
            leave();
          }}
        >
          Leave without saving
        </button>
      </div>
    </Dialog>
  );
}
