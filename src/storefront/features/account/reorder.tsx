/** Orders again what an earlier order held: first what has changed since, then the order list. */
import { useState } from 'react';
import { loadForReorder } from './actions/load-for-reorder.ts';
import { reorder, type ReorderLine } from './model/reorder.ts';
import { BusyButton } from '#ui/react/busy-button.tsx';
import { FormMessage } from '#ui/react/form-message.tsx';
import { useWork } from '#ui/react/use-work.ts';
import type { Order } from '#schema/order.ts';
import { ReorderPanel } from './reorder-panel.tsx';

const UNREACHED =
  'Today’s catalogue can’t be loaded, so nothing was added. Check your connection, then try again.';

export function Reorder({ order }: { order: Order }) {
  const [lines, setLines] = useState<readonly ReorderLine[]>();
  const [problem, setProblem] = useState('');
  const { isBusy, run } = useWork();
  const look = () =>
    run(async () => {
      setProblem('');
      try {
        const { entries, prices } = await loadForReorder(order);
        setLines(reorder(order, entries, prices));
      } catch {
        setProblem(UNREACHED);
      }
    });
  return (
    <section className="account-block">
      <h3>Order again</h3>
      {lines === undefined ? (
        <>
          <p>We check today’s stock and prices first.</p>
          <FormMessage kind="bad" words={problem} />
          <p className="account-choices">
            <BusyButton
              className="btn btn-secondary"
              isBusy={isBusy}
              busyWords="Checking today’s catalogue…"
              onClick={look}
            >
              Check and order again
            </BusyButton>
          </p>
        </>
      ) : (
        <ReorderPanel lines={lines} onClose={() => setLines(undefined)} />
      )}
    </section>
  );
}
