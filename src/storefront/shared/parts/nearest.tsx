/** Buttons with valid quantities. */
import { CHOICE, CHOICE_BUTTONS } from './remark-class.ts';

interface Props {
  quantities: readonly number[];
  name: string;
  onTake: (qty: number) => void;
}

export const Nearest = ({ quantities, name, onTake }: Props) => (
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
