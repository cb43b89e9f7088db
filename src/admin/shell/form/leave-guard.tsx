/** Prompt before leaving a screen with unsaved changes; for closing the tab, the browser shows its own. */
import { Button } from '#admin/shell/button.tsx';
import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Dialog } from '#admin/shell/dialog.tsx';
import { isSigningOut } from '#admin/shell/sign-out.ts';
import { isOwnSession } from '#admin/shell/is-own-session.ts';
import { $isLeavePromptOpen } from './leave-prompt.ts';

interface Props {
  isUnsaved: boolean;
  /** Whether a save is running; it completes even after leaving. */
  isBusy?: boolean;
  /** Called before leaving, to discard the changes. */
  onDrop: () => void;
  /** Called before leaving, to store the changes in this browser. */
  onSaveDraft: () => void;
}

export function LeaveGuard({ isUnsaved, isBusy = false, onDrop, onSaveDraft }: Props) {
  const { status, reset, proceed } = useBlocker({
    shouldBlockFn: ({ current, next }) => isUnsaved && current.pathname !== next.pathname,
    // No prompt on sign-out or after the session ended: the draft is stored.
    enableBeforeUnload: () => isUnsaved && !isSigningOut() && isOwnSession(),
    withResolver: true,
  });
  const isBlocked = status === 'blocked';
  useEffect(() => {
    if (!isBlocked) return undefined;
    $isLeavePromptOpen.set(true);
    return () => $isLeavePromptOpen.set(false);
  }, [isBlocked]);
  // The reason for the prompt is gone.
  const isSettled = status === 'blocked' && !isUnsaved;
  useEffect(() => {
    if (isSettled) proceed();
  }, [isSettled, proceed]);
  if (status !== 'blocked' || isSettled) return null;
  const leaveButton = (label: string, before: () => void) => (
    <Button
      onClick={() => {
        before();
        proceed();
      }}
    >
      {label}
    </Button>
  );
  return (
    <Dialog title={isBusy ? 'Leave while saving?' : 'Leave without saving?'} onClose={reset}>
      <p>
        {isBusy
          ? 'Saving continues. A message tells you when it is done.'
          : 'Your changes aren’t saved yet.'}{' '}
        You can keep them in this browser and continue later.
      </p>
      <p className="mt-5 flex flex-wrap gap-3">
        <Button kind="primary" onClick={reset}>
          Stay
        </Button>
        {leaveButton('Keep changes and leave', onSaveDraft)}
        {!isBusy && leaveButton('Discard changes and leave', onDrop)}
      </p>
    </Dialog>
  );
}
