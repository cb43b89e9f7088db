/** Quantities that would do, to take one with a press. */

interface Props {
  quantities: readonly number[];
  name: string;
  onTake: (qty: number) => void;
}

export const Nearest = ({ quantities, name, onTake }: Props) => (
  <p className="order-choices">
    {quantities.map((qty) => (
      <button
        key={qty}
        type="button"
        className="order-choice"
        aria-label={`Take ${qty} of ${name}`}
        onClick={() => onTake(qty)}
      >
        Take {qty}
      </button>
    ))}
  </p>
);
