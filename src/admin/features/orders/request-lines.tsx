/** The lines of a request with what staff need to price them: picture, weight, list price, stock and estimate. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Chip } from '#admin/shell/chip.tsx';
import { listKey } from '#admin/shell/list/list-key.ts';
import { Loaded } from '#admin/shell/list/list-states.tsx';
import { Thumbnail } from '#admin/shell/thumbnail.tsx';
import { formatGrams, formatRupees } from '#core/format.ts';
import { requestedLines, sizesSentence, type RequestedLine } from '#core/order/requested-lines.ts';
import { estimatedLine, sumOfSome, type EstimatedLine } from '#admin/shell/order/estimate-line.ts';
import { rupeesRange } from '#core/price-range.ts';
import { groupTerms } from '#core/quoting/group-price.ts';
import { productWarning } from '#core/quoting/suggest-lines.ts';
import { onlySizeOf, partsBySize } from '#core/sizes/by-size.ts';
import { formatUnits, perUnit } from '#core/unit-of-sale.ts';
import type { Order } from '#schema/order.ts';
import { useMay } from '#admin/shell/role.ts';
import type { CustomerGroup } from '#schema/sales-settings.ts';
import { loadRequest, type RequestFacts } from './actions/load-request.ts';
import { termsQuery } from './actions/read-terms.ts';
import { InStock } from './in-stock.tsx';
import { Quoted } from '#ui/react/quoted.tsx';

const NAME = 'border-b border-line py-2 text-start align-top font-normal';
const FIGURE = 'border-b border-line py-2 ps-4 text-end align-top';
const HEADING = 'text-xs/normal text-ink-soft';
const UNDER = `block ${HEADING}`;
/** On phones these figures are below the name. */
const WIDE = 'max-sm:hidden';
const TOTAL = 'border-t border-edge py-2 font-semibold';

const grams = (weightMg: number | undefined): string =>
  weightMg === undefined ? '–' : formatGrams(weightMg);

/** `₹45,000`, or `at least ₹45,000` if some lines have none. */
const sumText = (
  values: readonly (number | undefined)[],
  format: (value: number) => string,
): string => {
  const { sum, isComplete } = sumOfSome(values);
  return `${isComplete ? '' : 'at least '}${format(sum)}`;
};

interface RowProps {
  line: RequestedLine;
  estimate: EstimatedLine;
  facts: RequestFacts;
}

function Row({ line, estimate: { weightMg, prices, amountPaise }, facts }: RowProps) {
  const { sku, title, qty, unit, sizes, notes, lines, productIds } = line;
  const piece = facts.pieces.get(sku);
  const warning = productWarning(piece);
  const price = prices.length === 0 ? 'No price' : rupeesRange(prices);
  const onlySize = onlySizeOf(piece?.product.sizes ?? []);
  const stock = (
    <InStock ordered={partsBySize(line)} stock={facts.stocks.get(sku)} onlySize={onlySize} />
  );
  return (
    <tr>
      <th scope="row" className={NAME}>
        <span className="flex gap-3">
          <Thumbnail image={piece?.product.images[0]} />
          <span className="min-w-0">
            <Link to="/products/$id" params={{ id: productIds[0] ?? '' }} className="link">
              <bdi>{title}</bdi>
            </Link>{' '}
            {warning !== undefined && <Chip look="warn">{warning}</Chip>}
            <span className={UNDER}>
              {sku} {lines > 1 && <Chip look="warn">{lines} lines</Chip>}
            </span>
            {sizes.length > 0 && <span className={UNDER}>{sizesSentence(sizes)}</span>}
            <span className={`${UNDER} sm:hidden`}>
              {grams(weightMg)} · {price} {prices.length > 0 && perUnit(unit)} · In stock: {stock}
            </span>
            {notes.map((note, at) => (
              <Quoted key={at} text={note} />
            ))}
          </span>
        </span>
      </th>
      <td className={FIGURE}>{formatUnits(qty, unit)}</td>
      <td className={`${FIGURE} ${WIDE}`}>{grams(weightMg)}</td>
      <td className={`${FIGURE} ${WIDE}`}>
        {price}
        {piece?.product.priceMode === 'signIn' && <span className={UNDER}>after sign-in</span>}
      </td>
      <td className={`${FIGURE} ${WIDE}`}>{stock}</td>
      <td className={FIGURE}>{amountPaise === undefined ? '–' : formatRupees(amountPaise)}</td>
    </tr>
  );
}

interface TableProps {
  order: Order;
  facts: RequestFacts;
  group: CustomerGroup | undefined;
}

function RequestTable({ order, facts, group }: TableProps) {
  const requested = requestedLines(order.lines);
  const rows = requested.map((line) => ({
    line,
    estimate: estimatedLine(line, facts.pieces.get(line.sku), group),
  }));
  return (
    <table className="w-full text-sm">
      <thead>
        <tr>
          <th scope="col" className={`${NAME} ${HEADING}`}>
            Product
          </th>
          {[
            ['Quantity', ''],
            ['Net weight', WIDE],
            ['List price', WIDE],
            ['In stock', WIDE],
            ['Estimate', ''],
          ].map(([name, look]) => (
            <th key={name} scope="col" className={`${FIGURE} ${HEADING} font-medium ${look ?? ''}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.line.sku} {...row} facts={facts} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className={`text-start align-top ${TOTAL}`}>
            Estimated value
            <span className={`${UNDER} font-normal`}>
              {group && (
                <>
                  Prices of <bdi>{group.name}</bdi>: {groupTerms(group)}.{' '}
                </>
              )}
              Before GST. Net weight:{' '}
              {sumText(
                rows.map(({ estimate }) => estimate.weightMg),
                formatGrams,
              )}
            </span>
          </th>
          <td className={`${TOTAL} ${WIDE}`} colSpan={3} />
          <td className={`ps-4 text-end align-top ${TOTAL}`} colSpan={2}>
            {sumText(
              rows.map(({ estimate }) => estimate.amountPaise),
              formatRupees,
            )}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

export function RequestLines({ id, order }: { id: string; order: Order }) {
  const maySell = useMay()('see', 'sales');
  const terms = useQuery(termsQuery(id, order.uid, maySell));
  const skus = [...new Set(order.lines.map(({ sku }) => sku))];
  const facts = useQuery({
    queryKey: [...listKey({ name: 'order' }), 'request', skus],
    queryFn: () => loadRequest(skus),
  });
  return (
    <Loaded query={facts}>
      {(data) => (
        <Loaded query={terms}>
          {({ group }) => <RequestTable order={order} facts={data} group={group} />}
        </Loaded>
      )}
    </Loaded>
  );
}
