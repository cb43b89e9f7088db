/** Restores a line that was removed, or adds a product that was not requested. */
import { Button } from '#admin/shell/button.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { sayFailure } from '#admin/shell/messages-store.ts';
import { findPiece } from './actions/find-piece.ts';
import { skuOf } from '#core/identifiers.ts';
import { MOST_ORDER_LINES } from '#schema/limits.ts';
import { quoteForm, type QuoteForm, type QuoteFormLine } from '#core/quoting/quote-form.ts';
import type { RequestedLine } from '#core/order/requested-lines.ts';
import { lineProduct } from '#core/quoting/line-product.ts';
import type { PricedProduct } from '#core/quoting/priced-product.ts';
import { suggestedLine } from '#core/quoting/suggest-lines.ts';
import { noteAdded } from './added-pieces.ts';
import { CONTROL } from '#admin/shell/look/classes.ts';

interface Props {
  products: ReadonlyMap<string, PricedProduct>;
  /** SKUs of the current lines. */
  skus: readonly string[];
  /** Requested lines that are not in the quote. */
  left: readonly RequestedLine[];
  onAdd: (line: QuoteFormLine) => void;
}

export function AddLine({ products, skus, left, onAdd }: Props) {
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const cache = useQueryClient();
  const id = useId();
  // Read after the response, because the same product may have been added meanwhile.
  const { getValues } = useFormContext<QuoteForm>();
  const isThere = (sku: string): boolean => {
    const lines = quoteForm.shape.lines.parse(getValues('lines'));
    const exists = lines.some((line) => line.sku === sku);
    if (exists) sayFailure(`${sku} is already in the quote. Change its line instead.`);
    return exists;
  };
  const add = async (): Promise<void> => {
    const sku = skuOf(text);
    if (sku.length < 2) {
      sayFailure('Enter the SKU of the product, for example RG-101.');
      return;
    }
    if (isBusy || isThere(sku)) return;
    setBusy(true);
    const result = await findPiece(sku);
    setBusy(false);
    if (!result.success) {
      sayFailure(result.error);
      return;
    }
    if (isThere(sku)) return;
    noteAdded(cache, sku, result.value);
    onAdd(suggestedLine({ sku, qty: 1, unit: result.value.product.unit }, result.value));
    setText((now) => (now === text ? '' : now));
  };
  return (
    <div className="grid gap-3 border-t border-line pt-3">
      {left.length > 0 && (
        <p className="flex flex-wrap items-center gap-2">
          Removed from the quote:{' '}
          {left.map((line) => (
            <Button
              key={line.sku}
              onClick={() => onAdd(suggestedLine(line, lineProduct(line, products).piece))}
            >
              Restore <bdi>{line.title}</bdi>
            </Button>
          ))}
        </p>
      )}
      {skus.length < MOST_ORDER_LINES && (
        <div className="flex flex-wrap items-center gap-2 text-sm">
          <label htmlFor={id} className="max-sm:-mb-1 max-sm:w-full">
            Add product by SKU
          </label>
          <input
            id={id}
            autoComplete="off"
            className={`${CONTROL} max-w-40 max-sm:min-w-0 max-sm:flex-1`}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              void add();
            }}
          />
          <Button aria-busy={isBusy || undefined} onClick={() => void add()}>
            <span>Add</span>
          </Button>
        </div>
      )}
    </div>
  );
}
