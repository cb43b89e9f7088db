/** Sets the silver rate of all lines that are priced by weight. */
import { Button } from '#admin/shell/button.tsx';
import { useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { sayDone, sayFailure } from '#admin/shell/messages-store.ts';
import { typedNumber } from '#core/editing/typed-number.ts';
import { quoteForm, type QuoteForm } from '#core/quoting/quote-form.ts';
import { CONTROL } from '#admin/shell/look/classes.ts';

export function SilverRate() {
  const { getValues, setValue } = useFormContext<QuoteForm>();
  const [text, setText] = useState('');
  const id = useId();
  const apply = (): void => {
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
    <div className="flex flex-wrap items-center gap-2 text-sm">
      <label htmlFor={id} className="max-sm:-mb-1 max-sm:w-full">
        Silver rate, ₹ per gram
      </label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        className={`${CONTROL} max-w-32 max-sm:min-w-0 max-sm:flex-1`}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter must not send the quote.
          event.preventDefault();
          apply();
        }}
      />
      <Button onClick={apply}>Apply to lines by weight</Button>
    </div>
  );
}
