/** A request that has arrived, as far as it has come. */
import { STATUS_MEANINGS, STATUS_NAMES } from '#core/order/status-words.ts';
import { accountOrderPath, productsPath } from '#core/paths.ts';
import type { Order } from '#schema/order.ts';
import { EYEBROW } from '#ui/text-class.ts';
import { TOP, TOP_TITLE } from './confirmation-class.ts';
import { Chat, Shown } from './confirmation-parts.tsx';

interface Props {
  id: string;
  order: Order;
  whatsapp: string;
}

export function ArrivedRequest({ id, order, whatsapp }: Props) {
  const { status, number } = order;
  const isQuoted = status === 'quoted';
  return (
    <Shown
      request={order}
      order={order}
      ways={
        <>
          <a
            className={`btn ${isQuoted ? 'btn-primary' : 'btn-secondary'}`}
            href={accountOrderPath(id)}
          >
            {isQuoted ? 'Review the quote' : 'View in my account'}
          </a>
          <Chat whatsapp={whatsapp} number={number} />
          <a className="link" href={productsPath()}>
            Continue browsing
          </a>
        </>
      }
    >
      <div className={`border-good bg-ground ${TOP}`} role="status">
        <p className={EYEBROW}>{STATUS_NAMES[status]}</p>
        <h2 className={TOP_TITLE}>{number}</h2>
        <p>
          {status === 'requested'
            ? 'We have your request and reply with a quote the same working day. Keep this reference to find the order again.'
            : STATUS_MEANINGS[status]}
        </p>
      </div>
    </Shown>
  );
}
