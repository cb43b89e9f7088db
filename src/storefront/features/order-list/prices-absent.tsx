/** Says that the prices of a signed-in buyer could not be loaded, and asks for them again. */
import { LIST_ID, type Desk } from './use-desk.ts';

export function PricesAbsent({ desk }: { desk: Desk }) {
  return (
    <div className="order-remark" role="status">
      <p>Your prices can’t be loaded right now. Amounts don’t include them.</p>
      <p className="order-choices">
        <button
          type="button"
          className="order-choice"
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
