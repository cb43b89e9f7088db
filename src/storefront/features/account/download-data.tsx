/** Downloads all stored data of a customer as one file. */
import { useState } from 'react';
import { readAddresses } from '#firebase/browser/addresses.ts';
import { readEmailPreferences, readWebUser } from '#firebase/browser/customer-documents.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { ownOrders, type OrdersPlace, type StoredOrder } from '#firebase/browser/orders.ts';
import { readSavedLists } from '#firebase/browser/saved-lists.ts';
import { linesOf } from '#storefront/shared/order/saved-lists.ts';
import { $orderLines } from '#storefront/shared/stores/order-lines.ts';
import { BusyButton } from '#ui/react/busy-button.tsx';
import { FormMessage } from '#ui/react/form-message.tsx';
import { useTask } from '#ui/react/use-task.ts';
import { CHOICE_ROW } from './account-class.ts';

/** The object URL is revoked after this time, when the download has started, ms. */
const URL_LIFETIME = 60_000;

function download(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), URL_LIFETIME);
}

async function allOrders(uid: string): Promise<StoredOrder[]> {
  const orders: StoredOrder[] = [];
  let after: OrdersPlace | undefined;
  do {
    const page = await ownOrders(uid, after);
    orders.push(...page.orders);
    ({ after } = page);
  } while (after !== undefined);
  return orders;
}

/** All or nothing: an incomplete export would look complete. */
async function collectMyData(uid: string) {
  const [profile, emailPreferences, { addresses }, orders, lists] = await Promise.all([
    readWebUser(uid),
    readEmailPreferences(uid),
    readAddresses(uid),
    allOrders(uid),
    readSavedLists(uid),
  ]);
  const savedLists = lists
    .filter(({ isDeleted }) => !isDeleted)
    .map((list) => ({ name: list.name, lines: linesOf(list) }));
  const orderList = $orderLines.get();
  return { profile, emailPreferences, addresses, orders, savedLists, orderList };
}

export function DownloadData({ uid }: { uid: string }) {
  const [notice, setNotice] = useState<{ kind: 'bad' | 'good'; message: string }>();
  const { isBusy, run } = useTask();
  const collect = () =>
    run(async () => {
      setNotice(undefined);
      const data = await databaseOutcome(() => collectMyData(uid));
      if (!data.success) {
        setNotice({ kind: 'bad', message: `Nothing was downloaded. ${data.error}` });
        return;
      }
      const madeAt = new Date().toISOString();
      const name = `glambug-my-data-${madeAt.slice(0, 10)}.json`;
      download(JSON.stringify({ madeAt, ...data.value }, null, 2), name);
      setNotice({ kind: 'good', message: `${name} is in your downloads.` });
    });
  return (
    <>
      <FormMessage kind={notice?.kind ?? 'good'} message={notice?.message} />
      <p className={CHOICE_ROW}>
        <BusyButton
          className="btn btn-secondary"
          isBusy={isBusy}
          busyLabel="Collecting your data…"
          onClick={collect}
        >
          Download my data
        </BusyButton>
      </p>
    </>
  );
}
