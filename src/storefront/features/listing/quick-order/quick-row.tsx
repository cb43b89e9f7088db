/** A design in the table of quick order. */
import { Fragment, memo } from 'react';
import { cardFacts, cardTitle } from '#core/card-text.ts';
import { perOtherUnit } from '#core/fact-text.ts';
import { formatCount, formatRupees } from '#core/format.ts';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { productPath } from '#core/paths.ts';
import { amountOf, unitPriceText } from '#core/price-range.ts';
import type { PriceList } from '#core/pricing.ts';
import { stockNumber } from '#core/stock/stock-number.ts';
import { isSizeChosen, weightRange } from '#core/sizes/size-weights.ts';
import { perUnit, SINGLE_PIECE } from '#core/unit-of-sale.ts';
import type { OrderListLine } from '#storefront/shared/order/order-list.ts';
import { leastQuantity } from '#storefront/shared/order/quantity.ts';
import { NoThumbnail } from '#ui/react/no-picture.tsx';
import { Picture } from '#ui/react/picture.tsx';
import { HOVER_LINK, THUMBNAIL } from '#ui/thumbnail-class.ts';
import { repeated, setQuantity, setSize, setSizes, type Change } from './change-order-list.ts';
import { QuantityCell } from './quantity-cell.tsx';
import { OFF_SCREEN, ROW_COLUMNS, ROW_SMALL } from './row-class.ts';
import { SizesCell } from './sizes-cell.tsx';

interface Props {
  entry: CatalogueEntry;
  /** In the order list. */
  line: OrderListLine | undefined;
  /** For this buyer; null if hidden. */
  prices: PriceList | null;
  /** In place of a hidden price. */
  missing: string;
  note: (change: Change) => void;
  /** The text that Enter takes in the empty cell of a design. */
  above: (entry: CatalogueEntry) => string | undefined;
  /** Announces a problem. */
  say: (message: string) => void;
}

/** The unit price at the quantity, and from which quantities it is lower. */
function Price({
  entry,
  line,
  prices,
  missing,
}: Pick<Props, 'entry' | 'line' | 'prices' | 'missing'>) {
  if (prices === null)
    return <span className={`inline-block first-letter:uppercase ${ROW_SMALL}`}>{missing}</span>;
  const priceAt = (qty: number) => unitPriceText(prices, { qty, sizes: line?.sizes });
  const tiers = prices.tiers.filter(({ minQty }) => minQty > entry.moq);
  return (
    <>
      <b className="font-semibold">{priceAt(Math.max(line?.qty ?? 0, leastQuantity(entry)))}</b>
      {entry.unit !== SINGLE_PIECE && <span className={ROW_SMALL}> {perUnit(entry.unit)}</span>}
      {tiers.length > 0 && (
        <span className={`block ${ROW_SMALL}`}>
          {tiers.map(({ minQty }, at) => (
            <Fragment key={minQty}>
              {at > 0 && ' · '}
              <span className="whitespace-nowrap">
                {`${formatCount(minQty)}+ ${priceAt(minQty)}`}
              </span>
            </Fragment>
          ))}
        </span>
      )}
    </>
  );
}

/** The facts of its card, with the stock in numbers if the shop shows them. */
function rowFacts({ available, ...entry }: CatalogueEntry): string[] {
  const { stockStatus } = entry;
  const number = available === undefined ? undefined : stockNumber(stockStatus, available);
  return number === undefined
    ? cardFacts(entry)
    : [...cardFacts({ ...entry, stockStatus: 'inStock' }), number];
}

export const QuickRow = memo(function QuickRow(props: Props) {
  const { entry, line, prices, missing, note, above, say } = props;
  const { sku, slug, title, image } = entry;
  const facts = rowFacts(entry);
  const noteOf = (change: Change, isRepeated: boolean) =>
    note(isRepeated ? repeated(change) : change);
  return (
    <li
      className={`${OFF_SCREEN} grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 py-2.5 sm:grid-cols-[3.5rem_minmax(0,1fr)_9rem_auto] lg:py-1.5 lg:text-sm/body ${ROW_COLUMNS}`}
    >
      <div className={`col-1 row-[1/3] size-14 lg:row-1 lg:size-11 ${THUMBNAIL}`}>
        {image ? <Picture image={image} sizes="3.5rem" /> : <NoThumbnail />}
      </div>
      <div className="col-[2/4] row-1 min-w-0 wrap-anywhere sm:col-2">
        <h2 className="line-clamp-2 font-sans leading-tight font-medium tracking-normal">
          <a className={HOVER_LINK} href={productPath(sku, slug)}>
            {cardTitle(title)}
          </a>
        </h2>
        <p className={`hidden lg:block ${ROW_SMALL}`}>{sku}</p>
      </div>
      <p className={`col-[2/4] row-2 sm:col-2 lg:hidden ${ROW_SMALL}`}>
        {[sku, weightRange(entry) + perOtherUnit(entry.unit), ...facts].join(' · ')}
      </p>
      <p className="hidden text-end lg:col-3 lg:row-1 lg:block">
        <span className="whitespace-nowrap">{weightRange(entry)}</span>
        <span className={`block ${ROW_SMALL}`}>{perOtherUnit(entry.unit)}</span>
      </p>
      <p className="col-[1/3] row-3 sm:col-3 sm:row-[1/3] sm:text-end lg:col-4 lg:row-1">
        <Price entry={entry} line={line} prices={prices} missing={missing} />
      </p>
      <p className={`hidden lg:col-5 lg:row-1 lg:block ${ROW_SMALL}`}>
        {facts.map((fact) => (
          <span key={fact} className="block">
            {fact}
          </span>
        ))}
      </p>
      {isSizeChosen(entry) || line?.sizes ? (
        <SizesCell
          entry={entry}
          line={line}
          onSizes={(sizes, isRepeated) => noteOf(setSizes(entry, sizes), isRepeated)}
          onSize={(label, next) => note(setSize(entry, label, next))}
          above={() => above(entry)}
          say={say}
        />
      ) : (
        <QuantityCell
          entry={entry}
          qty={line?.qty ?? 0}
          onChange={(qty, isRepeated) => noteOf(setQuantity(entry, qty), isRepeated)}
          above={() => above(entry)}
          say={say}
        />
      )}
      <p className="hidden text-end font-semibold lg:col-7 lg:row-1 lg:block">
        {line && prices && formatRupees(amountOf(prices, line))}
      </p>
    </li>
  );
});
