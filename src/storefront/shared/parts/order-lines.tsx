/** The lines of an order: picture, weight, price and amount, and the totals before a quote. */
import type { ReactNode } from 'react';
import { formatDesigns, formatGrams, formatRupees } from '#core/format.ts';
import { formatRate } from '#core/format-rate.ts';
import {
  estimateOf,
  JEWELLERY_GST_BPS,
  lineText,
  type LineFacts,
} from '#storefront/shared/order/estimate.ts';
import { formatUnits } from '#core/unit-of-sale.ts';
import { designsOf } from '#core/order/agreed-lines.ts';
import { formatTotal } from '#core/order/total-units.ts';
import { linesWithSizes, sizesLabel, type SizedLine } from '#core/order/requested-lines.ts';
import type { SizedQuantity } from '#core/sizes/by-size.ts';
import type { OrderLine } from '#schema/order.ts';
import { Picture } from '#ui/react/picture.tsx';
import { Quoted } from '#ui/react/quoted.tsx';

export type FactsOf = (line: SizedQuantity & { sku: string }) => LineFacts | undefined;

interface Props {
  lines: readonly OrderLine[];
  /** Undefined while the catalogue is loading: then only quantities are shown. */
  factsOf?: FactsOf | undefined;
  /** Before the quote: with today's prices, GST and a total. */
  hasEstimate?: boolean;
}

const HEAD = 'border-b border-line py-2 font-medium';
const CELL = 'border-b border-line py-2';
const FIGURE = 'pl-4 text-right whitespace-nowrap tabular-nums';
const WIDE = 'hidden sm:table-cell';

function Design({
  line,
  facts,
  isPriced,
}: {
  line: SizedLine;
  facts: LineFacts | undefined;
  isPriced: boolean;
}) {
  const { sku, title, sizes, note } = line;
  return (
    <div className="flex items-center gap-3">
      <span className="size-10 flex-none overflow-hidden rounded-sm bg-ground">
        {facts?.image && <Picture image={facts.image} sizes="2.5rem" />}
      </span>
      <span className="min-w-0">
        {facts === undefined ? (
          <span className="font-medium wrap-anywhere">{title}</span>
        ) : (
          <a className="inline-block py-0.5 font-medium wrap-anywhere link" href={facts.page}>
            {title}
          </a>
        )}
        <span className="block text-xs text-ink-soft">{sku}</span>
        {(isPriced || facts) && (
          <span className="block text-xs text-ink-soft sm:hidden">
            {isPriced ? lineText(line, facts) : facts && formatGrams(facts.weightMg)}
          </span>
        )}
        {sizes.length > 0 && (
          <span className="block text-xs text-ink-soft">Sizes {sizesLabel(sizes)}</span>
        )}
        <Quoted text={note} />
      </span>
    </div>
  );
}

const Total = ({
  name,
  children,
  isLast = false,
}: {
  name: string;
  children: ReactNode;
  isLast?: boolean;
}) => (
  <div
    className={`flex justify-between gap-4 py-1 ${isLast ? 'border-t border-edge font-semibold' : ''}`}
  >
    <dt className={isLast ? '' : 'text-ink-soft'}>{name}</dt>
    <dd className="tabular-nums">{children}</dd>
  </div>
);

/** The totals with their omissions. */
function Totals({ lines, factsOf }: { lines: readonly SizedLine[]; factsOf: FactsOf }) {
  const { weightMg, amountPaise, gstPaise, totalPaise, unpriced } = estimateOf(lines, factsOf);
  return (
    <>
      <dl className="mt-3 ml-auto max-w-80 text-sm">
        {weightMg > 0 && <Total name="Weight">about {formatGrams(weightMg)}</Total>}
        {amountPaise > 0 && (
          <>
            <Total name="Amount">{formatRupees(amountPaise)}</Total>
            <Total name={`GST ${formatRate(JEWELLERY_GST_BPS)}`}>{formatRupees(gstPaise)}</Total>
            <Total name="Estimated total" isLast>
              {formatRupees(totalPaise)}
            </Total>
          </>
        )}
      </dl>
      <p className="mt-2 text-xs text-ink-soft">
        {unpriced > 0 &&
          `${formatDesigns(unpriced)} without a price: we price ${unpriced === 1 ? 'it' : 'them'} in the quote. `}
        {amountPaise > 0 && 'Estimate at today’s prices. The quote gives the final price.'}
      </p>
    </>
  );
}

export function OrderLines({ lines, factsOf, hasEstimate = false }: Props) {
  const isPriced = factsOf !== undefined && hasEstimate;
  const shown = linesWithSizes(lines);
  return (
    <div>
      <table className="w-full text-left text-sm">
        <caption className="pb-2 text-left text-ink-soft">
          {formatDesigns(designsOf(lines))}, {formatTotal(lines)}
        </caption>
        <thead>
          <tr className="text-xs text-ink-soft">
            <th scope="col" className={HEAD}>
              Design
            </th>
            {factsOf && (
              <th scope="col" className={`${HEAD} ${FIGURE} ${WIDE}`}>
                Weight
              </th>
            )}
            {isPriced && (
              <th scope="col" className={`${HEAD} ${FIGURE} ${WIDE}`}>
                Price
              </th>
            )}
            <th scope="col" className={`${HEAD} ${FIGURE} ${isPriced ? WIDE : ''}`}>
              Quantity
            </th>
            {isPriced && (
              <th scope="col" className={`${HEAD} ${FIGURE}`}>
                Amount
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {shown.map((line, at) => {
            const { qty, unit } = line;
            const facts = factsOf?.(line);
            return (
              <tr key={at}>
                <th scope="row" className={`${CELL} font-normal`}>
                  <Design line={line} facts={facts} isPriced={isPriced} />
                </th>
                {factsOf && (
                  <td className={`${CELL} ${FIGURE} ${WIDE}`}>
                    {facts && formatGrams(facts.weightMg)}
                  </td>
                )}
                {isPriced && (
                  <td className={`${CELL} ${FIGURE} ${WIDE}`}>
                    {facts?.unitPrice ?? 'In the quote'}
                  </td>
                )}
                <td className={`${CELL} ${FIGURE} ${isPriced ? WIDE : ''}`}>
                  {formatUnits(qty, unit)}
                </td>
                {isPriced && (
                  <td className={`${CELL} ${FIGURE}`}>
                    {typeof facts?.amountPaise === 'number' && formatRupees(facts.amountPaise)}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
      {isPriced && <Totals lines={shown} factsOf={factsOf} />}
    </div>
  );
}
