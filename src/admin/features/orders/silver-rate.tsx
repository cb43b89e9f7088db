/** Sets the silver rate of all lines that are priced by weight; a quote keeps its rate, so today’s is shown beside it. */
import { useFormContext } from 'react-hook-form';
import { useSilverRate } from '#admin/shell/silver/use-silver-rate.ts';
import { formatRupees } from '#core/format.ts';
import { sayDone, sayFailure } from '#admin/shell/messages-store.ts';
import { typedNumber } from '#core/editing/typed-number.ts';
import { quoteForm, type QuoteForm } from '#core/quoting/quote-form.ts';
import { QuickField } from './quick-field.tsx';

export function SilverRate() {
  const rate = useSilverRate();
  const { getValues, setValue } = useFormContext<QuoteForm>();
  const apply = (text: string): void => {
    const perGramPaise = typedNumber(text, 'rupees');
    if (typeof perGramPaise !== 'number') {
      sayFailure('Enter the rate in rupees per gram, for example 98.50.');
      return;
    }
    const lines = quoteForm.shape.lines.parse(getValues('lines'));
    const places = lines.flatMap(({ rate }, place) => (rate.basis === 'weight' ? [place] : []));
    for (const place of places) {
      setValue(`lines.${place}.rate.perGramPaise`, perGramPaise, {
        shouldDirty: true,
        shouldValidate: true,
      });
    }
    if (places.length === 0)
      sayFailure('No line is priced by weight. Set “Price by” to Weight first.');
    else sayDone(`Rate applied to ${places.length === 1 ? '1 line' : `${places.length} lines`}.`);
  };
  return (
    <QuickField
      label={`Silver rate, ₹ per gram${rate === undefined ? '' : ` (today ${formatRupees(rate)})`}`}
      button="Apply to lines by weight"
      inputMode="decimal"
      className="max-w-32"
      onApply={(text) => {
        apply(text);
        return false;
      }}
    />
  );
}
