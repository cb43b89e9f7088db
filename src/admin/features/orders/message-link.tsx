/** Link that opens WhatsApp with a message to the customer about a status. */
import { buttonClass } from '#ui/button-class.ts';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '#admin/shell/use-now.ts';
import { Icon } from '#admin/shell/icon.tsx';
import { statusMessageLink } from './model/status-message.ts';
import { STATUS_NAMES } from '#core/order/status-labels.ts';
import { accountOrderPath } from '#core/paths.ts';
import type { Order, OrderStatus } from '#schema/order.ts';
import { sellerQuery } from './use-order.ts';
import { ICON_BUTTON } from '#admin/shell/look/classes.ts';

interface Props {
  id: string;
  order: Order;
  status: OrderStatus;
  /** Button with text, or an icon only. */
  isButton?: boolean;
}

export function MessageLink({ id, order, status, isButton = false }: Props) {
  const now = useNow();
  const { data: seller } = useQuery(sellerQuery);
  const href = statusMessageLink({
    order,
    status,
    businessName: seller?.businessName ?? 'Your order',
    link: `${location.origin}${accountOrderPath(id)}`,
    now,
  });
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className={
        isButton
          ? buttonClass('whatsapp', 'small')
          : `${ICON_BUTTON} absolute end-0 top-0 min-h-8 min-w-8`
      }
    >
      <Icon name="whatsapp" />
      {isButton ? (
        'Message on WhatsApp'
      ) : (
        <span className="sr-only">Message on WhatsApp: {STATUS_NAMES[status]}</span>
      )}
    </a>
  );
}
