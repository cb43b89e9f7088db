/** Starts an order request: opens the form for signed-in buyers, or leads others to sign-in and back. */
import { Button } from '#ui/react/button.tsx';
import { useStore } from '@nanostores/react';
import { loginPath, orderListPath } from '#core/paths.ts';
import { listToText } from './model/order-link.ts';
import { $isListUnsaved, $orderLines } from '#storefront/shared/stores/order-lines.ts';
import { $lastUser } from '#storefront/shared/stores/last-user.ts';

/** The fragment of the list's address that opens the form. */
export const SEND_HASH = 'send';

export const SEND_ID = 'order-send';

interface Props {
  /** Opens the form here; if missing, links to its page. */
  onSend?: (() => void) | undefined;
}

/** The page of the list; a list that could not be stored is part of the address. */
function usePage(): string {
  const isUnsaved = useStore($isListUnsaved);
  const lines = useStore($orderLines);
  return orderListPath(isUnsaved ? listToText(lines) : SEND_HASH);
}

export function SendRequestButton({ onSend }: Props) {
  const user = useStore($lastUser);
  const page = usePage();
  if (user === null) {
    return (
      <a className="btn btn-primary" id={SEND_ID} href={loginPath(page)}>
        Sign in to send
      </a>
    );
  }
  return onSend === undefined ? (
    <a className="btn btn-primary" id={SEND_ID} href={page}>
      Send as order request
    </a>
  ) : (
    <Button id={SEND_ID} onClick={onSend}>
      Send as order request
    </Button>
  );
}
