/** Warns at sign-out about order requests that have not been sent. */
import { Button } from '#ui/react/button.tsx';
import { orderListPath } from '#core/paths.ts';
import { CHOICE_ROW } from './account-class.ts';
import { Dialog } from './dialog.tsx';

interface Props {
  /** Their references. */
  numbers: readonly string[];
  onClose: () => void;
  onLeave: () => void;
}

export function WaitingDialog({ numbers, onClose, onLeave }: Props) {
  const isOne = numbers.length === 1;
  return (
    <Dialog title="Not everything is sent yet" onClose={onClose}>
      <p>
        {isOne ? 'An order request is' : 'Order requests are'} waiting to be sent:{' '}
        {numbers.join(', ')}. {isOne ? 'It stays' : 'They stay'} in this browser. We send{' '}
        {isOne ? 'it' : 'them'} when you sign in here again.
      </p>
      <div className={CHOICE_ROW}>
        <a className="btn btn-primary" href={orderListPath()}>
          View requests
        </a>
        <Button
          kind="secondary"
          onClick={() => {
            onClose();
            onLeave();
          }}
        >
          Sign out anyway
        </Button>
      </div>
    </Dialog>
  );
}
