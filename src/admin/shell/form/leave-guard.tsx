/** Asks before a screen is left with changes that are not saved; closing the tab, the browser asks in its own words. */
import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Dialog } from '#admin/shell/dialog.tsx';
import { isSigningOut } from '#admin/shell/sign-out.ts';
import { isAtWork } from '#admin/shell/at-work.ts';
import { $leaveAsked } from './leave-asked.ts';

interface Props {
  isUnsaved: boolean;
  /** A save is under way: it lands, whoever leaves. */
  isBusy?: boolean;
  /** This browser could not keep what is typed. */
  isOnlyHere: boolean;
  /** Called before it is left, where the changes are to go. */
  onDrop: () => void;
  /** Called before it is left, where they are to stay in this browser. */
  onKeep: () => void;
}

export function LeaveGuard({ isUnsaved, isBusy = false, isOnlyHere, onDrop, onKeep }: Props) {
  const { status, reset, proceed } = useBlocker({
    shouldBlockFn: ({ current, next }) => isUnsaved && current.pathname !== next.pathname,
    // Who signs out finds their draft again, and so does whose session ended: nothing is to be asked.
    enableBeforeUnload: () => isUnsaved && (isOnlyHere || (!isSigningOut() && isAtWork())),
    withResolver: true,
  });
  const isAsked = status === 'blocked';
  useEffect(() => {
    if (!isAsked) return undefined;
    $leaveAsked.set(true);
    return () => $leaveAsked.set(false);
  }, [isAsked]);
  // There is nothing left to ask about.
  const isSettled = status === 'blocked' && !isUnsaved;
  useEffect(() => {
    if (isSettled) proceed();
  }, [isSettled, proceed]);
  if (status !== 'blocked' || isSettled) return null;
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
    <Dialog title={isBusy ? 'Leave before it is saved?' : 'Leave without saving?'} onClose={reset}>
      <p>
        {isBusy
          ? 'The save goes on, and its end is said at the foot of the screen.'
          : 'What you changed here is not saved.'}{' '}
        {isOnlyHere
          ? 'This browser cannot keep a draft of it: who leaves loses what is not saved.'
          : 'A draft stays in this browser, for you alone, and stands in the form when you come back.'}
      </p>
      <p className="admin-dialog-ways">
        <button type="button" className="btn btn-small btn-primary" onClick={reset}>
          Stay
        </button>
        {!isOnlyHere && way('Leave, and keep a draft', onKeep)}
        {isBusy ? isOnlyHere && way('Leave', onKeep) : way('Leave, and drop the changes', onDrop)}
      </p>
    </Dialog>
  );
}
