/** Asks before a screen is left with changes that are not saved; closing the tab, the browser asks in its own words. */
import { useBlocker } from '@tanstack/react-router';
import { Dialog } from '#admin/shell/dialog.tsx';
import { isSigningOut } from '#admin/shell/sign-out.ts';

interface Props {
  isUnsaved: boolean;
  /** Called before it is left, where the changes are to go. */
  onDrop: () => void;
  /** Called before it is left, where they are to stay in this browser. */
  onKeep: () => void;
}

export function LeaveGuard({ isUnsaved, onDrop, onKeep }: Props) {
  const { status, reset, proceed } = useBlocker({
    shouldBlockFn: ({ current, next }) => isUnsaved && current.pathname !== next.pathname,
    // Who signs out finds their draft again: nothing is to be asked.
    enableBeforeUnload: () => isUnsaved && !isSigningOut(),
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  const way = (words: string, before: () => void) => (
    <button
      type="button"
      className="btn btn-small btn-secondary"
      onClick={() => {
        before();
        proceed();
      }}
    >
      {words}
    </button>
  );
  return (
    <Dialog title="Leave without saving?" onClose={reset}>
      <p>
        What you changed here is not saved. A draft stays in this browser, for you alone, and stands
        in the form when you come back.
      </p>
      <p className="admin-dialog-ways">
        <button type="button" className="btn btn-small btn-primary" onClick={reset}>
          Stay
        </button>
        {way('Leave, and keep a draft', onKeep)}
        {way('Leave, and drop the changes', onDrop)}
      </p>
    </Dialog>
  );
}
