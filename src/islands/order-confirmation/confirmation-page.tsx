/** An order request after it was sent: its reference, what it holds, where it stands, what happens next. */
import type { ReactNode } from 'react';
import type { User } from '#domain/account/user.ts';
import type { OrderRequest } from '#domain/order/order-request.ts';
import { STATUS_MEANINGS, STATUS_NAMES } from '#domain/order/status-words.ts';
import { accountOrderPath, accountPath, orderListPath, productsPath } from '#domain/paths.ts';
import { whatsappLink } from '#domain/whatsapp.ts';
import { Icon } from '#parts/icon.tsx';
import { OrderLines } from '#parts/order-lines.tsx';
import { OrderTimeline } from '#parts/order-timeline.tsx';
import { QuoteTable } from '#parts/quote-table.tsx';
import type { Order } from '#schema/order.ts';
import { NextSteps, RequestDelivery } from './request-parts.tsx';
import { useConfirmation } from './use-confirmation.ts';
import { usePages } from './use-pages.ts';

interface Props {
  id: string;
  user: User;
  /** The seller's number. */
  whatsapp: string;
}

interface ChatProps {
  whatsapp: string;
  number: string | undefined;
}

const Chat = ({ whatsapp, number }: ChatProps) => (
  <a
    className="btn btn-whatsapp"
    rel="noopener"
    target="_blank"
    href={whatsappLink(
      whatsapp,
      `Namaste, I would like to know about my order request${number === undefined ? '. Reference:' : ` ${number}.`}`,
    )}
  >
    <Icon name="whatsapp" />
    Ask about it on WhatsApp
  </a>
);

interface ShownProps {
  request: OrderRequest;
  /** Null while it is only known to have been sent. */
  order: Order | null;
  /** Above the rest. */
  children: ReactNode;
  ways: ReactNode;
}

function Shown({ request, order, children, ways }: ShownProps) {
  const pageOf = usePages();
  return (
    <div className="confirmation">
      <div className="confirmation-main">
        {children}
        {order?.quote !== undefined && (
          <section aria-label="Quote">
            <h3>Quote</h3>
            <QuoteTable quote={order.quote} lines={order.lines} />
          </section>
        )}
        <section aria-label="What you asked for">
          <h3>What you asked for</h3>
          <OrderLines lines={request.lines} pageOf={pageOf} />
          {request.note !== undefined && (
            <p className="confirmation-note" dir="auto">
              “{request.note}”
            </p>
          )}
        </section>
        <RequestDelivery {...request} />
      </div>
      <div className="confirmation-aside">
        {order !== null && order.status !== 'requested' ? (
          <section aria-label="What has happened">
            <h3>What has happened</h3>
            <OrderTimeline order={order} />
          </section>
        ) : (
          <section aria-label="What happens next">
            <h3>What happens next</h3>
            <NextSteps />
          </section>
        )}
        <div className="confirmation-ways">{ways}</div>
      </div>
    </div>
  );
}

const Without = ({
  title,
  words,
  children,
}: {
  title: string;
  words: string;
  children: ReactNode;
}) => (
  <div className="confirmation-without">
    <h2>{title}</h2>
    <p>{words}</p>
    <div className="confirmation-ways">{children}</div>
  </div>
);

const Account = () => (
  <a className="btn btn-secondary" href={accountPath()}>
    My account
  </a>
);

export function ConfirmationPage({ id, user, whatsapp }: Props) {
  const { confirmation, load, send } = useConfirmation(id, user.uid);
  switch (confirmation.state) {
    case 'loading':
      return <p role="status">Opening your order request…</p>;
    case 'none':
      return (
        <Without
          title="We can’t show this order"
          words="There is no such order request in your account. Look at its reference, or sign in with the account that sent it."
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
          title="This order cannot be shown"
          words={`${number === undefined ? 'It has no reference that can be read.' : `Its reference is ${number}.`} Write to us, and we will tell you all about it.`}
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
        <Shown
          request={request}
          order={null}
          ways={
            <>
              <a className="btn btn-secondary" href={orderListPath()}>
                Order list
              </a>
              <Chat whatsapp={whatsapp} number={request.number} />
            </>
          }
        >
          <div className="confirmation-top confirmation-waiting">
            <h2>{request.number} waits to be sent</h2>
            <p>It goes out by itself when there is a connection.</p>
            <button
              type="button"
              className="btn btn-small btn-primary"
              aria-disabled={isBusy || undefined}
              onClick={() => !isBusy && void send()}
            >
              Send now
            </button>
            {/* Below the button, which stays where it is while these words change. */}
            <p role="status">{words}</p>
          </div>
        </Shown>
      );
    }
    case 'here': {
      const { request, order } = confirmation;
      const status = order?.status ?? 'requested';
      return (
        <Shown
          request={request}
          order={order}
          ways={
            <>
              {status === 'quoted' ? (
                <a className="btn btn-primary" href={accountOrderPath(id)}>
                  Answer the quote
                </a>
              ) : (
                <a className="btn btn-secondary" href={accountOrderPath(id)}>
                  See it in my account
                </a>
              )}
              <Chat whatsapp={whatsapp} number={request.number} />
              <a className="link" href={productsPath()}>
                Continue browsing
              </a>
            </>
          }
        >
          <div className="confirmation-top" role="status">
            <p className="eyebrow">{STATUS_NAMES[status]}</p>
            <h2>{request.number}</h2>
            <p>
              {status === 'requested'
                ? 'We have your request. Keep this reference: by it we both find the order again.'
                : STATUS_MEANINGS[status]}
            </p>
          </div>
        </Shown>
      );
    }
  }
}
