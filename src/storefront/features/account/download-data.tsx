/** Makes one file of all that is kept of a customer, and hands it to the browser. */
import { useState } from 'react';
import { collectMyData } from './actions/collect-my-data.ts';
import { myDataFileName, myDataText } from './model/my-data.ts';
import { BusyButton } from '#ui/react/busy-button.tsx';
import { FormMessage } from '#ui/react/form-message.tsx';
import { useWork } from '#ui/react/use-work.ts';
import { $orderLines } from '#storefront/shared/stores/order-lines.ts';

/** The address is let go once the browser has surely begun, ms. */
const KEEP_ADDRESS = 60_000;

function hand(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEEP_ADDRESS);
}

export function DownloadData() {
  const [told, setTold] = useState<{ kind: 'bad' | 'good'; words: string }>();
  const { isBusy, run } = useWork();
  const download = () =>
    run(async () => {
      setTold(undefined);
      const data = await collectMyData();
      if (!data.success) {
        setTold({ kind: 'bad', words: `Nothing was downloaded. ${data.error}` });
        return;
      }
      const now = Date.now();
      const name = myDataFileName(now);
      hand(myDataText({ ...data.value, orderList: $orderLines.get() }, now), name);
      setTold({ kind: 'good', words: `${name} is in your downloads.` });
    });
  return (
    <>
      <FormMessage kind={told?.kind ?? 'good'} words={told?.words} />
      <p className="account-choices">
        <BusyButton
          className="btn btn-secondary"
          isBusy={isBusy}
          busyWords="Collecting your data…"
          onClick={download}
        >
          Download my data
        </BusyButton>
      </p>
    </>
  );
}
