/** The lines of a quote, and the fields that change all of them. */
import { memo, useMemo } from 'react';
import { useFieldArray } from 'react-hook-form';
import { formatDesigns } from '#core/format.ts';
import { askedLines, type AskedLine } from '#core/quoting/asked-lines.ts';
import { pieceMark, pieceOf } from '#core/quoting/found-piece.ts';
import type { PricedProduct } from '#core/quoting/suggest-lines.ts';
import type { Order } from '#schema/order.ts';
import { AddLine } from './add-line.tsx';
import { useAddedPieces } from './added-pieces.ts';
import { QuoteLine, type LineFacts } from './quote-line.tsx';
import { SilverRate } from './silver-rate.tsx';

interface Props {
  order: Order;
  products: ReadonlyMap<string, PricedProduct>;
}

function factsOf(
  asked: readonly AskedLine[],
  products: Props['products'],
  added: ReadonlyMap<string, PricedProduct>,
): Map<string, LineFacts> {
  const facts = new Map<string, LineFacts>();
  for (const [sku, piece] of added)
    facts.set(sku, {
      title: piece.product.title,
      piece,
      mark: pieceMark(sku, { piece, other: undefined }),
    });
  for (const line of asked) {
    const found = pieceOf(line, products);
    const { piece } = found;
    const title = piece?.product.title ?? line.title;
    facts.set(line.sku, { title, asked: line, piece, mark: pieceMark(line.sku, found) });
  }
  return facts;
}

export const QuoteLines = memo(function QuoteLines({ order, products }: Props) {
  const { fields, append, remove } = useFieldArray({ name: 'lines' });
  // What a field of the array holds besides its key is of no known type.
  const skus = fields.map((field) => String(Reflect.get(field, 'sku')));
  const asked = useMemo(() => askedLines(order.lines), [order]);
  const added = useAddedPieces(skus.filter((sku) => !asked.some((line) => line.sku === sku)));
  const facts = useMemo(() => factsOf(asked, products, added), [asked, products, added]);
  const left = asked.filter(({ sku }) => !skus.includes(sku));
  return (
    <section className="admin-card" aria-labelledby="quote-lines">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <h2 id="quote-lines" className="font-semibold">
          {formatDesigns(fields.length)}
        </h2>
        <SilverRate />
      </div>
      <ul>
        {fields.map((field, place) => (
          <QuoteLine
            key={field.id}
            place={place}
            sku={skus[place] ?? ''}
            facts={facts.get(skus[place] ?? '')}
            onRemove={remove}
          />
        ))}
      </ul>
      <AddLine products={products} skus={skus} left={left} onAdd={append} />
    </section>
  );
});
