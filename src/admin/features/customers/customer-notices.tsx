/** What staff should do about a customer: merge it with its account, approve the account, or let a paused one send requests again. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#admin/shell/button.tsx';
import { ConfirmDialog } from '#admin/shell/confirm-dialog.tsx';
import type { Editor } from '#admin/shell/form/use-editor.ts';
import { NOTE } from '#admin/shell/look/classes.ts';
import { sayDone, sayFailure } from '#admin/shell/messages-store.ts';
import { salesQuery } from '#admin/shell/sales/sales-settings.ts';
import { formatCounted } from '#core/format.ts';
import { formatMoment } from '#core/format-time.ts';
import type { Result } from '#core/result.ts';
import { LIMITED_HOURS, MOST_REQUESTS } from '#schema/limits.ts';
import type { WebUser } from '#schema/web-user.ts';
import { useTask } from '#ui/react/use-task.ts';
import { allowRequests, moveOrdersBack, rejectAccount } from './actions/settle-notices.ts';
import { refreshCustomers, type CustomerFile } from './actions/read-customer.ts';

interface Props {
  uid: string;
  editor: Editor;
  file: CustomerFile;
  /** The dialog has a form of its own, so it can’t be inside that of the screen. */
  onMerge: (into: WebUser) => void;
}

const NOTICE = `${NOTE} flex flex-wrap items-center justify-between gap-x-6 gap-y-3`;

/** Runs an action of a notice, which then disappears. */
function useSettling() {
  const { isBusy, run } = useTask();
  /** @param done the message about the result */
  const settle = <T,>(work: () => Promise<Result<T>>, done: (value: T) => string) =>
    run(async () => {
      const result = await work();
      if (result.success) sayDone(done(result.value));
      else sayFailure(result.error);
      await refreshCustomers();
    });
  return { isBusy, settle };
}

const ACCOUNT_TEXTS = {
  claim: 'has added this customer’s orders to their account.',
  email: 'has an account with the same verified email.',
  phone:
    'has an account with the same phone number. Phone numbers are not verified: check that it is the same customer.',
} as const;

interface AccountProps {
  uid: string;
  file: Pick<CustomerFile, 'totals'>;
  account: NonNullable<CustomerFile['account']>;
  onMerge: (into: WebUser) => void;
}

function AccountNotice({ uid, file, account, onMerge }: AccountProps) {
  const [isDismissed, setDismissed] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const { isBusy, settle } = useSettling();
  const { name, profile, by } = account;
  const hasAdded = by === 'claim';
  /** @returns the work, after which the notice disappears: the function that removes the suggestion takes a moment */
  const dismissing =
    <T,>(work: () => Promise<Result<T>>) =>
    async (): Promise<Result<T>> => {
      const result = await work();
      setDismissed(result.success);
      return result;
    };
  const reject = () =>
    settle(
      dismissing(() => rejectAccount(uid, account.uid)),
      () => `${name} isn’t suggested again.`,
    );
  const moveBack = () =>
    settle(
      dismissing(() => moveOrdersBack(uid)),
      (orders) => `${formatCounted(orders, 'order')} moved back. ${name} can’t add them again.`,
    );
  if (isDismissed) return null;
  return (
    <section className={NOTICE} aria-label="Account of this customer">
      <p>
        <Link to="/customers/$uid" params={{ uid: account.uid }} className="link">
          <bdi>{name}</bdi>
        </Link>{' '}
        {ACCOUNT_TEXTS[by]}
        {hasAdded && profile && ' Merge to move tags, notes and terms.'}
      </p>
      <span className="flex flex-wrap gap-2">
        {profile && (
          <Button onClick={() => !isBusy && onMerge(profile)}>
            {hasAdded
              ? 'Merge'
              : `Move ${formatCounted(file.totals.requested, 'order')} to the account`}
          </Button>
        )}
        <Button
          aria-busy={isBusy || undefined}
          onClick={() => !isBusy && (hasAdded ? setConfirming(true) : reject())}
        >
          Not the same customer
        </Button>
      </span>
      {isConfirming && (
        <ConfirmDialog
          title="Move the orders back?"
          verb="Move orders back"
          onDo={moveBack}
          onClose={() => setConfirming(false)}
        >
          The orders that <bdi>{name}</bdi> has added move back to this customer, with their
          invoices, and disappear from that account.
        </ConfirmDialog>
      )}
    </section>
  );
}

const EnteredNotice = ({ entered }: Pick<CustomerFile, 'entered'>) => (
  <section className={NOTE} aria-label="Same customer without an account">
    <p>
      You have entered a customer who may be this one, with the same email or phone number or whose
      orders this account has added:
    </p>
    <ul>
      {entered.map((each) => (
        <li key={each.id}>
          <Link to="/customers/$uid" params={{ uid: each.id }} className="link">
            <bdi>
              {each.success
                ? (each.value.profile.businessName ?? each.value.profile.displayName)
                : each.id}
            </bdi>
          </Link>
        </li>
      ))}
    </ul>
  </section>
);

function PauseNotice({ uid, until }: { uid: string; until: number }) {
  const { isBusy, settle } = useSettling();
  return (
    <section className={NOTICE} aria-label="Paused order requests">
      <p>
        This account has sent {MOST_REQUESTS} order requests in {LIMITED_HOURS} hours. Further ones
        are refused until {formatMoment(until)}.
      </p>
      <Button
        onClick={() =>
          !isBusy &&
          settle(
            () => allowRequests(uid),
            () => 'Order requests are allowed.',
          )
        }
      >
        Allow requests now
      </Button>
    </section>
  );
}

/** Saves the form, with its other changes. */
const ApprovalNotice = ({ editor: { form, isBusy } }: Pick<Props, 'editor'>) => (
  <section className={NOTICE} aria-label="Approval">
    <p>This account doesn’t see sign-in prices until you approve it.</p>
    <Button
      aria-busy={isBusy || undefined}
      onClick={({ currentTarget }) => {
        form.setValue('isApproved', true, { shouldDirty: true });
        currentTarget.form?.requestSubmit();
      }}
    >
      Approve
    </Button>
  </section>
);

export function CustomerNotices({ uid, editor, file, onMerge }: Props) {
  const { account, entered, pausedUntil, profile } = file;
  const { data: sales } = useQuery(salesQuery);
  return (
    <>
      {sales?.approveBuyers === true &&
        profile !== undefined &&
        editor.saved['isApproved'] !== true && <ApprovalNotice editor={editor} />}
      {pausedUntil !== undefined && <PauseNotice uid={uid} until={pausedUntil} />}
      {account && (
        <AccountNotice
          key={account.uid}
          uid={uid}
          file={file}
          account={account}
          onMerge={onMerge}
        />
      )}
      {entered.length > 0 && <EnteredNotice entered={entered} />}
    </>
  );
}
