/** Downloads all stored data of a customer as one file. */
import { useState } from 'react';
import { collectMyData } from './actions/collect-my-data.ts';
import { myDataFileName, myDataText } from './model/my-data.ts';
import { BusyButton } from '#ui/react/busy-button.tsx';
import { FormMessage } from '#ui/react/form-message.tsx';
import { useTask } from '#ui/react/use-task.ts';
import { $orderLines } from '#storefront/shared/stores/order-lines.ts';
import { CHOICE_ROW } from './account-class.ts';

/** The object URL is revoked after this time, when the download has started, ms. */
const URL_LIFETIME = 60_000;

function hand(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), URL_LIFETIME);
}

export function DownloadData() {
  const [notice, setNotice] = useState<{ kind: 'bad' | 'good'; message: string }>();
  const { isBusy, run } = useTask();
  const download = () =>
    run(async () => {
      setNotice(undefined);
      const data = await collectMyData();
      if (!data.success) {
        setNotice({ kind: 'bad', message: `Nothing was downloaded. ${data.error}` });
        return;
      }
      const now = Date.now();
      const name = myDataFileName(now);
      hand(myDataText({ ...data.value, orderList: $orderLines.get() }, now), name);
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
          onClick={download}
        >
          Download my data
        </BusyButton>
      </p>
    </>
  );
}
