/** Buttons with valid quantities. */
import { CHOICE, CHOICE_BUTTONS } from './remark-class.ts';

interface Props<Quantity> {
  /** Numbers, or quantities per size as text. */
  quantities: readonly Quantity[];
  name: string;
  onTake: (qty: Quantity) => void;
}

export const Nearest = <Quantity extends number | string>({
  quantities,
  name,
  onTake,
}: Props<Quantity>) => (
  <p className={CHOICE_BUTTONS}>
    {quantities.map((qty) => (
      <button
        key={qty}
        type="button"
        className={CHOICE}
        aria-label={`Change to ${qty} of ${name}`}
        onClick={() => onTake(qty)}
      >
        Change to {qty}
      </button>
    ))}
  </p>
);
