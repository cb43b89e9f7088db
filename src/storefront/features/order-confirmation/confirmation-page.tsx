/** The confirmation of an order request: reference, contents, status and next steps. */
import { Button } from '#ui/react/button.tsx';
import { useStore } from '@nanostores/react';
import { useCallback } from 'react';
import type { StoredOrder } from '#firebase/browser/orders.ts';
import type { User } from '#core/account/user.ts';
import { orderListPath, productsPath } from '#core/paths.ts';
import { orFailed, type Result } from '#core/result.ts';
import { SERVER_UNREACHABLE } from '#core/server-unreachable.ts';
import { isWaiting } from '#storefront/shared/order/outbox.ts';
import { $outbox, forgetOrder } from '#storefront/shared/stores/outbox.ts';
import { useLoaded } from '#ui/react/use-loaded.ts';
import { ArrivedRequest } from './arrived-request.tsx';
import { MyAccountLink, Chat, Without } from './confirmation-parts.tsx';

interface Props {
  id: string;
  user: User;
  /** The seller's number. */
  whatsapp: string;
}

async function load(id: string, uid: string): Promise<Result<StoredOrder | undefined>> {
  const script = await orFailed(
    import('#storefront/shared/actions/load-order.ts'),
    SERVER_UNREACHABLE,
  );
  if (!script.success) return script;
  const loaded = await script.value.loadOrder(id, uid);
  // The user sees here that it has arrived.
  if (loaded.success && loaded.value !== undefined) await forgetOrder(id);
  return loaded;
}

function Sent({ id, user: { uid }, whatsapp }: Props) {
  const { loaded, retry } = useLoaded(useCallback(() => load(id, uid), [id, uid]));
  switch (loaded.state) {
    case 'loading':
      return <p role="status">Opening your order request…</p>;
    case 'failed':
      return (
        <Without title="We can’t load this order right now" text={loaded.error}>
          <Button onClick={retry}>Try again</Button>
          <MyAccountLink />
        </Without>
      );
    case 'ready': {
      if (loaded.value === undefined) return <NotShown whatsapp={whatsapp} />;
      const { order } = loaded.value;
      return order === null ? (
        <Unreadable number={loaded.value.number} whatsapp={whatsapp} />
      ) : (
        <ArrivedRequest id={id} order={order} whatsapp={whatsapp} />
      );
    }
  }
}

/** It does not exist, or belongs to another customer. */
const NotShown = ({ whatsapp }: { whatsapp: string }) => (
  <Without
    title="We can’t show this order"
    text="This order request isn’t in your account. Check the reference, or sign in with the account you used to send it."
  >
    <MyAccountLink />
    <Chat whatsapp={whatsapp} number={undefined} />
    <a className="link" href={productsPath()}>
      View the catalogue
    </a>
  </Without>
);

/** Invalid by its schema. */
const Unreadable = ({ number, whatsapp }: { number: string | undefined; whatsapp: string }) => (
  <Without
    title="This order can’t be shown"
    text={`${number === undefined ? '' : `Its reference is ${number}. `}Contact us and we will send you its details.`}
  >
    <Chat whatsapp={whatsapp} number={number} />
    <MyAccountLink />
  </Without>
);

const NotSent = ({ number, whatsapp }: { number: string; whatsapp: string }) => (
  <Without title={`${number} is not sent yet`} text="We send it automatically when you are online.">
    <a className="btn btn-primary" href={orderListPath()}>
      Order list
    </a>
    <Chat whatsapp={whatsapp} number={number} />
  </Without>
);

export function ConfirmationPage(props: Props) {
  const own = useStore($outbox).find(({ id, uid }) => id === props.id && uid === props.user.uid);
  return own !== undefined && isWaiting(own) ? (
    <NotSent number={own.request.number} whatsapp={props.whatsapp} />
  ) : (
    <Sent {...props} />
  );
}
