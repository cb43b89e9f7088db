/** The lines of a quote, and the fields that change all of them. */
import { memo, useMemo } from 'react';
import { useFieldArray } from 'react-hook-form';
import { formatDesigns } from '#core/format.ts';
import { requestedLines, type RequestedLine } from '#core/order/requested-lines.ts';
import { productWarning, lineProduct } from '#core/quoting/line-product.ts';
import type { PricedProduct } from '#core/quoting/priced-product.ts';
import type { Order } from '#schema/order.ts';
import { AddLine } from './add-line.tsx';
import { useAddedPieces } from './added-pieces.ts';
import { QuoteLine, type LineFacts } from './quote-line.tsx';
import { SilverRate } from './silver-rate.tsx';
import { CARD } from '#admin/shell/look/classes.ts';

interface Props {
  order: Order;
  products: ReadonlyMap<string, PricedProduct>;
}

function factsOf(
  requested: readonly RequestedLine[],
  products: Props['products'],
  added: ReadonlyMap<string, PricedProduct>,
): Map<string, LineFacts> {
  const facts = new Map<string, LineFacts>();
  for (const [sku, piece] of added)
    facts.set(sku, {
      title: piece.product.title,
      piece,
      mark: productWarning(sku, { piece, other: undefined }),
    });
  for (const line of requested) {
    const match = lineProduct(line, products);
    const { piece } = match;
    const title = piece?.product.title ?? line.title;
    facts.set(line.sku, { title, requested: line, piece, mark: productWarning(line.sku, match) });
  }
  return facts;
}

export const QuoteLines = memo(function QuoteLines({ order, products }: Props) {
  const { fields, append, remove } = useFieldArray({ name: 'lines' });
  // Field array items are typed as unknown apart from their key.
  const skus = fields.map((field) => String(Reflect.get(field, 'sku')));
  const requested = useMemo(() => requestedLines(order.lines), [order]);
  const added = useAddedPieces(skus.filter((sku) => !requested.some((line) => line.sku === sku)));
  const facts = useMemo(() => factsOf(requested, products, added), [requested, products, added]);
  const left = requested.filter(({ sku }) => !skus.includes(sku));
  return (
    <section className={CARD} aria-labelledby="quote-lines">
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
