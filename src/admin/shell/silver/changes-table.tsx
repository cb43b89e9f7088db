/** Prices before and after a new silver rate, a part of them at a time. */
import { useState } from 'react';
import { formatProducts, formatRupees } from '#core/format.ts';
import { Button } from '#admin/shell/button.tsx';
import { Icon } from '#admin/shell/icon.tsx';
import { FIGURES } from '#admin/shell/look/classes.ts';
import type { RepricedProduct } from './rate-changes.ts';

/** Rows added at a time. */
const ROWS = 100;

interface Props {
  /** Undefined while loading. */
  changes: readonly RepricedProduct[] | undefined;
  error: Error | null;
  /** Whether the costs of products are read. */
  costs: { isSuccess: boolean; error: Error | null };
  isRateTyped: boolean;
}

function summary({ changes, error, isRateTyped }: Props): string {
  if (error) return `The prices that change can’t be listed. ${error.message}`;
  if (!isRateTyped) return 'Enter a rate to see which prices change.';
  if (changes === undefined) return 'Loading prices…';
  return changes.length === 0
    ? 'No price of a live product changes.'
    : `The price of ${formatProducts(changes.length)} changes:`;
}

/** How the new prices compare with costs; empty if none is below. */
function costSummary({ changes = [], costs, isRateTyped }: Props): string {
  if (!isRateTyped || changes.length === 0) return '';
  if (costs.error) return `The prices can’t be compared with costs. ${costs.error.message}`;
  if (!costs.isSuccess) return 'Comparing with costs…';
  const below = changes.filter(({ warning }) => warning !== undefined).length;
  return below === 0
    ? ''
    : `${formatProducts(below)} would be sold below cost. ${below === 1 ? 'It is' : 'They are'} at the top of the list.`;
}

const Row = ({
  change: { sku, title, isSignIn, beforePaise, afterPaise, warning },
}: {
  change: RepricedProduct;
}) => (
  <tr>
    <th scope="row" className="border-t border-line font-normal! whitespace-normal!">
      <span className="block text-sm text-ink">{title}</span>
      {sku}
      {isSignIn && (
        <span className="ms-2 inline-flex items-center gap-1">
          <Icon name="lock" size={14} />
          after sign-in
        </span>
      )}
      {warning !== undefined && <span className="block text-sm text-warn">{warning}</span>}
    </th>
    <td className="text-right whitespace-nowrap">
      {beforePaise === null ? 'on request' : formatRupees(beforePaise)}
    </td>
    <td className="text-right font-medium whitespace-nowrap">{formatRupees(afterPaise)}</td>
  </tr>
);

export function ChangesTable(props: Props) {
  const [most, setMost] = useState(ROWS);
  const { changes = [], isRateTyped } = props;
  return (
    <div className="mt-4">
      <p role="status">{summary(props)}</p>
      <p role="status" className="text-sm text-warn empty:hidden">
        {costSummary(props)}
      </p>
      {isRateTyped && changes.length > 0 && (
        <div
          className="mt-2 max-h-[40dvh] overflow-y-auto"
          tabIndex={0}
          role="region"
          aria-label="Changed prices"
        >
          <table className={FIGURES}>
            <thead>
              <tr>
                <th scope="col">Product</th>
                <th scope="col" className="text-right!">
                  Now
                </th>
                <th scope="col" className="text-right!">
                  New
                </th>
              </tr>
            </thead>
            <tbody>
              {changes.slice(0, most).map((change) => (
                <Row key={change.sku} change={change} />
              ))}
            </tbody>
          </table>
          {changes.length > most && (
            <Button className="mt-2" onClick={() => setMost(most + ROWS)}>
              Show more
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
