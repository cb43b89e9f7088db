/** The preview of changed prices: old and new prices of each product and its sizes. */
import { BeforeAfter } from '#admin/shell/before-after.tsx';
import { Chip } from '#admin/shell/chip.tsx';
import { Icon } from '#admin/shell/icon.tsx';
import { VirtualRows } from '#admin/shell/list/virtual-rows.tsx';
import { formatCount, formatRupees } from '#core/format.ts';
import { makingLabel, makingTiersLabel } from '#core/price-changes/change-making.ts';
import type { ListedPrice, PreviewedPrice } from '#core/price-changes/plan-price-changes.ts';
import { ownPrices } from '#core/price-changes/size-changes.ts';
import { unitPriceAt, type PriceList } from '#core/pricing.ts';

interface FigureProps {
  /** Undefined if there was no price. */
  before: number | undefined;
  /** Undefined if it stays. */
  after: number | undefined;
}

function Figure({ before, after }: FigureProps) {
  const shown = before === undefined ? 'on request' : formatRupees(before);
  return after === undefined || after === before ? (
    <span className="text-ink-soft">{shown}</span>
  ) : (
    <BeforeAfter before={shown} after={formatRupees(after)} />
  );
}

/** Tiers of a price by weight can differ in number, because rounding leaves out those that save nothing. */
const quantitiesOf = (...all: readonly (PriceList | null | undefined)[]): number[] =>
  [...new Set(all.flatMap((prices) => prices?.tiers.map(({ minQty }) => minQty) ?? []))].sort(
    (a, b) => a - b,
  );

/** The old text and the new one, or the only one. */
const Changed = ({ before, after }: { before: string; after: string }) =>
  before === after ? before : <BeforeAfter before={before} after={after} />;

interface MakingProps {
  before: ListedPrice;
  after: ListedPrice | undefined;
}

/** The making charge, and the discounts of its tiers if they change. */
function Making({ before: { byWeight: was }, after }: MakingProps) {
  if (was === undefined) return null;
  const now = after?.byWeight ?? was;
  const tiers = { before: makingTiersLabel(was), after: makingTiersLabel(now) };
  return (
    <>
      <p className="text-sm">
        <span className="text-ink-soft">Making charge:</span>{' '}
        <Changed before={makingLabel(was)} after={makingLabel(now)} />
      </p>
      {tiers.before !== tiers.after && (
        <p className="text-sm">
          <span className="text-ink-soft">Volume discounts:</span> <BeforeAfter {...tiers} />
        </p>
      )}
    </>
  );
}

interface PricesProps {
  prices: PriceList | null | undefined;
  after: PriceList | null | undefined;
}

/** Lower prices from a quantity up. */
function Tiers({ prices, after }: PricesProps) {
  const quantities = quantitiesOf(prices, after);
  return (
    quantities.length > 0 && (
      <ul aria-label="Volume pricing" className="text-sm">
        {quantities.map((minQty) => (
          <li key={minQty}>
            <span className="text-ink-soft">from {formatCount(minQty)}:</span>{' '}
            <Figure
              before={prices ? unitPriceAt(prices, minQty) : undefined}
              after={after ? unitPriceAt(after, minQty) : undefined}
            />
          </li>
        ))}
      </ul>
    )
  );
}

function Sizes({ prices, after }: PricesProps) {
  const sizes = ownPrices(prices, after);
  return (
    sizes.length > 0 && (
      <ul aria-label="Prices of sizes" className="text-sm">
        {sizes.map((size) => (
          <li key={size.label} className="mt-1">
            <span className="text-ink-soft">size {size.label}:</span>{' '}
            <Figure before={size.before?.pricePaise} after={size.after?.pricePaise} />
            <Tiers prices={size.before} after={size.after} />
          </li>
        ))}
      </ul>
    )
  );
}

function Prices({ prices, after }: PricesProps) {
  if (!prices && !after) return null;
  return (
    <>
      <p>
        <Figure before={prices?.pricePaise} after={after?.pricePaise} />
      </p>
      <Tiers prices={prices} after={after} />
      <Sizes prices={prices} after={after} />
    </>
  );
}

function RowContents({ item, before, after, warning, why, unpublished }: PreviewedPrice) {
  const isForBuyers = item.collection === 'prices';
  return (
    <>
      <div className="grid gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
        <p className="min-w-0">
          <bdi className="wrap-anywhere">{item.title || item.sku || 'Untitled product'}</bdi>
          <span className="flex items-center gap-1 text-xs/normal text-ink-soft">
            {item.sku}
            {isForBuyers && (
              <>
                <Icon name="lock" size={12} />
                <span>after sign-in</span>
              </>
            )}
            {unpublished !== undefined && <Chip>{unpublished}</Chip>}
          </span>
        </p>
        {before && (
          <div className="sm:text-end">
            <Prices prices={before.prices} after={after?.prices} />
            <Making before={before} after={after} />
          </div>
        )}
      </div>
      {why !== undefined && <p className="mt-1 text-sm text-bad">{why}</p>}
      {warning !== undefined && <p className="mt-1 text-sm text-warn">{warning}</p>}
    </>
  );
}

export const PriceRows = ({ rows }: { rows: readonly PreviewedPrice[] }) => (
  <VirtualRows
    label="Old and new prices"
    count={rows.length}
    height={64}
    className="h-[max(14rem,calc(100dvh-27rem))]"
    rowClass="px-3"
    keyOf={(index) => rows[index]?.item.id ?? String(index)}
  >
    {(index) => {
      const row = rows[index];
      return row && <RowContents {...row} />;
    }}
  </VirtualRows>
);
