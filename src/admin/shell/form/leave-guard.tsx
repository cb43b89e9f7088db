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
    <Dialog title={isBusy ? 'Leave while saving?' : 'Leave without saving?'} onClose={reset}>
      <p>
        {isBusy
          ? 'Saving continues. A message tells you when it is done.'
          : 'Your changes aren’t saved yet.'}{' '}
        {isOnlyHere
          ? 'This browser can’t store a draft. If you leave, unsaved changes are lost.'
          : 'You can keep a draft in this browser and continue later.'}
      </p>
      <p className="mt-5 flex flex-wrap gap-3">
        <button type="button" className="btn btn-small btn-primary" onClick={reset}>
          Stay
        </button>
        {!isOnlyHere && way('Keep draft and leave', onKeep)}
        {isBusy ? isOnlyHere && way('Leave', onKeep) : way('Discard changes and leave', onDrop)}
      </p>
    </Dialog>
  );
}
