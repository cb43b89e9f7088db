/** The quantity of a design in quick order: typed, or stepped by its order multiple; empty for none. */
import { useRef, useState } from 'react';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { unitsHeading } from '#core/unit-of-sale.ts';
import {
  leastQuantity,
  nearestQuantities,
  quantityProblem,
  steppedQuantity,
} from '#storefront/shared/order/quantity.ts';
import { typedQuantity } from '#storefront/shared/order/typed-quantity.ts';
import { Nearest } from '#storefront/shared/parts/nearest.tsx';
import { Icon } from '#ui/react/icon.tsx';
import { ROW_QUANTITY, ROW_REMARK } from './row-class.ts';

interface Props {
  entry: CatalogueEntry;
  /** In the order list; 0 if it is not there. */
  qty: number;
  onChange: (qty: number) => void;
  /** Announces a problem. */
  say: (message: string) => void;
}

export function QuantityCell({ entry, qty, onChange, say }: Props) {
  /** The field's text while it differs from the list's quantity. */
  const [typed, setTyped] = useState<string>();
  const [isChecked, setChecked] = useState(true);
  const input = useRef<HTMLInputElement>(null);
  const name = `${unitsHeading(entry.unit)} of ${entry.title}`;
  const shown = typed === undefined ? qty : typedQuantity(typed);
  const problem =
    isChecked && (typed !== undefined || qty > 0) ? quantityProblem(entry, shown) : undefined;

  const take = (next: number) => {
    setTyped(undefined);
    setChecked(true);
    if (next !== qty) onChange(next);
  };
  const check = () => {
    if (typed === undefined) return;
    if (typed.trim() === '' || shown === 0) take(0);
    else if (quantityProblem(entry, shown) === undefined) take(shown);
    else {
      setChecked(true);
      say(quantityProblem(entry, shown) ?? '');
    }
  };
  const step = (direction: 1 | -1) => {
    const least = leastQuantity(entry);
    if (direction === -1 && !(shown > least)) take(0);
    else take(shown > 0 ? steppedQuantity(entry, shown, direction) : least);
  };
  /** Typing a number is shorter by keyboard. */
  const stepper = (direction: 1 | -1) => (
    <button
      type="button"
      tabIndex={-1}
      className="grid w-11 place-items-center hover:bg-ground disabled:text-line lg:w-9"
      aria-label={`${direction === 1 ? 'More' : 'Fewer'} of ${entry.title}`}
      disabled={direction === -1 && shown === 0}
      onClick={() => step(direction)}
    >
      <Icon name={direction === 1 ? 'plus' : 'minus'} size={18} />
    </button>
  );

  return (
    <>
      <div className={`flex h-11 rounded-sm border border-edge bg-white lg:h-9 ${ROW_QUANTITY}`}>
        {stepper(-1)}
        <input
          ref={input}
          className={`w-14 scroll-mt-28 scroll-mb-40 bg-transparent text-center font-medium aria-invalid:text-bad ${shown === 0 ? '' : 'bg-wash'}`}
          inputMode="numeric"
          enterKeyHint="next"
          autoComplete="off"
          placeholder="0"
          aria-label={name}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : `problem-${entry.sku}`}
          value={typed ?? (qty === 0 ? '' : String(qty))}
          onInput={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setChecked(false);
          }}
          onBlur={check}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        {stepper(1)}
      </div>
      {problem !== undefined && (
        <div id={`problem-${entry.sku}`} className={ROW_REMARK}>
          <p>
            {problem}
            {typed !== undefined && (qty === 0 ? ' Not added.' : ` Your list still has ${qty}.`)}
          </p>
          <Nearest
            quantities={nearestQuantities(entry, shown || qty)}
            name={entry.title}
            onTake={(next) => {
              take(next);
              input.current?.focus();
            }}
          />
        </div>
      )}
    </>
  );
}
