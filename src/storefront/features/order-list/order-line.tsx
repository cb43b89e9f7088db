/** One product of the list: a row of a table where there is room, else a card. */
import { formatGrams, formatPieces, formatRupees } from '#core/format.ts';
import { noPriceWords, type HiddenPrices } from '#storefront/shared/order/hidden-prices.ts';
import { leastQuantity, type QuantityRule } from '#storefront/shared/order/quantity.ts';
import { unitPriceAt } from '#core/pricing.ts';
import type { ReckonedLine } from './model/reckon-order.ts';
import { seenProduct } from '#storefront/shared/order/seen-product.ts';
import { productPath } from '#core/paths.ts';
import { Icon } from '#ui/react/icon.tsx';
import { NoPicture } from '#ui/react/no-picture.tsx';
import { Picture } from '#ui/react/picture.tsx';
import {
  changeNote,
  changeQuantity,
  dropLine,
  noteSeen,
  restoreLine,
} from '#storefront/shared/stores/change-order.ts';
import { LineRemarks } from './line-remarks.tsx';
import { NoteField } from './note-field.tsx';
import { QuantityField } from './quantity-field.tsx';
import { lineId, type Desk } from './use-desk.ts';

/** Of a product that nobody knows. */
const ANY_QUANTITY: QuantityRule = { moq: 1, orderMultiple: 1 };

function ruleWords(rule: QuantityRule): string | undefined {
  const least = leastQuantity(rule);
  const steps = rule.orderMultiple > 1 ? `, multiples of ${rule.orderMultiple}` : '';
  return least > 1 ? `MOQ ${least}${steps}` : undefined;
}

interface FactsProps {
  reckoned: ReckonedLine;
  hiddenPrices: HiddenPrices;
}

/** Weight of the line and price of a piece: cells of a wide list, one line of text on a phone. */
function Facts({ reckoned: { line, entry, unitPaise }, hiddenPrices }: FactsProps) {
  if (entry === undefined) return null;
  return (
    <p className="order-facts">
      <span className="order-weight">{formatGrams(entry.netWeightMg * line.qty)}</span>
      <span className="order-price">
        {unitPaise === null ? (
          <small>{noPriceWords(entry, hiddenPrices)}</small>
        ) : (
          <>
            {formatRupees(unitPaise)} <span className="order-each">per piece</span>
          </>
        )}
      </span>
    </p>
  );
}

export function OrderLine({ reckoned, desk }: { reckoned: ReckonedLine; desk: Desk }) {
  const { line, entry, title, remarks, prices, amountPaise } = reckoned;
  const name = title ?? line.sku;
  const rule = entry ?? ANY_QUANTITY;
  const words = ruleWords(rule);
  const quantityId = `order-qty-${line.sku}`;

  const change = (qty: number) => {
    // A changed price stands there until it is acknowledged.
    const isPriceKnown = remarks.every(({ kind }) => kind !== 'price');
    changeQuantity(line.sku, qty, entry && isPriceKnown ? seenProduct(entry, qty) : undefined);
    const amount = prices ? `, ${formatRupees(unitPriceAt(prices, qty) * qty)}` : '';
    desk.say(`${name}: ${formatPieces(qty)}${amount}`);
  };
  const remove = () => {
    const removed = dropLine(line.sku);
    if (removed === undefined) return;
    desk.offerUndo({
      words: `${name} removed.`,
      index: removed.index,
      undo: () => restoreLine(removed),
      focusId: lineId(line.sku),
    });
  };

  return (
    <div className="order-line">
      <div className="order-picture">
        {entry?.image ? <Picture image={entry.image} sizes="5rem" /> : <NoPicture sku={line.sku} />}
      </div>
      <div className="order-name">
        <h3>
          {entry === undefined ? (
            <span id={lineId(line.sku)} tabIndex={-1}>
              {name}
            </span>
          ) : (
            <a id={lineId(line.sku)} href={productPath(entry.sku, entry.slug)}>
              {name}
            </a>
          )}
        </h3>
        <p>{[line.sku, words].filter(Boolean).join(' · ')}</p>
      </div>
      <button
        type="button"
        className="order-tool order-remove"
        aria-label={`Remove ${name}`}
        onClick={remove}
      >
        <Icon name="close" size={18} />
      </button>
      <Facts reckoned={reckoned} hiddenPrices={desk.hiddenPrices} />
      <QuantityField
        id={quantityId}
        name={name}
        rule={rule}
        qty={line.qty}
        onChange={change}
        say={desk.say}
      />
      {amountPaise !== null && <b className="order-amount">{formatRupees(amountPaise)}</b>}
      <LineRemarks
        reckoned={reckoned}
        catalogue={desk.catalogue}
        onTake={(qty) => {
          change(qty);
          desk.focusSoon(quantityId);
        }}
        onSeen={() => {
          noteSeen(({ sku, qty }) =>
            sku === line.sku && entry ? seenProduct(entry, qty) : undefined,
          );
          desk.focusSoon(lineId(line.sku));
        }}
      />
      <NoteField
        id={`order-note-${line.sku}`}
        name={name}
        note={line.note}
        onChange={(note) => {
          changeNote(line.sku, note);
          desk.say('Note saved.');
        }}
      />
    </div>
  );
}
