/** Asks what a line of a pasted order means. */
import { useState } from 'react';
import { leastQuantity } from '#storefront/shared/order/quantity.ts';
import type { Wanted } from './model/paste-group.ts';
import type { Entries, PasteToAnswer } from './model/settle-paste.ts';
import { MOST_PIECES } from '#schema/limits.ts';
import { PasteChoice } from './paste-choice.tsx';

interface Props {
  question: PasteToAnswer;
  entries: Entries;
  /** Is given nothing when the line is to be left out. */
  onAnswer: (wanted: Wanted[]) => void;
}

const quantityIn = (typed: string): number | undefined => {
  const text = typed.normalize('NFKC').replace(/[,\s]/g, '');
  const qty = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return qty >= 1 && qty <= MOST_PIECES ? qty : undefined;
};

export function PasteQuestion({ question, entries, onAnswer }: Props) {
  const { index, source, prompt, options, isChoice, qty } = question;
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState(false);
  const id = `paste-qty-${index}`;
  const [sku = ''] = options[0]?.skus ?? [];
  const entry = options.length === 1 ? entries.get(sku) : undefined;

  const take = (skus: readonly string[]) => {
    const pieces = qty ?? quantityIn(typed);
    if (pieces === undefined) {
      setProblem(true);
      document.getElementById(id)?.focus();
      return;
    }
    onAnswer(skus.map((each) => ({ sku: each, qty: pieces })));
  };

  return (
    <fieldset className="paste-item">
      <legend>
        <q dir="auto">{source}</q>
        <span>{prompt}</span>
      </legend>
      {qty === undefined && options.length > 0 && (
        <p>
          <label htmlFor={id}>
            Pieces{entry && leastQuantity(entry) > 1 ? ` (MOQ ${leastQuantity(entry)})` : ''}
          </label>
          <input
            id={id}
            className="control"
            inputMode="numeric"
            autoComplete="off"
            aria-invalid={problem}
            aria-describedby={problem ? `${id}-problem` : undefined}
            value={typed}
            onInput={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setProblem(false);
            }}
            onKeyDown={({ key }) => {
              if (key === 'Enter' && options[0] && options.length === 1) take(options[0].skus);
            }}
          />
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className="paste-problem" role="alert">
          Enter a whole number of pieces.
        </p>
      )}
      {isChoice && <PasteChoice options={options} entries={entries} onTake={take} />}
      <p className="order-choices">
        {!isChoice &&
          options.map(({ label, skus }) => (
            <button key={label} type="button" className="order-choice" onClick={() => take(skus)}>
              {label}
            </button>
          ))}
        <button type="button" className="order-choice" onClick={() => onAnswer([])}>
          {isChoice ? 'None of these' : 'Skip'}
        </button>
      </p>
    </fieldset>
  );
}
