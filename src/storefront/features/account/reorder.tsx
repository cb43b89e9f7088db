/** Orders again: shows changes, then adds to the order list. */
import { useState } from 'react';
import { loadForReorder } from './actions/load-for-reorder.ts';
import { reorder, type ReorderLine } from './model/reorder.ts';
import { BusyButton } from '#ui/react/busy-button.tsx';
import { FormMessage } from '#ui/react/form-message.tsx';
import { useTask } from '#ui/react/use-task.ts';
import type { Order } from '#schema/order.ts';
import { BLOCK, CHOICE_ROW, HEADING } from './account-class.ts';
import { ReorderPanel } from './reorder-panel.tsx';

const LOAD_FAILED =
  'Today’s catalogue can’t be loaded, so nothing was added. Check your connection, then try again.';

export function Reorder({ order }: { order: Order }) {
  const [lines, setLines] = useState<readonly ReorderLine[]>();
  const [problem, setProblem] = useState('');
  const { isBusy, run } = useTask();
  const look = () =>
    run(async () => {
      setProblem('');
      try {
        const { entries, prices } = await loadForReorder(order);
        setLines(reorder(order, entries, prices));
      } catch {
        setProblem(LOAD_FAILED);
      }
    });
  return (
    <section className={BLOCK}>
      <h3 className={HEADING}>Order again</h3>
      {lines === undefined ? (
        <>
          <p>We check today’s stock and prices first.</p>
          <FormMessage kind="bad" message={problem} />
          <p className={CHOICE_ROW}>
            <BusyButton
              className="btn btn-secondary"
              isBusy={isBusy}
              busyLabel="Checking today’s catalogue…"
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
