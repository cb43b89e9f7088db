/** The lines of a quote, and the fields that change all of them. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { memo, useMemo } from 'react';
import { useFieldArray } from 'react-hook-form';
import { formatDesigns } from '#core/format.ts';
import { requestedLines, type RequestedLine } from '#core/order/requested-lines.ts';
import { withGroupPrice } from '#core/quoting/group-price.ts';
import { productWarning } from '#core/quoting/suggest-lines.ts';
import type { Order } from '#schema/order.ts';
import type { CustomerGroup } from '#schema/sales-settings.ts';
import { loadPieces, type Pieces } from '#admin/shell/actions/load-pieces.ts';
import { AddLine } from './add-line.tsx';
import { QuoteLine, type LineFacts } from './quote-line.tsx';
import { RateNotice, SilverRate } from './silver-rate.tsx';
import { CARD } from '#admin/shell/look/classes.ts';

interface Props {
  order: Order;
  /** Products of the order and its quote. */
  products: Pieces;
  /** The group of the customer. */
  group: CustomerGroup | undefined;
}

/** Products added here or in a draft. */
function useAddedPieces(skus: readonly string[]): Pieces | undefined {
  const { data } = useQuery({
    queryKey: ['added pieces', skus],
    queryFn: () => loadPieces(skus),
    enabled: skus.length > 0,
    placeholderData: keepPreviousData,
  });
  return data;
}

function factsOf(requested: readonly RequestedLine[], products: Pieces): Map<string, LineFacts> {
  const added = [...products].map(([sku, piece]): [string, LineFacts] => [
    sku,
    { title: piece.product.title, piece, mark: productWarning(piece) },
  ]);
  const own = requested.map((line): [string, LineFacts] => {
    const piece = products.get(line.sku);
    const title = piece?.product.title ?? line.title;
    return [line.sku, { title, requested: line, piece, mark: productWarning(piece) }];
  });
  return new Map([...added, ...own]);
}

export const QuoteLines = memo(function QuoteLines({ order, products, group }: Props) {
  const { fields, append, remove } = useFieldArray({ name: 'lines' });
  // Field array items are typed as unknown apart from their key.
  const skus = fields.map((field) => String(Reflect.get(field, 'sku')));
  const requested = useMemo(() => requestedLines(order.lines), [order]);
  const isRequested = (sku: string): boolean => requested.some((line) => line.sku === sku);
  const added = useAddedPieces(skus.filter((sku) => !isRequested(sku) && !products.has(sku)));
  const facts = useMemo(
    () => factsOf(requested, new Map([...products, ...(added ?? [])])),
    [requested, products, added],
  );
  return (
    <section className={CARD} aria-labelledby="quote-lines">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <h2 id="quote-lines" className="font-semibold">
          {formatDesigns(fields.length)}
        </h2>
        <SilverRate pieceOf={(sku) => facts.get(sku)?.piece} />
      </div>
      <RateNotice />
      <ul>
        {fields.map((field, place) => (
          <QuoteLine
            key={field.id}
            place={place}
            sku={skus[place] ?? ''}
            facts={facts.get(skus[place] ?? '')}
            group={group}
            onRemove={remove}
          />
        ))}
      </ul>
      <AddLine
        products={products}
        skus={skus}
        left={requested.filter(({ sku }) => !skus.includes(sku))}
        onAdd={(line, of) => append(withGroupPrice(line, group, of))}
      />
    </section>
  );
});
