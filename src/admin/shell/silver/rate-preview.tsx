/** Prices before and after a new silver rate, and how they compare with costs. */
import { useMemo } from 'react';
import { Button } from '#admin/shell/button.tsx';
import { PricePreview } from '#admin/shell/price-preview/price-preview.tsx';
import { formatCounted, formatProducts } from '#core/format.ts';
import type { PreviewedPrice } from '#core/price-changes/plan-price-changes.ts';
import { changedSizes } from '#core/price-changes/size-changes.ts';

interface Props {
  /** Undefined while loading. */
  changes: readonly PreviewedPrice[] | undefined;
  error: Error | null;
  /** Whether the costs of products are read. */
  costs: { isSuccess: boolean; error: Error | null };
  isRateTyped: boolean;
  /** Reads again what couldn’t be read. */
  retry: () => void;
}

const countSizes = (rows: readonly PreviewedPrice[]): number =>
  rows.reduce((sum, { before, after }) => sum + changedSizes(before?.prices, after?.prices), 0);

function summary({ changes, error, isRateTyped }: Props, sizes: number): string {
  if (error) return `The prices that change can’t be listed. ${error.message}`;
  if (!isRateTyped) return 'Enter a rate to see which prices change.';
  if (changes === undefined) return 'Loading prices…';
  const own = sizes === 0 ? '' : `, including ${formatCounted(sizes, 'size price')}`;
  return changes.length === 0
    ? 'No price of a live product changes.'
    : `The price of ${formatProducts(changes.length)} changes${own}. Sent quotes keep their rate until their date.`;
}

/** How the new prices compare with costs; empty if none is below. */
function costSummary({ changes = [], costs, isRateTyped }: Props): string {
  if (!isRateTyped || changes.length === 0) return '';
  if (costs.error) return `The prices can’t be compared with costs. ${costs.error.message}`;
  if (!costs.isSuccess) return 'Comparing with costs…';
  const below = changes.filter(({ warning }) => warning !== undefined).length;
  return below === 0 ? '' : `${formatProducts(below)} would be sold below cost.`;
}

export function RatePreview(props: Props) {
  const { changes, isRateTyped, error, costs, retry } = props;
  const rows = changes ?? [];
  const sizes = useMemo(() => countSizes(changes ?? []), [changes]);
  return (
    <div className="mt-4 grid gap-2">
      <p role="status">{summary(props, sizes)}</p>
      <p role="status" className="text-sm text-warn empty:hidden">
        {costSummary(props)}
      </p>
      {(error ?? costs.error) && (
        <p>
          <Button onClick={retry}>Try again</Button>
        </p>
      )}
      {isRateTyped && rows.length > 0 && <PricePreview rows={rows} />}
    </div>
  );
}
