/** Puts a line back that was taken out, or adds a piece that nobody asked for. */
import { useId, useState } from 'react';
import { sayFailure } from '#admin/shell/messages-store.ts';
import { skuOf } from '#domain/identifiers.ts';
import { MOST_ORDER_LINES } from '#schema/limits.ts';
import type { QuoteFormLine } from '#domain/quoting/quote-form.ts';
import { suggestedLine, type PricedProduct } from '#domain/quoting/suggest-lines.ts';
import type { Order, OrderLine } from '#schema/order.ts';

interface Props {
  order: Order;
  products: ReadonlyMap<string, PricedProduct>;
  /** Of the lines that are there. */
  skus: readonly string[];
  /** Lines of the request that are not in the quote. */
  left: readonly OrderLine[];
  onAdd: (line: QuoteFormLine) => void;
}

export function AddLine({ products, skus, left, onAdd }: Props) {
  const [text, setText] = useState('');
  const id = useId();
  const add = (): void => {
    const sku = skuOf(text);
    if (sku.length < 2) return;
    if (skus.includes(sku)) {
      sayFailure(`${sku} is in the quote already. Change its line.`);
      return;
    }
    onAdd(suggestedLine(sku, 1, undefined));
    setText('');
  };
  return (
    <div className="quote-add">
      {left.length > 0 && (
        <p>
          Not in the quote:{' '}
          {left.map(({ sku, title, qty, productId }) => (
            <button
              key={sku}
              type="button"
              className="btn btn-small btn-secondary"
              onClick={() => onAdd(suggestedLine(sku, qty, products.get(productId)))}
            >
              Put {title} back
            </button>
          ))}
        </p>
      )}
      {skus.length < MOST_ORDER_LINES && (
        <div className="silver-rate">
          <label htmlFor={id}>Another piece, by SKU</label>
          <input
            id={id}
            autoComplete="off"
            className="admin-control control max-w-40"
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
          <button type="button" className="btn btn-small btn-secondary" onClick={add}>
            Add it
          </button>
        </div>
      )}
    </div>
  );
}
