/** Place of supply for GST: CGST and SGST within the seller's state, otherwise IGST. */
import { INDIAN_STATES, stateOfGstin } from '#core/account/indian-states.ts';
import { plainLetters } from '#core/identifiers.ts';
import { isGstin } from '#core/gstin.ts';
import type { Order } from '#schema/order.ts';

const bare = (name: string): string => plainLetters(name).replace(/[^a-z]/g, '');

/** The official state for a name with other capitals or spaces; undefined if there is none. */
const stateNamed = (written: string): string | undefined =>
  INDIAN_STATES.find((state) => bare(state) === bare(written));

/** The state of the delivery address, or else of the buyer's registration; undefined if unknown. */
export function placeOfSupply({
  address,
  contact: { gstin },
}: Pick<Order, 'address' | 'contact'>): string | undefined {
  if (address !== undefined) return stateNamed(address.state);
  return gstin !== undefined && isGstin(gstin) ? stateNamed(stateOfGstin(gstin) ?? '') : undefined;
}

/**
 * Whether the supply is within the seller's state.
 * @param state place of supply; an unknown one counts as within, as for sales over the counter
 */
export const isWithinState = (state: string | undefined, sellerState: string): boolean =>
  state === undefined || bare(state) === bare(sellerState);
