/** Orders again: shows what is available and what has changed, then adds it to the order list. */
import { useEffect, useRef, useState } from 'react';
import { formatDesigns } from '#core/format.ts';
import { loadFreshCatalogue } from '#core/listing/load-catalogue.ts';
import { linesToRepeat } from '#core/order/lines-to-repeat.ts';
import { orderListPath } from '#core/paths.ts';
import type { Order } from '#schema/order.ts';
import { loadPrices } from '#storefront/shared/actions/load-prices.ts';
import { addLines } from '#storefront/shared/stores/change-order.ts';
import { BusyButton } from '#ui/react/busy-button.tsx';
import { Button } from '#ui/react/button.tsx';
import { FormMessage } from '#ui/react/form-message.tsx';
import { useTask } from '#ui/react/use-task.ts';
import { BLOCK, CHOICE_ROW, HEADING, LEAD } from './account-class.ts';
import { linesToAdd, reorder, reorderSummary, type ReorderLine } from './model/reorder.ts';

const LOAD_FAILED =
  'Today’s catalogue can’t be loaded, so nothing was added. Check your connection, then try again.';

/** With the current catalogue, and the prices that only this buyer sees. */
async function compare(order: Order): Promise<ReorderLine[]> {
  const { entries } = await loadFreshCatalogue();
  const ordered = new Set(linesToRepeat(order).flatMap(({ productId, sku }) => [productId, sku]));
  const hidden = entries.filter(
    ({ priceMode, id, sku }) => priceMode === 'signIn' && (ordered.has(id) || ordered.has(sku)),
  );
  const { prices } = await loadPrices(hidden.map(({ id }) => id));
  return reorder(order, entries, prices);
}

/** Adds the lines to the order list. @returns the message, which names those that do not fit */
function addAll(lines: readonly ReorderLine[]): string {
  const toAdd = linesToAdd(lines);
  const left = addLines(toAdd);
  const message = `${formatDesigns(toAdd.length - left.length)} added to your order list.`;
  if (left.length === 0) return message;
  return `${message} Your list is full: ${left.map(({ sku }) => sku).join(', ')} not added.`;
}

const Line = ({ line: { title, facts, remarks, available } }: { line: ReorderLine }) => (
  <li className="border-b border-line py-2.5 wrap-anywhere">
    {available === undefined ? (
      <span className="line-through" dir="auto">
        {title}
      </span>
    ) : (
      <a className="link" href={available.path}>
        {title}
      </a>
    )}{' '}
    <small className="text-sm/body text-ink-soft">{facts}</small>
    {remarks.map((remark) => (
      <p key={remark} className="text-sm/body text-warn">
        {remark}
      </p>
    ))}
  </li>
);

function Comparison({ lines, onClose }: { lines: readonly ReorderLine[]; onClose: () => void }) {
  const [added, setAdded] = useState('');
  const summary = useRef<HTMLParagraphElement>(null);
  // The pressed button disappears with each change of the view.
  useEffect(() => summary.current?.focus(), [added]);
  const count = linesToAdd(lines).length;
  const all = formatDesigns(lines.length);
  return (
    <div className="grid gap-4" data-reorder>
      <p ref={summary} tabIndex={-1} role="status" className={LEAD}>
        {added || reorderSummary(lines)}
      </p>
      {added === '' && (
        <ul>
          {lines.map((line, at) => (
            <Line key={at} line={line} />
          ))}
        </ul>
      )}
      <p className={CHOICE_ROW}>
        {added !== '' && (
          <a className="btn btn-primary" href={orderListPath()}>
            Open the order list
          </a>
        )}
        {added === '' && count > 0 && (
          <Button onClick={() => setAdded(addAll(lines))}>
            Add {count === lines.length ? all : `${count} of ${all}`}
          </Button>
        )}
        {added === '' && (
          <Button kind="secondary" onClick={onClose}>
            {count > 0 ? 'Not now' : 'OK'}
          </Button>
        )}
      </p>
    </div>
  );
}

export function Reorder({ order }: { order: Order }) {
  const [lines, setLines] = useState<readonly ReorderLine[]>();
  const [problem, setProblem] = useState('');
  const { isBusy, run } = useTask();
  const check = () =>
    run(async () => {
      setProblem('');
      await compare(order).then(setLines, () => setProblem(LOAD_FAILED));
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
              onClick={check}
            >
              Check and order again
            </BusyButton>
          </p>
        </>
      ) : (
        <Comparison lines={lines} onClose={() => setLines(undefined)} />
      )}
    </section>
  );
}
