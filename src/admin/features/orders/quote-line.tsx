/** One line of a quote: quantity and sizes, rate, discount, GST and amount. */
import { textOf } from '#core/editing/form-values.ts';
import { formatUnits, perUnit } from '#core/unit-of-sale.ts';
import { memo } from 'react';
import { useWatch } from 'react-hook-form';
import { Icon } from '#admin/shell/icon.tsx';
import { NumberInput, TextInput } from '#admin/shell/form/inputs.tsx';
import { formatGrams, formatRupees } from '#core/format.ts';
import { lineAmount } from '#core/quoting/line-amount.ts';
import { quoteFormLine } from '#core/quoting/quote-form.ts';
import { readyLines } from '#core/quoting/read-quote-form.ts';
import { sizesLabel, type RequestedLine } from '#core/order/requested-lines.ts';
import type { PricedProduct } from '#core/quoting/priced-product.ts';
import type { CustomerGroup } from '#schema/sales-settings.ts';
import { Quantity } from './quote-quantity.tsx';
import { QuoteRate } from './quote-rate.tsx';
import { ICON_BUTTON } from '#admin/shell/look/classes.ts';
import { Chip } from '#admin/shell/chip.tsx';
import { Quoted } from '#ui/react/quoted.tsx';

/** Facts about a line from the request and the catalogue. */
export interface LineFacts {
  title: string;
  /** The requested line; undefined for an added product. */
  requested?: RequestedLine;
  /** Undefined if the catalogue has no product with this SKU. */
  piece: PricedProduct | undefined;
  /** Label that warns about the product, to be read before pricing. */
  mark: string | undefined;
}

interface Props {
  place: number;
  sku: string;
  facts: LineFacts | undefined;
  /** The group of the customer. */
  group: CustomerGroup | undefined;
  /** Called with the index of the line. */
  onRemove: (place: number) => void;
}

/** The name above its fields. */
const LINE =
  'relative grid grid-cols-[repeat(auto-fill,minmax(5.75rem,1fr))] items-start gap-x-3 gap-y-2 border-t border-line py-3 max-sm:grid-cols-3 max-sm:gap-x-2 max-sm:gap-y-1 [&_label]:mb-0.5 [&_label]:flex [&_label]:min-h-[2lh] [&_label]:items-end [&_label]:text-xs/[1.2] [&_label]:font-normal [&_label]:text-ink-soft max-sm:[&_:is(input,select)]:px-2';
const HEAD = 'col-span-full pe-10';
const REMOVE = `${ICON_BUTTON} absolute end-0 top-2 min-h-10 min-w-10`;

function Amount({ name }: { name: string }) {
  const line = quoteFormLine.safeParse(useWatch({ name })).data;
  const [ready] = line ? readyLines([line]) : [];
  return (
    <p className="col-[-2/-1] self-end py-2 text-end font-semibold whitespace-nowrap max-sm:col-span-full max-sm:pt-1 max-sm:pb-0">
      <span className="sr-only">Amount</span>
      {ready ? formatRupees(lineAmount(ready.qty, ready.rate) - (ready.discountPaise ?? 0)) : '–'}
    </p>
  );
}

const requestedText = ({ qty, unit, sizes, lines }: RequestedLine): string =>
  [
    `${formatUnits(qty, unit)} requested${lines > 1 ? ` in ${lines} lines` : ''}`,
    ...(sizes.length > 0 ? [`sizes ${sizesLabel(sizes)}`] : []),
  ].join(' · ');

function Head({ sku, facts }: Pick<Props, 'sku' | 'facts'>) {
  if (facts === undefined) return <p className={`${HEAD} font-medium`}>{sku}</p>;
  const { title, requested, piece, mark } = facts;
  return (
    <div className={HEAD}>
      <p className="font-medium">
        <bdi>{title}</bdi> {mark !== undefined && <Chip look="warn">{mark}</Chip>}
      </p>
      <p className="text-xs text-ink-soft">
        {sku} · {requested === undefined ? 'not in the request' : requestedText(requested)}
        {piece?.product.netWeightMg !== undefined &&
          ` · ${formatGrams(piece.product.netWeightMg)} ${perUnit(piece.product.unit)}`}
      </p>
      {requested?.notes.map((note, at) => (
        <Quoted key={at} text={note} className="text-sm" />
      ))}
    </div>
  );
}

export const QuoteLine = memo(function QuoteLine({ place, sku, facts, group, onRemove }: Props) {
  const name = `lines.${place}`;
  const unit = textOf(useWatch({ name: `${name}.unit` })) || undefined;
  return (
    <li>
      <div className={LINE} role="group" aria-label={facts?.title ?? sku}>
        <Head sku={sku} facts={facts} />
        <Quantity
          name={name}
          unit={unit}
          piece={facts?.piece}
          requested={facts?.requested}
          group={group}
        />
        <QuoteRate name={name} unit={unit} piece={facts?.piece} />
        <TextInput name={`${name}.discount`} label="Discount, ₹ or %" />
        <NumberInput name={`${name}.gstRateBps`} label="GST, %" unit="percent" />
        <Amount name={name} />
        <button type="button" className={REMOVE} onClick={() => onRemove(place)}>
          <Icon name="close" size={16} />
          <span className="sr-only">Remove {sku} from the quote</span>
        </button>
      </div>
    </li>
  );
});
