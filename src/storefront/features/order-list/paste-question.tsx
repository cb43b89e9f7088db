/** A question about a part of a pasted order: the quantity, which SKU is meant, or both. */
import { useId, useRef, useState } from 'react';
import { notMadeText, sizeText } from '#core/sizes/size-text.ts';
import { formatUnits, SINGLE_PIECE, unitsHeading } from '#core/unit-of-sale.ts';
import { MOST_UNITS } from '#schema/limits.ts';
import { typedQuantity } from '#storefront/shared/order/typed-quantity.ts';
import type { Entries } from './model/paste-groups.ts';
import { moqText } from './model/rule-text.ts';
import { sizeOf, type OpenItem } from '#core/paste/paste-order.ts';
import { piecesSentence, type UnitQuantity } from '#core/paste/paste-pieces.ts';
import { PASTE_BOX, PASTE_PROBLEM } from './order-class.ts';
import { CHOICE, CHOICE_BUTTONS } from '#storefront/shared/parts/remark-class.ts';

interface Props {
  item: OpenItem;
  entries: Entries;
  onAnswer: (sku: string, answer: UnitQuantity) => void;
}

export function PasteQuestion({ item, entries, onAnswer }: Props) {
  const { kind, skus, source, size, notMade, choices } = item;
  const [typed, setTyped] = useState('');
  const [hasProblem, setProblem] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [sku = ''] = skus;
  const entry = skus.length === 1 ? entries.get(sku) : undefined;
  const moq = entry && moqText(entry);
  const inSize = size === undefined ? '' : `, in size ${sizeText(entry?.sizeSystem, size)}`;
  const named = (code: string): string => [code, entries.get(code)?.title ?? []].flat().join(', ');

  const take = (code: string) => {
    const qty = item.qty ?? typedQuantity(typed);
    if (Number.isInteger(qty) && qty >= 1 && qty <= MOST_UNITS) {
      onAnswer(code, { qty, ...sizeOf(size, qty) });
      return;
    }
    setProblem(true);
    input.current?.focus();
  };

  return (
    <fieldset className={`min-w-0 border-gilt py-3 ${PASTE_BOX}`}>
      <legend className="contents">
        <q className="block text-ink-soft" dir="auto">
          {source}
        </q>
        <span className="block font-medium">
          {kind === 'which'
            ? 'This SKU is not in the catalogue. Did you mean one of these?'
            : `How many of ${named(sku)}${inSize}?`}
        </span>
        {choices && <span className="block">{piecesSentence(choices, entry?.unit)}</span>}
        {notMade && <span className="block">{notMadeText(entry?.sizeSystem, notMade)}</span>}
      </legend>
      {item.qty === undefined && (
        <p>
          <label className="font-medium" htmlFor={id}>
            {unitsHeading(entry?.unit ?? SINGLE_PIECE)}
            {moq && ` (${moq})`}
          </label>
          <input
            ref={input}
            id={id}
            className="mt-1 block control max-w-40"
            inputMode="numeric"
            autoComplete="off"
            aria-invalid={hasProblem}
            aria-describedby={hasProblem ? `${id}-problem` : undefined}
            value={typed}
            onInput={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setProblem(false);
            }}
            onKeyDown={({ key }) => {
              if (key === 'Enter' && skus.length === 1) take(sku);
            }}
          />
        </p>
      )}
      {hasProblem && (
        <p id={`${id}-problem`} className={PASTE_PROBLEM} role="alert">
          Enter a whole number.
        </p>
      )}
      <p className={CHOICE_BUTTONS}>
        {choices?.map((choice) => (
          <button
            key={choice.qty}
            type="button"
            className={CHOICE}
            onClick={() => onAnswer(sku, choice)}
          >
            Add {formatUnits(choice.qty, entry?.unit)}
          </button>
        ))}
        {skus.map((code) => (
          <button key={code} type="button" className={CHOICE} onClick={() => take(code)}>
            {kind === 'which' ? named(code) : 'Add'}
          </button>
        ))}
      </p>
    </fieldset>
  );
}
