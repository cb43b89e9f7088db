/**
 * Adds orders that the customer placed by phone, on WhatsApp or in person to the account: those of the link that staff
 * have sent, or those under the email of the account.
 */
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
import { VerifyChoices } from './unverified-notice.tsx';

/** @param email under which the orders were looked for; undefined with a link */
function resultText(orders: number, email: string | undefined): string {
  if (orders > 0)
    return `${formatCounted(orders, 'order')} ${orders === 1 ? 'was' : 'were'} added to your account.`;
  return email === undefined
    ? 'There are no orders to add. They may be in your account already.'
    : `There are no orders to add under ${email}. If you gave us another email, or only your phone number, ask us for a link.`;
}

/** The button, and its result. @param code of the link; undefined to use the email */
function AddOrders({ user: { email }, code }: { user: User; code: string | undefined }) {
  const { isBusy, run } = useTask();
  const [problem, setProblem] = useState<string>();
  const [added, setAdded] = useState<number>();
  const add = () =>
    run(async () => {
      setProblem(undefined);
      const claimed = await claimOrders(code);
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
      <FormMessage
        kind="good"
        message={
          added === undefined
            ? undefined
            : resultText(added, code === undefined ? email : undefined)
        }
      >
        <a className={LINE_LINK} href={pathOf({ section: 'orders' })}>
          View your orders
        </a>
      </FormMessage>
    </>
  );
}

export function ClaimSection({ user }: { user: User }) {
  const code = location.hash.slice(1) || undefined;
  const isReady = code !== undefined || user.emailVerified;
  return (
    <>
      <p className={LEAD}>
        Orders that you placed by phone, on WhatsApp or in person can be added to your account. You
        then see their quotes, invoices and parcels here.{' '}
        {code === undefined ? (
          <>
            We look for orders under your email, <bdi>{user.email}</bdi>
            {isReady ? '.' : ': verify it first. Open the link that we sent, or send it again.'}
          </>
        ) : (
          <>
            You are signed in as <bdi>{user.displayName}</bdi>.
          </>
        )}
      </p>
      {isReady ? <AddOrders user={user} code={code} /> : <VerifyChoices user={user} />}
    </>
  );
}
