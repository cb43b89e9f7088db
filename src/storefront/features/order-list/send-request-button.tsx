/** Starts an order request: opens the form for signed-in buyers, or leads others to sign-in and back. */
import { Button } from '#ui/react/button.tsx';
import { useStore } from '@nanostores/react';
import { loginPath, orderListPath } from '#core/paths.ts';
import { $lastUser } from '#storefront/shared/stores/last-user.ts';

/** The fragment of the list's address that opens the form. */
export const SEND_HASH = 'send';

export const SEND_ID = 'order-send';

interface Props {
  /** Opens the form here; if missing, links to its page. */
  onSend?: (() => void) | undefined;
}

const PAGE = orderListPath(SEND_HASH);

export function SendRequestButton({ onSend }: Props) {
  const user = useStore($lastUser);
  if (user === null) {
    return (
      <a className="btn btn-primary" id={SEND_ID} href={loginPath(PAGE)}>
        Sign in to send
      </a>
    );
  }
  return onSend === undefined ? (
    <a className="btn btn-primary" id={SEND_ID} href={PAGE}>
      Send as order request
    </a>
  ) : (
    <Button id={SEND_ID} onClick={onSend}>
      Send as order request
    </Button>
  );
}
