/** Adds the orders of a link to the account: orders that the customer placed by phone, on WhatsApp or in person. */
import { useState } from 'react';
import type { User } from '#core/account/user.ts';
import { formatCounted } from '#core/format.ts';
import { BusyButton } from '#ui/react/busy-button.tsx';
import { FormMessage } from '#ui/react/form-message.tsx';
import { useTask } from '#ui/react/use-task.ts';
import { CHOICE_ROW, LEAD, LINE_LINK } from './account-class.ts';
import { claimOrders } from './actions/claim-orders.ts';
import { focusHeading } from './heading.tsx';
import { pathOf } from './model/account-place.ts';

const resultText = (orders: number): string =>
  orders === 0
    ? 'There are no orders to add. They may be in your account already.'
    : `${formatCounted(orders, 'order')} ${orders === 1 ? 'was' : 'were'} added to your account.`;

export function ClaimSection({ user: { displayName } }: { user: User }) {
  const { isBusy, run } = useTask();
  const [problem, setProblem] = useState<string>();
  const [added, setAdded] = useState<number>();
  const add = () =>
    run(async () => {
      setProblem(undefined);
      const claimed = await claimOrders(location.hash.slice(1));
      if (!claimed.success) {
        setProblem(claimed.error);
        return;
      }
      setAdded(claimed.value);
      // The button disappears.
      focusHeading();
    });
  return (
    <>
      <p className={LEAD}>
        Orders that you placed by phone, on WhatsApp or in person can be added to your account. You
        then see their quotes, invoices and parcels here. You are signed in as{' '}
        <bdi>{displayName}</bdi>.
      </p>
      {added === undefined && (
        <p className={CHOICE_ROW}>
          <BusyButton
            className="btn btn-primary"
            isBusy={isBusy}
            busyLabel="Adding your orders…"
            onClick={add}
          >
            Add orders
          </BusyButton>
        </p>
      )}
      <FormMessage kind="bad" message={problem} />
      <FormMessage kind="good" message={added === undefined ? undefined : resultText(added)}>
        <a className={LINE_LINK} href={pathOf({ section: 'orders' })}>
          View your orders
        </a>
      </FormMessage>
    </>
  );
}
