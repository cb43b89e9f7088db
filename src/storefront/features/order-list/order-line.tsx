/** A product of the list: a table row if there is room, otherwise a card. */
import { formatUnits, perUnit, SINGLE_PIECE } from '#core/unit-of-sale.ts';
import { formatGrams, formatRupees } from '#core/format.ts';
import type { HiddenPrices } from '#storefront/shared/stores/hidden-prices.ts';
import type { QuantityRule } from '#storefront/shared/order/quantity.ts';
import { amountOf } from '#core/price-range.ts';
import type { SizedQuantity } from '#core/sizes/by-size.ts';
import { missingPrice } from '#storefront/shared/order/missing-price.ts';
import type { CalculatedLine } from './model/calculate-order.ts';
import { ruleText } from './model/rule-text.ts';
import { seenAgain, seenLine } from '#storefront/shared/order/seen-line.ts';
import { productPath } from '#core/paths.ts';
import { Icon } from '#ui/react/icon.tsx';
import { NoThumbnail } from '#ui/react/no-picture.tsx';
import { Picture } from '#ui/react/picture.tsx';
import {
  changeNote,
  changeQuantity,
  changeSize,
  noteSeen,
  removeLine,
  undoable,
} from '#storefront/shared/stores/change-order.ts';
import { LineRemarks } from './line-remarks.tsx';
import { NoteField } from './note-field.tsx';
import { QuantityField } from './quantity-field.tsx';
import { SizeFields } from './size-fields.tsx';
import { unitsOf } from '#core/order/total-units.ts';
import { sizeText } from '#core/sizes/size-text.ts';
import { isSizeChosen } from '#core/sizes/size-weights.ts';
import { lineId, type OrderListState } from './use-order-list.ts';
import { LINE_COLUMNS, TOOL, WHOLE_LINE } from './order-class.ts';
import { HOVER_LINK, THUMBNAIL } from '#ui/thumbnail-class.ts';

/** For an unknown product. */
const ANY_QUANTITY: QuantityRule = { moq: 1, orderMultiple: 1 };

interface FactsProps {
  calculated: CalculatedLine;
  hiddenPrices: HiddenPrices;
}

/** Weight of the line and unit price: cells of a wide list, one line of text on a phone. */
function Facts({ calculated: { weightMg, entry, unitPrice }, hiddenPrices }: FactsProps) {
  if (entry === undefined) return null;
  return (
    <p className="col-2 row-2 text-xs/body text-ink-soft @2xl:contents @2xl:text-sm/body @2xl:text-inherit">
      <span className="@2xl:col-3 @2xl:row-1 @2xl:text-end">{formatGrams(weightMg)}</span>
      <span className="before:mx-[0.375em] before:content-['·'] @2xl:col-4 @2xl:row-1 @2xl:text-end @2xl:before:content-none">
        {unitPrice === undefined ? (
          <span className="@2xl:block @2xl:text-xs/[1.2] @2xl:text-ink-soft">
            {missingPrice(entry.priceMode, hiddenPrices.state)}
          </span>
        ) : (
          <>
            {unitPrice}{' '}
            <span
              className={
                entry.unit === SINGLE_PIECE ? '@2xl:hidden' : '@2xl:block @2xl:text-xs/[1.2]'
              }
            >
              {perUnit(entry.unit)}
            </span>
          </>
        )}
      </span>
    </p>
  );
}

/** Title, SKU and quantity rule. */
function Name({ calculated: { line, entry, title } }: Pick<Props, 'calculated'>) {
  const name = title ?? line.sku;
  return (
    <div className="col-[2/4] row-1 min-w-0 wrap-anywhere @2xl:col-2">
      <h3 className="font-sans leading-[1.35] font-medium tracking-normal @2xl:leading-tight">
        {entry === undefined ? (
          <span id={lineId(line.sku)} tabIndex={-1}>
            {name}
          </span>
        ) : (
          <a id={lineId(line.sku)} className={HOVER_LINK} href={productPath(entry.sku, entry.slug)}>
            {name}
          </a>
        )}
      </h3>
      <p className="text-xs/body text-ink-soft @2xl:leading-tight">
        {[line.sku, entry && ruleText(entry)].filter(Boolean).join(' · ')}
      </p>
    </div>
  );
}

interface LadderProps {
  calculated: CalculatedLine;
  /** Changes the quantity. */
  onTake: (qty: number) => void;
}

/** The lower prices, each with a button that takes its quantity. */
function Ladder({ calculated: { line, title, ladder }, onTake }: LadderProps) {
  if (ladder.length === 0) return null;
  return (
    <ul
      className={`flex flex-wrap gap-x-4 gap-y-1.5 text-xs/body text-ink-soft @2xl:pt-1 @2xl:leading-tight ${WHOLE_LINE}`}
    >
      {ladder.map(({ qty, text }) => (
        <li key={qty}>
          <button
            type="button"
            className="-my-1 py-1 text-start link"
            aria-label={`${text}: ${title ?? line.sku}`}
            onClick={() => onTake(qty)}
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface Props {
  calculated: CalculatedLine;
  orderList: OrderListState;
}

/** The changes of a line, each announced or with an undo. */
function lineActions({ calculated, orderList }: Props) {
  const { line, entry, title, prices } = calculated;
  const name = title ?? line.sku;
  const { unit } = entry ?? ANY_QUANTITY;
  const quantityId = `order-qty-${line.sku}`;
  const index = orderList.order.lines.indexOf(calculated);
  const seenAt = (changed: SizedQuantity) => entry && seenAgain(entry, { ...line, ...changed });
  const change = (qty: number) => {
    const { undo } = undoable(() => changeQuantity(line.sku, qty, seenAt({ ...line, qty })));
    if (qty < unitsOf(line.sizes ?? [])) {
      const message = `${name}: sizes reduced to ${formatUnits(qty, unit)}.`;
      orderList.offerUndo({ message, index, undo, focusId: quantityId });
      return;
    }
    const amount = prices ? `, ${formatRupees(amountOf(prices, { ...line, qty }))}` : '';
    orderList.say(`${name}: ${formatUnits(qty, unit)}${amount}`);
  };
  const take = (qty: number) => {
    change(qty);
    orderList.focusSoon(quantityId);
  };
  const remove = () => {
    const { undo } = undoable(() => removeLine(line.sku));
    orderList.offerUndo({ message: `${name} removed.`, index, undo, focusId: lineId(line.sku) });
  };
  return { quantityId, seenAt, change, take, remove };
}

export function OrderLine({ calculated, orderList }: Props) {
  const { line, entry, title, amountPaise } = calculated;
  const name = title ?? line.sku;
  const rule = entry ?? ANY_QUANTITY;
  const { quantityId, seenAt, change, take, remove } = lineActions({ calculated, orderList });

  return (
    <div
      className={`grid grid-cols-[3.5rem_minmax(0,1fr)_auto_auto] items-center gap-x-3 gap-y-1 py-2.5 @2xl:gap-y-0 @2xl:py-0.5 @2xl:text-sm/body ${LINE_COLUMNS}`}
    >
      <div className={`col-1 row-[1/3] size-14 @2xl:row-1 @2xl:size-9 ${THUMBNAIL}`}>
        {entry?.image ? <Picture image={entry.image} sizes="5rem" /> : <NoThumbnail />}
      </div>
      <Name calculated={calculated} />
      <button
        type="button"
        className={`col-4 row-1 -mt-2.5 -mr-3 size-11 self-start @2xl:col-7 @2xl:m-0 @2xl:h-8 @2xl:w-7 @2xl:self-center @min-[50rem]:col-8 ${TOOL}`}
        aria-label={`Remove ${name}`}
        onClick={remove}
      >
        <Icon name="close" size={18} />
      </button>
      <Facts calculated={calculated} hiddenPrices={orderList.hiddenPrices} />
      {line.sizes !== undefined && unitsOf(line.sizes) === line.qty ? (
        <p className="col-[1/3] row-3 @2xl:col-5 @2xl:row-1 @2xl:text-center">
          {formatUnits(line.qty, rule.unit)}
        </p>
      ) : (
        <QuantityField
          id={quantityId}
          name={name}
          rule={rule}
          qty={line.qty}
          onChange={change}
          say={orderList.say}
        />
      )}
      {amountPaise !== null && (
        <b className="col-[3/5] row-3 justify-self-end font-semibold @2xl:col-6 @2xl:row-1">
          {formatRupees(amountPaise)}
        </b>
      )}
      <Ladder calculated={calculated} onTake={take} />
      {entry !== undefined && (isSizeChosen(entry) || line.sizes) && (
        <SizeFields
          entry={entry}
          qty={line.qty}
          sizes={line.sizes}
          say={orderList.say}
          onChange={(label, qty) => {
            changeSize(line.sku, label, qty, seenAt);
            orderList.say(`${name}: ${sizeText(entry.sizeSystem, label)} × ${qty}`);
          }}
        />
      )}
      <LineRemarks
        calculated={calculated}
        catalogue={orderList.catalogue}
        onTake={take}
        onSeen={() => {
          noteSeen((each) => (each.sku === line.sku && entry ? seenLine(entry, each) : undefined));
          orderList.focusSoon(lineId(line.sku));
        }}
      />
      <NoteField
        id={`order-note-${line.sku}`}
        name={name}
        note={line.note}
        onChange={(note) => {
          changeNote(line.sku, note);
          orderList.say('Note saved.');
        }}
      />
    </div>
  );
}
