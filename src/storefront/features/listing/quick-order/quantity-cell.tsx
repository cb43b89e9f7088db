/** The quantity of a design in quick order: typed, or stepped by its order multiple; empty for none. */
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { unitsHeading } from '#core/unit-of-sale.ts';
import { leastQuantity, steppedQuantity } from '#storefront/shared/order/quantity.ts';
import { Icon } from '#ui/react/icon.tsx';
import { CellProblem } from './cell-problem.tsx';
import { readQuantity } from './read-cell.ts';
import { ROW_BOX, ROW_QUANTITY } from './row-class.ts';
import { useTypedCell } from './use-typed-cell.ts';

interface Props {
  entry: CatalogueEntry;
  /** In the order list; 0 if it is not there. */
  qty: number;
  /** @param isRepeated whether it is the quantity above */
  onChange: (qty: number, isRepeated: boolean) => void;
  /** The quantity that Enter takes in an empty cell. */
  above: () => string | undefined;
  /** Announces a problem. */
  say: (message: string) => void;
}

export function QuantityCell({ entry, qty, onChange, above, say }: Props) {
  const stored = qty === 0 ? '' : String(qty);
  const cell = useTypedCell({
    text: stored,
    stored: readQuantity(stored, entry),
    read: (text) => readQuantity(text, entry),
    onTake: (next, isRepeated) => {
      if (next !== qty) onChange(next, isRepeated);
    },
    above,
    say,
  });
  const step = (direction: 1 | -1) => {
    const least = leastQuantity(entry);
    if (direction === -1 && !(cell.value > least)) cell.take(0);
    else cell.take(cell.value > 0 ? steppedQuantity(entry, cell.value, direction) : least);
  };
  /** Typing a number is shorter by keyboard. */
  const stepper = (direction: 1 | -1) => (
    <button
      type="button"
      tabIndex={-1}
      className="grid w-11 place-items-center hover:bg-ground disabled:text-line lg:w-9"
      aria-label={`${direction === 1 ? 'More' : 'Fewer'} of ${entry.title}`}
      disabled={direction === -1 && cell.value === 0}
      onClick={() => step(direction)}
    >
      <Icon name={direction === 1 ? 'plus' : 'minus'} size={18} />
    </button>
  );

  return (
    <>
      <div className={`${ROW_BOX} ${ROW_QUANTITY}`}>
        {stepper(-1)}
        <input
          {...cell.inputProps}
          className={`w-14 scroll-mt-28 scroll-mb-40 bg-transparent text-center font-medium aria-invalid:text-bad ${cell.value === 0 ? '' : 'bg-wash'}`}
          inputMode="numeric"
          placeholder="0"
          aria-label={`${unitsHeading(entry.unit)} of ${entry.title}`}
          aria-describedby={cell.problem && `problem-${entry.sku}`}
        />
        {stepper(1)}
      </div>
      <CellProblem entry={entry} listed={stored} cell={cell} />
    </>
  );
}
