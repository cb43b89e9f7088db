/** Confirms leaving with unsaved changes. */
import { Button } from '#ui/react/button.tsx';
import { useStore } from '@nanostores/react';
import { flushSync } from 'react-dom';
import { CHOICE_ROW } from './account-class.ts';
import { Dialog } from './dialog.tsx';
import { $leaving } from './account-navigation.ts';

export function LeaveDialog() {
  const leave = useStore($leaving);
  if (leave === undefined) return null;
  const close = () => $leaving.set(undefined);
  return (
    <Dialog title="Leave without saving?" onClose={close}>
      <p>Your changes are not saved yet.</p>
      <div className={CHOICE_ROW}>
        <Button onClick={close}>Stay here</Button>
        <Button
          kind="secondary"
          onClick={() => {
            // Returns the focus before the next section moves it.
            flushSync(close);
            leave();
          }}
        >
          Leave without saving
        </Button>
      </div>
    </Dialog>
  );
}
