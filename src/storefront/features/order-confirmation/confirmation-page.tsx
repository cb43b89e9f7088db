/** An order request after it was sent: its reference, what it holds, where it stands, what happens next. */
import type { User } from '#core/account/user.ts';
import { productsPath } from '#core/paths.ts';
import { Account, Chat, Without } from './confirmation-parts.tsx';
import { ArrivedRequest, WaitingRequest } from './confirmation-views.tsx';
import { useConfirmation } from './use-confirmation.ts';

interface Props {
  id: string;
  user: User;
  /** The seller's number. */
  whatsapp: string;
}

export function ConfirmationPage({ id, user, whatsapp }: Props) {
  const { confirmation, load, send } = useConfirmation(id, user.uid);
  switch (confirmation.state) {
    case 'loading':
      return <p role="status">Opening your order request…</p>;
    case 'none':
      return (
        <Without
          title="We can’t show this order"
          words="This order request isn’t in your account. Check the reference, or sign in with the account you used to send it."
        >
          <Account />
          <Chat whatsapp={whatsapp} number={undefined} />
          <a className="link" href={productsPath()}>
            View the catalogue
          </a>
        </Without>
      );
    case 'unreadable': {
      const { number } = confirmation;
      return (
        <Without
          title="This order can’t be shown"
          words={`${number === undefined ? '' : `Its reference is ${number}. `}Contact us and we will send you its details.`}
        >
          <Chat whatsapp={whatsapp} number={number} />
          <Account />
        </Without>
      );
    }
    case 'failed':
      return (
        <Without title="We can’t load this order right now" words={confirmation.words}>
          <button type="button" className="btn btn-primary" onClick={() => void load()}>
            Try again
          </button>
          <Account />
        </Without>
      );
    case 'waiting': {
      const { request, isBusy, words } = confirmation;
      return (
        <WaitingRequest {...{ request, whatsapp, isBusy, words }} onSend={() => void send()} />
      );
    }
    case 'here': {
      const { request, order } = confirmation;
      return <ArrivedRequest {...{ id, request, order, whatsapp }} />;
    }
  }
}
