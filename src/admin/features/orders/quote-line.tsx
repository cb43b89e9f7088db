/** One line of a quote: pieces, by the piece or by weight, GST, and what it comes to. */
import { memo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Icon } from '#admin/shell/icon.tsx';
import { ChoiceInput, NumberInput } from '#admin/shell/form/inputs.tsx';
import { formatGrams, formatPieces, formatRupees } from '#domain/format.ts';
import { quoteFormLine, readyLines } from '#domain/quoting/quote-form.ts';
import { lineAmount } from '#domain/quoting/reckon-quote.ts';
import type { PricedProduct } from '#domain/quoting/suggest-lines.ts';

/** What is known of a line from the request and the catalogue. */
export interface LineFacts {
  title: string;
  /** Pieces that the customer asked for; of a piece that was added, undefined. */
  asked?: number;
  note?: string | undefined;
  /** Undefined where it is in the catalogue no more. */
  piece: PricedProduct | undefined;
}

interface Props {
  place: number;
  sku: string;
  facts: LineFacts | undefined;
  /** Called with its place. */
  onRemove: (place: number) => void;
}

const BASES = [
  ['piece', 'By the piece'],
  ['weight', 'By weight'],
] as const;

function Amount({ name }: { name: string }) {
  const line = quoteFormLine.safeParse(useWatch({ name })).data;
  const [ready] = line ? readyLines([line]) : [];
  return (
    <p className="quote-amount">
      <span className="sr-only">Amount</span>
      {ready ? formatRupees(lineAmount(ready.qty, ready.rate)) : '–'}
    </p>
  );
}

function Rate({ name }: { name: string }) {
  const basis: unknown = useWatch({ name: `${name}.rate.basis` });
  if (basis !== 'weight') {
    return <NumberInput name={`${name}.rate.pricePaise`} label="Each, ₹" unit="rupees" />;
  }
  return (
    <>
      <NumberInput name={`${name}.rate.weightMg`} label="Grams in all" unit="grams" />
      <NumberInput name={`${name}.rate.perGramPaise`} label="A gram, ₹" unit="rupees" />
      <NumberInput name={`${name}.rate.makingPaise`} label="Making in all, ₹" unit="rupees" />
    </>
  );
}

function Head({ sku, facts }: Pick<Props, 'sku' | 'facts'>) {
  if (facts === undefined) return <p className="quote-line-head font-medium">{sku}</p>;
  const { title, asked, note, piece } = facts;
  return (
    <div className="quote-line-head">
      <p className="font-medium">{title}</p>
      <p className="text-xs text-ink-soft">
        {sku},{' '}
        {asked === undefined ? 'added to what was asked for' : `asked for ${formatPieces(asked)}`}
        {piece && `, ${formatGrams(piece.product.netWeightMg)} each`}
      </p>
      {note !== undefined && (
        <p className="orders-words text-sm" dir="auto">
          “{note}”
        </p>
      )}
    </div>
  );
}

/** Sets the weight of all pieces anew when their number has changed. */
function Pieces({ name, weightMg }: { name: string; weightMg: number | undefined }) {
  const { setValue } = useFormContext();
  const qty: unknown = useWatch({ name: `${name}.qty` });
  const weight: unknown = useWatch({ name: `${name}.rate.weightMg` });
  const due = typeof qty === 'number' && weightMg !== undefined ? qty * weightMg : undefined;
  return (
    <div>
      <NumberInput name={`${name}.qty`} label="Pieces" unit="count" />
      {due !== undefined && weight !== due && (
        <button
          type="button"
          className="text-xs link"
          onClick={() =>
            setValue(`${name}.rate.weightMg`, due, { shouldDirty: true, shouldValidate: true })
          }
        >
          Weigh as {formatGrams(due)}
        </button>
      )}
    </div>
  );
}

export const QuoteLine = memo(function QuoteLine({ place, sku, facts, onRemove }: Props) {
  const name = `lines.${place}`;
  return (
    <li>
      <div className="quote-line" role="group" aria-label={facts?.title ?? sku}>
        <Head sku={sku} facts={facts} />
        <Pieces name={name} weightMg={facts?.piece?.product.netWeightMg} />
        <ChoiceInput name={`${name}.rate.basis`} label="Reckoned" choices={BASES} />
        <Rate name={name} />
        <NumberInput name={`${name}.gstRateBps`} label="GST, %" unit="percent" />
        <Amount name={name} />
        <button type="button" className="orders-card-button" onClick={() => onRemove(place)}>
          <Icon name="close" size={16} />
          <span className="sr-only">Take {sku} out of the quote</span>
        </button>
      </div>
    </li>
  );
});
