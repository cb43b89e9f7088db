/** Warns at sign-out about order requests that have not been sent. */
import { Button } from '#ui/react/button.tsx';
import { useRef } from 'react';
import { orderListPath } from '#core/paths.ts';
import { CHOICES } from './account-class.ts';
import { Dialog } from './dialog.tsx';

interface Props {
  /** Their references. */
  numbers: readonly string[];
  onClosed: () => void;
  onLeave: () => void;
}

export function WaitingDialog({ numbers, onClosed, onLeave }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isOne = numbers.length === 1;
  return (
    <Dialog place={dialog} title="Not everything is sent yet" onClosed={onClosed}>
      <p>
        {isOne ? 'An order request is' : 'Order requests are'} waiting to be sent:{' '}
        {numbers.join(', ')}. {isOne ? 'It stays' : 'They stay'} in this browser. We send{' '}
        {isOne ? 'it' : 'them'} when you sign in here again.
      </p>
      <div className={CHOICES}>
        <a className="btn btn-primary" href={orderListPath()}>
          View requests
        </a>
        <Button
          kind="secondary"
          onClick={() => {
            dialog.current?.close();
            onClosed();
            onLeave();
          }}
        >
          Sign out anyway
        </Button>
      </div>
    </Dialog>
  );
}
