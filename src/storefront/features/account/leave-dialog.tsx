/** Confirms leaving with unsaved changes. */
import { Button } from '#ui/react/button.tsx';
import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { CHOICES } from './account-class.ts';
import { Dialog } from './dialog.tsx';
import { $leaving } from './account-navigation.ts';

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
      <div className={CHOICES}>
        <Button onClick={close}>Stay here</Button>
        <Button
          kind="secondary"
          onClick={() => {
            close();
            leave();
          }}
        >
          Leave without saving
        </Button>
      </div>
    </Dialog>
  );
}
