/** One line of a quote: pieces, price by piece or by weight, GST and amount. */
import { memo } from 'react';
import { useWatch } from 'react-hook-form';
import { Icon } from '#admin/shell/icon.tsx';
import { ChoiceInput, NumberInput } from '#admin/shell/form/inputs.tsx';
import { formatGrams, formatPieces, formatRupees } from '#core/format.ts';
import { quoteFormLine, readyLines } from '#core/quoting/quote-form.ts';
import { lineAmount } from '#core/quoting/reckon-quote.ts';
import type { AskedLine } from '#core/quoting/asked-lines.ts';
import type { PieceMark } from '#core/quoting/found-piece.ts';
import type { PricedProduct } from '#core/quoting/suggest-lines.ts';
import { Pieces, Proposal } from './quote-pieces.tsx';

/** What is known of a line from the request and the catalogue. */
export interface LineFacts {
  title: string;
  /** What the customer asked for; of a piece that was added, undefined. */
  asked?: AskedLine;
  /** Undefined where the catalogue does not have it under its SKU. */
  piece: PricedProduct | undefined;
  /** What is to be known of it before it is priced. */
  mark: PieceMark | undefined;
}

interface Props {
  place: number;
  sku: string;
  facts: LineFacts | undefined;
  /** Called with its place. */
  onRemove: (place: number) => void;
}

const BASES = [
  ['piece', 'Piece'],
  ['weight', 'Weight'],
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

function Rate({ name, piece }: { name: string; piece: PricedProduct | undefined }) {
  const basis: unknown = useWatch({ name: `${name}.rate.basis` });
  const proposal = piece && <Proposal name={name} piece={piece} />;
  if (basis !== 'weight') {
    return (
      <div>
        <NumberInput name={`${name}.rate.pricePaise`} label="Price per piece, ₹" unit="rupees" />
        {proposal}
      </div>
    );
  }
  return (
    <>
      <div>
        <NumberInput name={`${name}.rate.weightMg`} label="Total weight, g" unit="grams" />
        {proposal}
      </div>
      <NumberInput name={`${name}.rate.perGramPaise`} label="Rate per gram, ₹" unit="rupees" />
      <NumberInput
        name={`${name}.rate.makingPaise`}
        label="Making charge (total), ₹"
        unit="rupees"
      />
    </>
  );
}

const askedWords = ({ qty, lines }: AskedLine): string =>
  `${formatPieces(qty)} requested${lines > 1 ? ` in ${lines} lines` : ''}`;

function Head({ sku, facts }: Pick<Props, 'sku' | 'facts'>) {
  if (facts === undefined) return <p className="quote-line-head font-medium">{sku}</p>;
  const { title, asked, piece, mark } = facts;
  return (
    <div className="quote-line-head">
      <p className="font-medium">
        <bdi>{title}</bdi> {mark && <span className="admin-chip admin-chip-warn">{mark.name}</span>}
      </p>
      <p className="text-xs text-ink-soft">
        {sku} · {asked === undefined ? 'not in the request' : askedWords(asked)}
        {piece?.product.netWeightMg !== undefined &&
          ` · ${formatGrams(piece.product.netWeightMg)} each`}
      </p>
      {mark?.advice !== undefined && <p className="text-sm">{mark.advice}</p>}
      {asked?.notes.map((note, at) => (
        <p key={at} className="orders-words text-sm" dir="auto">
          “{note}”
        </p>
      ))}
    </div>
  );
}

export const QuoteLine = memo(function QuoteLine({ place, sku, facts, onRemove }: Props) {
  const name = `lines.${place}`;
  return (
    <li>
      <div className="quote-line" role="group" aria-label={facts?.title ?? sku}>
        <Head sku={sku} facts={facts} />
        <Pieces name={name} piece={facts?.piece} />
        <ChoiceInput name={`${name}.rate.basis`} label="Price by" choices={BASES} />
        <Rate name={name} piece={facts?.piece} />
        <NumberInput name={`${name}.gstRateBps`} label="GST, %" unit="percent" />
        <Amount name={name} />
        <button type="button" className="orders-card-button" onClick={() => onRemove(place)}>
          <Icon name="close" size={16} />
          <span className="sr-only">Remove {sku} from the quote</span>
        </button>
      </div>
    </li>
  );
});
