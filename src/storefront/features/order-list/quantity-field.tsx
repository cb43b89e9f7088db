/** The quantity field: steps by the order multiple, or accepts typed numbers and validates them. */
import { SINGLE_PIECE, unitsHeading } from '#core/unit-of-sale.ts';
import { useRef, useState } from 'react';
import {
  nearestQuantities,
  quantityProblem,
  steppedQuantity,
  type QuantityRule,
} from '#storefront/shared/order/quantity.ts';
import { typedQuantity } from '#storefront/shared/order/typed-quantity.ts';
import { Icon } from '#ui/react/icon.tsx';
import { Nearest } from '#storefront/shared/parts/nearest.tsx';
import { WHOLE_LINE } from './order-class.ts';
import { BAD_REMARK } from '#storefront/shared/parts/remark-class.ts';

interface Props {
  id: string;
  /** Its label for screen readers. */
  name: string;
  rule: QuantityRule;
  qty: number;
  onChange: (qty: number) => void;
  /** Announces why a step is not possible. */
  say: (message: string) => void;
}

export function QuantityField({ id, name, rule, qty, onChange, say }: Props) {
  /** The field's text while it differs from the list's quantity. */
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  const take = (next: number) => {
    setTyped(undefined);
    setProblem(undefined);
    if (next !== qty) onChange(next);
  };
  const check = () => {
    if (typed === undefined) return;
    const wrong = quantityProblem(rule, typedQuantity(typed));
    if (wrong === undefined) {
      take(typedQuantity(typed));
    } else {
      setProblem(wrong);
      say(wrong);
    }
  };
  const step = (direction: 1 | -1) => {
    const next = steppedQuantity(rule, qty, direction);
    const isStuck = direction === 1 ? next <= qty : next >= qty;
    if (isStuck) say(quantityProblem(rule, qty + direction * rule.orderMultiple) ?? '');
    take(isStuck && typed === undefined ? qty : next);
  };
  const stepper = (direction: 1 | -1) => (
    <button
      type="button"
      className="grid h-10 w-11 place-items-center hover:bg-ground @2xl:size-8"
      aria-label={`${direction === 1 ? 'More' : 'Fewer'} of ${name}`}
      onClick={() => step(direction)}
    >
      <Icon name={direction === 1 ? 'plus' : 'minus'} size={18} />
    </button>
  );

  return (
    <div className="contents">
      <div
        className="col-[1/3] row-3 flex justify-self-start rounded-sm border border-edge bg-white @2xl:col-5 @2xl:row-1 @2xl:justify-self-center"
        role="group"
        aria-label={`${unitsHeading(rule.unit ?? SINGLE_PIECE)} of ${name}`}
      >
        {stepper(-1)}
        <input
          ref={input}
          id={id}
          className="w-15 bg-transparent text-center font-medium @2xl:h-8 @2xl:w-12"
          inputMode="numeric"
          autoComplete="off"
          aria-label={`${unitsHeading(rule.unit ?? SINGLE_PIECE)} of ${name}`}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          value={typed ?? String(qty)}
          onInput={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setProblem(undefined);
          }}
          onBlur={check}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onKeyDown={(event) => {
            if (event.key === 'Enter') check();
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            step(event.key === 'ArrowUp' ? 1 : -1);
          }}
        />
        {stepper(1)}
      </div>
      {problem !== undefined && (
        <div className={`${WHOLE_LINE} ${BAD_REMARK}`} id={`${id}-problem`}>
          <p>
            {problem} Your list still has {qty}.
          </p>
          <Nearest
            quantities={nearestQuantities(rule, typedQuantity(typed ?? '') || qty)}
            name={name}
            onTake={(next) => {
              take(next);
              input.current?.focus();
            }}
          />
        </div>
      )}
    </div>
  );
}
