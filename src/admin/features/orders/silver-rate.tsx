/** Prices all lines by weight at a silver rate, by default today’s; a quote keeps its rate. */
import { useFormContext } from 'react-hook-form';
import { Button } from '#admin/shell/button.tsx';
import { sayDone, sayFailure } from '#admin/shell/messages-store.ts';
import { useSilverRate } from '#admin/shell/silver/use-silver-rate.ts';
import { shownNumber, typedNumber } from '#core/editing/typed-number.ts';
import { formatCounted, formatRupees } from '#core/format.ts';
import { rateByWeight } from '#admin/features/orders/model/line-by-weight.ts';
import type { PricedProduct } from '#core/quoting/priced-product.ts';
import { quoteForm, type QuoteForm } from '#core/quoting/quote-form.ts';
import { QuickField } from './quick-field.tsx';

const CHANGED = { shouldDirty: true, shouldValidate: true } as const;

export function SilverRate({ pieceOf }: { pieceOf: (sku: string) => PricedProduct | undefined }) {
  const today = useSilverRate();
  const { getValues, setValue } = useFormContext<QuoteForm>();
  const lines = () => quoteForm.shape.lines.parse(getValues('lines'));
  const apply = (text: string): void => {
    const perGramPaise = typedNumber(text, 'rupees');
    if (typeof perGramPaise !== 'number') {
      sayFailure('Enter the rate in rupees per gram, for example 98.50.');
      return;
    }
    const places = lines().flatMap(({ rate }, place) => (rate.basis === 'weight' ? [place] : []));
    for (const place of places) setValue(`lines.${place}.rate.perGramPaise`, perGramPaise, CHANGED);
    if (places.length === 0)
      sayFailure('No line is priced by weight. Press “All lines by weight” first.');
    else sayDone(`Rate applied to ${formatCounted(places.length, 'line')}.`);
  };
  const switchAll = (): void => {
    let incomplete = 0;
    lines().forEach((line, place) => {
      if (line.rate.basis === 'weight') return;
      const rate = rateByWeight(line, pieceOf(line.sku), today);
      setValue(`lines.${place}.rate`, rate, CHANGED);
      if (rate.weightMg === undefined || rate.perGramPaise === undefined) incomplete += 1;
    });
    if (incomplete === 0) sayDone('All lines are priced by weight.');
    else
      sayFailure(
        `${formatCounted(incomplete, 'line')} by weight ${incomplete === 1 ? 'needs' : 'need'} a weight or a silver rate.`,
      );
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button onClick={switchAll}>All lines by weight</Button>
      <QuickField
        // The field starts with today’s rate once that is loaded.
        key={today}
        label={`Silver rate, ₹ per gram${today === undefined ? '' : ` (today ${formatRupees(today)})`}`}
        button="Apply to lines by weight"
        initial={shownNumber(today, 'rupees')}
        inputMode="decimal"
        className="max-w-32"
        onApply={(text) => {
          apply(text);
          return false;
        }}
      />
    </div>
  );
}
