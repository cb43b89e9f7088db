/** The confirmation of an order request: reference, contents, status and next steps. */
import { useStore } from '@nanostores/react';
import { useCallback, type ReactNode } from 'react';
import type { User } from '#core/account/user.ts';
import { accountPath, orderListPath } from '#core/paths.ts';
import { orFailed, type Result } from '#core/result.ts';
import { SERVER_UNREACHABLE } from '#core/server-unreachable.ts';
import type { StoredOrder } from '#firebase/browser/orders.ts';
import { $outbox, forgetRequest } from '#storefront/shared/stores/outbox.ts';
import { Button, ChatLink } from '#ui/react/button.tsx';
import { useLoaded } from '#ui/react/use-loaded.ts';
import { ArrivedRequest } from './arrived-request.tsx';

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
  const hasArrived = loaded.success && loaded.value !== undefined;
  if (hasArrived && $outbox.get()[uid]?.id === id) forgetRequest(uid);
  return loaded;
}

interface Problem {
  title: string;
  text: string;
  number?: string | undefined;
}

const NOT_SHOWN: Problem = {
  title: 'We can’t show this order',
  text: 'This order request isn’t in your account. Check the reference, or sign in with the account you used to send it.',
};

/** The document is invalid. */
const unreadable = (number: string | undefined): Problem => ({
  title: 'This order can’t be shown',
  text: `${number === undefined ? '' : `Its reference is ${number}. `}Contact us and we will send you its details.`,
  number,
});

interface NoOrderProps {
  problem: Problem;
  whatsapp: string;
  /** The way forward. */
  children: ReactNode;
}

const NoOrder = ({ problem: { title, text, number }, whatsapp, children }: NoOrderProps) => (
  <div className="grid max-w-xl gap-4">
    <h2 className="text-2xl">{title}</h2>
    <p>{text}</p>
    <div className="grid justify-items-start gap-3">
      {children}
      <ChatLink
        number={whatsapp}
        text={`Namaste, I have a question about my order request${number === undefined ? '. Reference:' : ` ${number}.`}`}
        target="_blank"
      >
        Ask on WhatsApp
      </ChatLink>
    </div>
  </div>
);

const MyAccountLink = () => (
  <a className="btn btn-secondary" href={accountPath()}>
    My account
  </a>
);

function Sent({ id, user: { uid }, whatsapp }: Props) {
  const { loaded, retry } = useLoaded(useCallback(() => load(id, uid), [id, uid]));
  if (loaded.state === 'loading') return <p role="status">Opening your order request…</p>;
  if (loaded.state === 'failed') {
    const problem = { title: 'We can’t load this order right now', text: loaded.error };
    return (
      <NoOrder problem={problem} whatsapp={whatsapp}>
        <Button onClick={retry}>Try again</Button>
        <MyAccountLink />
      </NoOrder>
    );
  }
  const stored = loaded.value;
  if (stored?.order) return <ArrivedRequest id={id} order={stored.order} whatsapp={whatsapp} />;
  return (
    <NoOrder
      problem={stored === undefined ? NOT_SHOWN : unreadable(stored.number)}
      whatsapp={whatsapp}
    >
      <MyAccountLink />
    </NoOrder>
  );
}

export function ConfirmationPage(props: Props) {
  const queued = useStore($outbox)[props.user.uid];
  if (queued?.id !== props.id || queued.state !== 'waiting') return <Sent {...props} />;
  const { number } = queued.request;
  const text = 'We send it automatically when you are online.';
  return (
    <NoOrder
      problem={{ title: `${number} is not sent yet`, text, number }}
      whatsapp={props.whatsapp}
    >
      <a className="btn btn-primary" href={orderListPath()}>
        Order list
      </a>
    </NoOrder>
  );
}
