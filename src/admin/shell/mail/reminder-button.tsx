/** Sends a payment reminder by mail. */
import { useState } from 'react';
import { Button } from '#admin/shell/button.tsx';
import { sayDone, sayFailure } from '#admin/shell/messages-store.ts';
import { remindOfPayment } from './remind-of-payment.ts';

interface Props {
  /** Orders with a payment due, of one customer. */
  orderIds: readonly string[];
  /** Whom it reminds, for screen readers. */
  name: string;
}

export function ReminderButton({ orderIds, name }: Props) {
  const [isBusy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    setBusy(true);
    const result = await remindOfPayment(orderIds);
    setBusy(false);
    if (result.success) sayDone(`Payment reminder queued for ${result.value}.`);
    else sayFailure(result.error);
  };
  return (
    <Button disabled={isBusy} onClick={() => void send()}>
      Email reminder<span className="sr-only"> to {name}</span>
    </Button>
  );
}
