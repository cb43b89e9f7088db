/** The lines of a quote, and what is done with all of them at once. */
import { memo, useMemo } from 'react';
import { useFieldArray } from 'react-hook-form';
import { formatDesigns } from '#domain/format.ts';
import type { PricedProduct } from '#domain/quoting/suggest-lines.ts';
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
  { lines }: Order,
  products: Props['products'],
  added: ReadonlyMap<string, PricedProduct>,
): Map<string, LineFacts> {
  const facts = new Map<string, LineFacts>();
  for (const [sku, piece] of added) facts.set(sku, { title: piece.product.title, piece });
  for (const { sku, title, qty, note, productId } of lines)
    facts.set(sku, { title, asked: qty, note, piece: products.get(productId) });
  return facts;
}

export const QuoteLines = memo(function QuoteLines({ order, products }: Props) {
  const { fields, append, remove } = useFieldArray({ name: 'lines' });
  // What a field of the array holds besides its key is of no known type.
  const skus = fields.map((field) => String(Reflect.get(field, 'sku')));
  const asked = new Set(order.lines.map(({ sku }) => sku));
  const added = useAddedPieces(skus.filter((sku) => !asked.has(sku)));
  const facts = useMemo(() => factsOf(order, products, added), [order, products, added]);
  const left = order.lines.filter(({ sku }) => !skus.includes(sku));
  return (
    <section className="admin-card" aria-labelledby="quote-lines">
      <div className="quote-lines-head">
        <h2 id="quote-lines">{formatDesigns(fields.length)}</h2>
        <SilverRate />
      </div>
      <ul className="quote-lines">
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
