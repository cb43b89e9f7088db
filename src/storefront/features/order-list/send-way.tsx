/** The way to an order request: for who is signed in the form, for others to sign in and come back. */
import { useStore } from '@nanostores/react';
import { loginPath, orderListPath } from '#core/paths.ts';
import { listToText } from './model/order-link.ts';
import { $isListUnsaved, $orderLines } from '#storefront/shared/stores/order-lines.ts';
import { $knownUser } from '#storefront/shared/stores/known-user.ts';

/** Behind the `#` of the list's address: its page opens with the form. */
export const SEND_HASH = 'send';

export const SEND_ID = 'order-send';

interface Props {
  /** Opens the form here; without it, its page is led to. */
  onSend?: (() => void) | undefined;
}

/** The page of the list; a list that this browser has no room for goes along in the address. */
function usePage(): string {
  const isUnsaved = useStore($isListUnsaved);
  const lines = useStore($orderLines);
  return orderListPath(isUnsaved ? listToText(lines) : SEND_HASH);
}

export function SendWay({ onSend }: Props) {
  const user = useStore($knownUser);
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
    <button type="button" className="btn btn-primary" id={SEND_ID} onClick={onSend}>
      Send as order request
    </button>
  );
}
