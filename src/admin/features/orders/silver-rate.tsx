/** The day's rate of silver, for all lines that go by weight. */
import { useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { sayDone, sayFailure } from '#admin/shell/messages-store.ts';
import { typedNumber } from '#domain/editing/typed-number.ts';
import { quoteForm } from '#domain/quoting/quote-form.ts';

export function SilverRate() {
  const { getValues, setValue } = useFormContext();
  const [text, setText] = useState('');
  const id = useId();
  const apply = (): void => {
    const perGramPaise = typedNumber(text, 'rupees');
    if (typeof perGramPaise !== 'number') {
      sayFailure('Expected rupees for a gram, like 98.50.');
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
    if (places.length === 0) sayFailure('No line goes by weight.');
    else sayDone(`Set for ${places.length === 1 ? 'one line' : `${places.length} lines`}.`);
  };
  return (
    <div className="silver-rate">
      <label htmlFor={id}>Silver, ₹ a gram</label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        className="admin-control control max-w-32"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter here gives no quote.
          event.preventDefault();
          apply();
        }}
      />
      <button type="button" className="btn btn-small btn-secondary" onClick={apply}>
        Set for lines by weight
      </button>
    </div>
  );
}
