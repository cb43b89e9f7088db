/** Reminds a customer of due payments, on WhatsApp or by mail. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#admin/shell/button.tsx';
import { sayDone, sayFailure } from '#admin/shell/messages-store.ts';
import { invoicingQuery, sellerQuery } from '#admin/shell/sales/seller.ts';
import type { Order } from '#schema/order.ts';
import { buttonClass } from '#ui/button-class.ts';
import { dueOrdersLink } from './customer-link.ts';
import { remindOfPayment } from './remind-of-payment.ts';
import { reminderLink, type DueOrder } from './reminder-link.ts';

interface Props {
  /** Of one customer, the first with the address of the reminder; at least one. */
  orders: readonly (DueOrder & Pick<Order, 'uid'> & { id: string })[];
  contact: Order['contact'];
  /** In a column that is named “Reminder”. */
  isInColumn?: boolean;
}

export function PaymentReminders({ orders, contact, isInColumn = false }: Props) {
  const [isBusy, setBusy] = useState(false);
  const { data: seller } = useQuery(sellerQuery);
  const { data: invoicing } = useQuery(invoicingQuery);
  const send = async (): Promise<void> => {
    setBusy(true);
    const result = await remindOfPayment(orders.map(({ id }) => id));
    setBusy(false);
    if (result.success) sayDone(`Payment reminder queued for ${result.value}.`);
    else sayFailure(result.error);
  };
  const reminder = (
    <>
      <span className={isInColumn ? 'sr-only' : undefined}> reminder</span>
      <span className="sr-only"> to {contact.businessName ?? contact.name}</span>
    </>
  );
  return (
    <>
      <a
        href={reminderLink({
          ...{ contact, orders },
          businessName: seller?.businessName ?? 'Payment reminder',
          link: dueOrdersLink(orders),
          upiId: invoicing?.upiId,
        })}
        target="_blank"
        rel="noreferrer"
        className={buttonClass('whatsapp', 'small')}
      >
        WhatsApp{reminder}
      </a>
      <Button disabled={isBusy} onClick={() => void send()}>
        Email{reminder}
      </Button>
    </>
  );
}
