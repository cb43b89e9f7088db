/** Prices all lines by weight at a silver rate, by default the current one; a quote keeps its rate. */
import { useFormContext, useWatch, type UseFormReturn } from 'react-hook-form';
import { Button } from '#admin/shell/button.tsx';
import { sayDone, sayFailure } from '#admin/shell/messages-store.ts';
import { useCurrentRate } from '#admin/shell/silver/use-silver-rate.ts';
import { NOTE } from '#admin/shell/look/classes.ts';
import { useNow } from '#admin/shell/use-now.ts';
import { shownNumber, typedNumber } from '#core/editing/typed-number.ts';
import { formatCounted } from '#core/format.ts';
import { rateByWeight } from '#admin/features/orders/model/line-by-weight.ts';
import { differentRates, rateLabel, rateNotice } from '#admin/features/orders/model/quote-rates.ts';
import type { PricedProduct } from '#core/quoting/priced-product.ts';
import { quoteForm, type QuoteForm } from '#core/quoting/quote-form.ts';
import { QuickField } from './quick-field.tsx';

const CHANGED = { shouldDirty: true, shouldValidate: true } as const;

type Form = Pick<UseFormReturn<QuoteForm>, 'getValues' | 'setValue'>;

const linesOf = ({ getValues }: Form) => quoteForm.shape.lines.parse(getValues('lines'));

function applyRate(form: Form, perGramPaise: number): void {
  const places = linesOf(form).flatMap(({ rate }, place) =>
    rate.basis === 'weight' ? [place] : [],
  );
  for (const place of places)
    form.setValue(`lines.${place}.rate.perGramPaise`, perGramPaise, CHANGED);
  if (places.length === 0)
    sayFailure('No line is priced by weight. Press “All lines by weight” first.');
  else sayDone(`Rate applied to ${formatCounted(places.length, 'line')}.`);
}

/** Names lines whose rate is not the current one: a draft, a quote or a line that staff have changed keeps its own. */
export function RateNotice() {
  const current = useCurrentRate();
  const now = useNow();
  const form = useFormContext<QuoteForm>();
  const lines = quoteForm.shape.lines.safeParse(useWatch({ name: 'lines' })).data ?? [];
  const count = differentRates(lines, current?.perGramPaise);
  return (
    <div role="status">
      {current && count > 0 && (
        <div className={`${NOTE} flex flex-wrap items-center justify-between gap-x-4 gap-y-2`}>
          <p>{rateNotice(count, current, now)}</p>
          <Button onClick={() => applyRate(form, current.perGramPaise)}>Apply current rate</Button>
        </div>
      )}
    </div>
  );
}

export function SilverRate({ pieceOf }: { pieceOf: (sku: string) => PricedProduct | undefined }) {
  const current = useCurrentRate();
  const now = useNow();
  const perGramPaise = current?.perGramPaise;
  const form = useFormContext<QuoteForm>();
  const apply = (text: string): void => {
    const typed = typedNumber(text, 'rupees');
    if (typeof typed === 'number') applyRate(form, typed);
    else sayFailure('Enter the rate in rupees per gram, for example 98.50.');
  };
  const switchAll = (): void => {
    let incomplete = 0;
    linesOf(form).forEach((line, place) => {
      if (line.rate.basis === 'weight') return;
      const rate = rateByWeight(line, pieceOf(line.sku), perGramPaise);
      form.setValue(`lines.${place}.rate`, rate, CHANGED);
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
        // The field starts with the current rate once that is loaded.
        key={perGramPaise}
        label={`Silver rate, ₹ per gram${current ? ` (${rateLabel(current, now)})` : ''}`}
        button="Apply to lines by weight"
        initial={shownNumber(perGramPaise, 'rupees')}
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
