/** Prices before and after a new silver rate, and how they compare with costs. */
import { useMemo } from 'react';
import { Button } from '#admin/shell/button.tsx';
import { PricePreview } from '#admin/shell/price-preview/price-preview.tsx';
import { MOST_UNINDEXED } from '#admin/shell/actions/unindexed-products.ts';
import { formatCount, formatCounted, formatProducts } from '#core/format.ts';
import type { PreviewedPrice } from '#core/price-changes/plan-price-changes.ts';
import { changedSizes } from '#core/price-changes/size-changes.ts';

interface Props {
  /** Undefined while loading. */
  changes: readonly PreviewedPrice[] | undefined;
  error: Error | null;
  /** The pages that are published again, as a sentence. */
  touched: string;
  unpublished: {
    isSuccess: boolean;
    error: Error | null;
    /** Whether there are more than were read. */
    data: { isMore: boolean } | undefined;
  };
  /** The costs of products, which are read for a lower rate. */
  costs: { isLoading: boolean; error: Error | null };
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
    ? 'No price changes.'
    : `The price of ${formatProducts(changes.length)} changes${own}. Sent quotes keep their rate until their date.`;
}

const LATER = 'They get the new rate when they are published.';

/** What is said about drafts and unpublished changes; empty if none changes. */
function unpublishedSummary({ changes = [], unpublished, isRateTyped }: Props): string {
  if (!isRateTyped) return '';
  const { error, isSuccess, data } = unpublished;
  if (error) return `Drafts and unpublished changes can’t be listed. ${LATER}`;
  if (!isSuccess) return 'Loading drafts and unpublished changes…';
  if (data?.isMore)
    return `Only the last ${formatCount(MOST_UNINDEXED)} drafts or unpublished changes are listed. All get the new rate when they are published.`;
  const count = changes.filter((row) => row.unpublished !== undefined).length;
  return count === 0
    ? ''
    : `${formatCount(count)} of them ${count === 1 ? 'is' : 'are'} not live as saved. ${LATER}`;
}

/** How the new prices compare with costs; empty if none is below. */
function costSummary({ changes = [], costs, isRateTyped }: Props): string {
  if (!isRateTyped || changes.length === 0) return '';
  if (costs.error) return `The prices can’t be compared with costs. ${costs.error.message}`;
  if (costs.isLoading) return 'Comparing with costs…';
  const below = changes.filter(({ warning }) => warning !== undefined).length;
  return below === 0 ? '' : `${formatProducts(below)} would be sold below cost.`;
}

export function RatePreview(props: Props) {
  const { changes, isRateTyped, error, costs, touched, unpublished, retry } = props;
  const rows = changes ?? [];
  const sizes = useMemo(() => countSizes(changes ?? []), [changes]);
  return (
    <div className="mt-4 grid gap-2">
      <p role="status">{summary(props, sizes)}</p>
      <p role="status" className="text-sm empty:hidden">
        {unpublishedSummary(props)}
      </p>
      {isRateTyped && touched !== '' && <p className="text-sm text-ink-soft">{touched}</p>}
      <p role="status" className="text-sm text-warn empty:hidden">
        {costSummary(props)}
      </p>
      {(error ?? unpublished.error ?? costs.error) && (
        <p>
          <Button onClick={retry}>Try again</Button>
        </p>
      )}
      {isRateTyped && rows.length > 0 && <PricePreview rows={rows} />}
    </div>
  );
}
