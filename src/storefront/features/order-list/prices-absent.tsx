/** Says that the prices of a signed-in buyer could not be loaded, and asks for them again. */
import { LIST_ID, type Desk } from './use-desk.ts';
import { CHOICE, CHOICES, REMARK } from './order-class.ts';

export function PricesAbsent({ desk }: { desk: Desk }) {
  return (
    <div className={REMARK} role="status">
      <p>Your prices can’t be loaded right now. Amounts don’t include them.</p>
      <p className={CHOICES}>
        <button
          type="button"
          className={CHOICE}
          onClick={() => {
            desk.askForPrices();
            // The button goes.
            desk.focusSoon(LIST_ID);
          }}
        >
          Try again
        </button>
      </p>
    </div>
  );
}
