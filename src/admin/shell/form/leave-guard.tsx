/** Asks before a screen is left with changes that are not saved; closing the tab, the browser asks in its own words. */
import { useBlocker } from '@tanstack/react-router';
import { Dialog } from '#admin/shell/dialog.tsx';

export function LeaveGuard({ isUnsaved, onLeave }: { isUnsaved: boolean; onLeave: () => void }) {
  const { status, reset, proceed } = useBlocker({
    shouldBlockFn: ({ current, next }) => isUnsaved && current.pathname !== next.pathname,
    enableBeforeUnload: () => isUnsaved,
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  return (
    <Dialog title="Leave without saving?" onClose={reset}>
      <p>What you changed here is not saved.</p>
      <p className="admin-dialog-ways">
        <button type="button" className="btn btn-small btn-primary" onClick={reset}>
          Stay
        </button>
        <button
          type="button"
          className="btn btn-small btn-secondary"
          onClick={() => {
            onLeave();
            proceed();
          }}
        >
          Leave, and drop the changes
        </button>
      </p>
    </Dialog>
  );
}
