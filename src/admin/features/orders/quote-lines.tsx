/** The lines of a quote, and what is done with all of them at once. */
import { memo, useMemo } from 'react';
import { useFieldArray } from 'react-hook-form';
import { formatDesigns } from '#domain/format.ts';
import type { PricedProduct } from '#domain/quoting/suggest-lines.ts';
import type { Order } from '#schema/order.ts';
import { AddLine } from './add-line.tsx';
import { QuoteLine, type LineFacts } from './quote-line.tsx';
import { SilverRate } from './silver-rate.tsx';

interface Props {
  order: Order;
  products: ReadonlyMap<string, PricedProduct>;
}

const factsOf = ({ lines }: Order, products: Props['products']): Map<string, LineFacts> =>
  new Map(
    lines.map(({ sku, title, qty, note, productId }) => [
      sku,
      { title, asked: qty, note, weightMg: products.get(productId)?.product.netWeightMg },
    ]),
  );

export const QuoteLines = memo(function QuoteLines({ order, products }: Props) {
  const { fields, append, remove } = useFieldArray({ name: 'lines' });
  const facts = useMemo(() => factsOf(order, products), [order, products]);
  // What a field of the array holds besides its key is of no known type.
  const skus = fields.map((field) => String(Reflect.get(field, 'sku')));
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
      <AddLine order={order} products={products} skus={skus} left={left} onAdd={append} />
    </section>
  );
});
