/** Asks before unsaved work is left. */
import { useStore } from '@nanostores/preact';
import { Dialog } from './dialog.tsx';
import { $leaving } from './way.ts';

export function LeaveDialog() {
  const leave = useStore($leaving);
  if (leave === undefined) return null;
  return (
    <Dialog title="Leave without saving?" onClosed={() => $leaving.set(undefined)}>
      {(close) => (
        <>
          <p>What you changed here is not saved yet.</p>
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
        </>
      )}
    </Dialog>
  );
}
