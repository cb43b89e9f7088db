/** A design in the quick order table. */
import { useState } from 'react';
import { CONTROL, ERROR } from '#admin/shell/look/classes.ts';
import { Thumbnail } from '#admin/shell/thumbnail.tsx';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { linesOfProduct } from '#core/order/lines-of-product.ts';
import { requestedLines } from '#core/order/requested-lines.ts';
import { rupeesRange } from '#core/price-range.ts';
import { onlySizeOf } from '#core/sizes/by-size.ts';
import { typedSizes } from '#core/sizes/size-quantities.ts';
import { formatUnits, perUnit, SINGLE_PIECE, unitsHeading } from '#core/unit-of-sale.ts';
import type { RequestFacts } from './actions/load-request.ts';
import { InStock } from './in-stock.tsx';
import { estimatedLine } from '#admin/shell/order/estimate-line.ts';
import type { ReadItem } from './model/order-text.ts';
import { cellParts } from './model/quick-cell.ts';

const CELL = 'border-t border-line py-2 ps-3 text-end align-top';
const UNDER = 'block text-xs/normal text-ink-soft';

interface FactsProps {
  entry: CatalogueEntry;
  /** What is typed; undefined for nothing, and if it is not clear. */
  item: ReadItem | undefined;
  /** Undefined while they are loading. */
  facts: RequestFacts | undefined;
}

/** At the typed quantity, otherwise at the MOQ. */
function Price({ entry, item, facts }: FactsProps) {
  const { sku, moq, unit } = entry;
  const [line] = requestedLines(item?.lines ?? linesOfProduct({ qty: moq }, entry));
  if (line === undefined || facts === undefined) return undefined;
  const { prices } = estimatedLine(line, facts.pieces.get(sku), undefined);
  if (prices.length === 0) return 'No price';
  return (
    <>
      {rupeesRange(prices)} {unit !== SINGLE_PIECE && perUnit(unit)}
    </>
  );
}

const Available = ({ entry, item, facts }: FactsProps) =>
  facts && (
    <InStock
      ordered={cellParts(entry, item)}
      stock={facts.stocks.get(entry.sku)}
      onlySize={onlySizeOf(entry.sizes.map((label) => ({ label })))}
    />
  );

interface Props extends FactsProps {
  text: string;
  onType: (text: string) => void;
  /** What the order already has of it, by its lines. */
  listed: readonly string[];
}

function QuantityCell({ entry, item, text, onType }: Omit<Props, 'facts' | 'listed'>) {
  const { sku, title, unit, sizes, sizeSystem = 'free' } = entry;
  const [isTyping, setTyping] = useState(false);
  const isUnclear = text.trim() !== '' && item === undefined && !isTyping;
  const isSized = sizes.length > 1;
  const example = typedSizes(
    sizeSystem,
    sizes.slice(0, 2).map((label, at) => ({ label, qty: 4 + 2 * at })),
  );
  const name = isSized ? 'Quantity per size' : unitsHeading(unit);
  return (
    <>
      <input
        className={`${CONTROL} ${isSized ? '' : 'max-w-24 text-end'}`}
        inputMode={isSized ? 'text' : 'numeric'}
        enterKeyHint="next"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={isSized ? example : undefined}
        aria-label={`${name} of ${title}, ${sku}`}
        aria-invalid={isUnclear || undefined}
        aria-describedby={isUnclear ? `unclear-${sku}` : undefined}
        value={text}
        onChange={({ target }) => {
          setTyping(true);
          onType(target.value);
        }}
        onBlur={() => setTyping(false)}
        onFocus={({ target }) => target.select()}
      />
      {isUnclear && (
        <span id={`unclear-${sku}`} className={`block ${ERROR}`}>
          {isSized ? `Type how many of each size: ${example}.` : 'Enter a whole number.'}
        </span>
      )}
    </>
  );
}

export function QuickTableRow({ listed, text, onType, ...of }: Props) {
  const { entry, item } = of;
  const { sku, title, image, moq, unit } = entry;
  return (
    <tr>
      <th scope="row" className="border-t border-line py-2 text-start align-top font-normal">
        <span className="flex gap-3">
          <Thumbnail image={image ?? undefined} />
          <span className="min-w-0">
            <bdi className="line-clamp-2">{title}</bdi>
            <span className={UNDER}>
              {sku} · MOQ {formatUnits(moq, unit)}
            </span>
            {listed.length > 0 && <span className={UNDER}>In the order: {listed.join(' + ')}</span>}
            <span className={`${UNDER} sm:hidden`}>
              Available: <Available {...of} /> · <Price {...of} />
            </span>
          </span>
        </span>
      </th>
      <td className={`${CELL} max-sm:hidden`}>
        <Available {...of} />
      </td>
      <td className={`${CELL} max-sm:hidden`}>
        <Price {...of} />
      </td>
      <td className={`${CELL} w-32 sm:w-40`}>
        <QuantityCell entry={entry} item={item} text={text} onType={onType} />
      </td>
    </tr>
  );
}
