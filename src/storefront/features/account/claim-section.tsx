/** Adds the orders of a link to the account: orders that the customer placed by phone, on WhatsApp or in person. */
import { useState } from 'react';
import type { User } from '#core/account/user.ts';
import { BusyButton } from '#ui/react/busy-button.tsx';
import { FormMessage } from '#ui/react/form-message.tsx';
import { useTask } from '#ui/react/use-task.ts';
import { CHOICE_ROW, LEAD, LINE_LINK } from './account-class.ts';
import { claimOrders } from './actions/claim-orders.ts';
import { Heading } from './heading.tsx';
import { pathOf } from './model/account-place.ts';

export function ClaimSection({ id: code, user: { email } }: { id: string; user: User }) {
  const { isBusy, run } = useTask();
  const [problem, setProblem] = useState<string>();
  const [isDone, setDone] = useState(false);
  const add = () =>
    run(async () => {
      setProblem(undefined);
      const claimed = await claimOrders(code);
      setDone(claimed.success);
      if (!claimed.success) setProblem(claimed.error);
    });
  return (
    <>
      <Heading>Add your orders</Heading>
      <p className={LEAD}>
        Orders that you placed by phone, on WhatsApp or in person can be added to your account. You
        then see their quotes, invoices and parcels here. You are signed in as <bdi>{email}</bdi>.
      </p>
      {!isDone && (
        <p className={CHOICE_ROW}>
          <BusyButton
            className="btn btn-primary"
            isBusy={isBusy}
            busyLabel="Adding your orders…"
            onClick={add}
          >
            Add the orders
          </BusyButton>
        </p>
      )}
      <FormMessage kind="bad" message={problem} />
      <FormMessage kind="good" message={isDone ? 'The orders are in your account.' : undefined}>
        <a className={LINE_LINK} href={pathOf({ section: 'orders' })}>
          View your orders
        </a>
      </FormMessage>
    </>
  );
}
