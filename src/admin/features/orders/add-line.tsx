/** Restores a line that was removed, or adds a product that was not requested. */
import { Button } from '#admin/shell/button.tsx';
import { PickProduct } from '#admin/shell/form/markdown/pick-product.tsx';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { sayFailure } from '#admin/shell/messages-store.ts';
import { loadPieces, type Pieces } from '#admin/shell/actions/load-pieces.ts';
import { skuOf } from '#core/identifiers.ts';
import { errorMessage } from '#core/result.ts';
import { MOST_ORDER_LINES } from '#schema/limits.ts';
import { quoteForm, type QuoteForm, type QuoteFormLine } from '#core/quoting/quote-form.ts';
import type { RequestedLine } from '#core/order/requested-lines.ts';
import { impliedSizes } from './model/implied-size.ts';
import { ownWeights } from '#core/sizes/size-weights.ts';
import type { PricedProduct } from '#core/quoting/priced-product.ts';
import { suggestedLine } from '#core/quoting/suggest-lines.ts';
import { QuickField } from './quick-field.tsx';

interface Props {
  products: Pieces;
  /** SKUs of the current lines. */
  skus: readonly string[];
  /** Requested lines that are not in the quote. */
  left: readonly RequestedLine[];
  onAdd: (line: QuoteFormLine, of: PricedProduct | undefined) => void;
}

/**
 * The line of a live product, and the product.
 * @throws Error with a message for staff
 */
async function lineFor(sku: string): Promise<[QuoteFormLine, PricedProduct]> {
  const piece = (await loadPieces([sku])).get(sku);
  if (piece === undefined)
    throw new Error(
      `No product has the SKU ${sku}. Check the spelling, or add the product under Products first.`,
    );
  if (piece.product.deletedAt !== null)
    throw new Error(`${sku} is deleted. Restore it under Products first, or add another product.`);
  const { unit, sizes, netWeightMg } = piece.product;
  const labels = sizes.map(({ label }) => label);
  const implied = impliedSizes(
    { sizes: labels, ...(netWeightMg !== undefined && ownWeights(sizes, netWeightMg)) },
    1,
  );
  return [suggestedLine({ sku, qty: 1, unit, sizes: implied }, piece), piece];
}

export function AddLine({ products, skus, left, onAdd }: Props) {
  const { getValues } = useFormContext<QuoteForm>();
  const [isPicking, setPicking] = useState(false);
  const add = async (text: string): Promise<boolean> => {
    const sku = skuOf(text);
    if (sku === '') return false;
    try {
      const lines = quoteForm.shape.lines.parse(getValues('lines'));
      if (lines.some((line) => line.sku === sku))
        throw new Error(`${sku} is already in the quote. Change its line instead.`);
      onAdd(...(await lineFor(sku)));
      return true;
    } catch (error) {
      sayFailure(errorMessage(error));
      return false;
    }
  };
  return (
    <div className="grid gap-3 border-t border-line pt-3">
      {left.length > 0 && (
        <p className="flex flex-wrap items-center gap-2">
          Removed from the quote:{' '}
          {left.map((line) => (
            <Button
              key={line.sku}
              onClick={() => {
                const of = products.get(line.sku);
                onAdd(suggestedLine(line, of), of);
              }}
            >
              Restore <bdi>{line.title}</bdi>
            </Button>
          ))}
        </p>
      )}
      {skus.length < MOST_ORDER_LINES && (
        <div className="flex flex-wrap items-center gap-3">
          <QuickField label="Add product by SKU" button="Add" className="max-w-40" onApply={add} />
          <Button onClick={() => setPicking(true)}>Search product</Button>
        </div>
      )}
      {isPicking && (
        <PickProduct
          onPick={({ sku }) => {
            setPicking(false);
            void add(sku);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  );
}
