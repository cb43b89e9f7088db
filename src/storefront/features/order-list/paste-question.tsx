/** A question about a line of a pasted order. */
import { SINGLE_PIECE, unitsHeading } from '#core/unit-of-sale.ts';
import { useRef, useState } from 'react';
import { leastQuantity } from '#storefront/shared/order/quantity.ts';
import type { RequestedItem } from './model/paste-group.ts';
import type { Entries, PasteToAnswer } from './model/settle-paste.ts';
import { MOST_UNITS } from '#schema/limits.ts';
import { PasteChoice } from './paste-choice.tsx';
import { CHOICE, CHOICE_BUTTONS, PASTE_BOX, PASTE_PROBLEM } from './order-class.ts';

interface Props {
  question: PasteToAnswer;
  entries: Entries;
  /** Called without items to skip the line. */
  onAnswer: (items: RequestedItem[]) => void;
}

const quantityIn = (typed: string): number | undefined => {
  const text = typed.normalize('NFKC').replace(/[,\s]/g, '');
  const qty = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return qty >= 1 && qty <= MOST_UNITS ? qty : undefined;
};

export function PasteQuestion({ question, entries, onAnswer }: Props) {
  const { index, source, prompt, options, isChoice, qty } = question;
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = `paste-qty-${index}`;
  const [sku = ''] = options[0]?.skus ?? [];
  const entry = options.length === 1 ? entries.get(sku) : undefined;

  const take = (skus: readonly string[]) => {
    const pieces = qty ?? quantityIn(typed);
    if (pieces === undefined) {
      setProblem(true);
      input.current?.focus();
      return;
    }
    onAnswer(skus.map((each) => ({ sku: each, qty: pieces })));
  };

  return (
    <fieldset className={`min-w-0 border-gilt py-3 ${PASTE_BOX}`}>
      <legend className="contents">
        <q className="block text-ink-soft" dir="auto">
          {source}
        </q>
        <span className="block font-medium">{prompt}</span>
      </legend>
      {qty === undefined && options.length > 0 && (
        <p>
          <label className="font-medium" htmlFor={id}>
            {unitsHeading(entry?.unit ?? SINGLE_PIECE)}
            {entry && leastQuantity(entry) > 1 ? ` (MOQ ${leastQuantity(entry)})` : ''}
          </label>
          <input
            ref={input}
            id={id}
            className="mt-1 block control max-w-40"
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
        <p id={`${id}-problem`} className={PASTE_PROBLEM} role="alert">
          Enter a whole number.
        </p>
      )}
      {isChoice && <PasteChoice options={options} entries={entries} onTake={take} />}
      <p className={CHOICE_BUTTONS}>
        {!isChoice &&
          options.map(({ label, skus }) => (
            <button key={label} type="button" className={CHOICE} onClick={() => take(skus)}>
              {label}
            </button>
          ))}
        <button type="button" className={CHOICE} onClick={() => onAnswer([])}>
          {isChoice ? 'None of these' : 'Skip'}
        </button>
      </p>
    </fieldset>
  );
}
