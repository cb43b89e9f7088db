/** Place of supply for GST: CGST and SGST within the seller's state, otherwise IGST. */
import { INDIAN_STATES, stateOfGstin } from '#core/account/indian-states.ts';
import { plainLetters } from '#core/identifiers.ts';
import { isGstin } from '#core/gstin.ts';
import type { Order } from '#schema/order.ts';

/** How the state of an order was found. */
type SupplySource = 'address' | 'gstin' | 'unknown';

export interface PlaceOfSupply {
  /** Official name; undefined if unknown. */
  state: string | undefined;
  source: SupplySource;
  /** The state of the address, if it is none of the official ones. */
  unknownState: string | undefined;
}

const bare = (name: string): string =>
  plainLetters(name)
    .replace(/\b(?:and|the|of)\b|&/g, ' ')
    .replace(/[^a-z]/g, '');

/** Older and shorter names in use. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  orissa: 'Odisha',
  pondicherry: 'Puducherry',
  uttaranchal: 'Uttarakhand',
  newdelhi: 'Delhi',
  nctdelhi: 'Delhi',
  jammukashmir: 'Jammu and Kashmir',
  damandiu: 'Dadra and Nagar Haveli and Daman and Diu',
  tn: 'Tamil Nadu',
  ap: 'Andhra Pradesh',
  mp: 'Madhya Pradesh',
  up: 'Uttar Pradesh',
  wb: 'West Bengal',
};

/** The official state for a name in any spelling; undefined if there is none. */
export function stateNamed(written: string): string | undefined {
  const name = bare(written);
  return INDIAN_STATES.find((state) => bare(state) === name) ?? OTHER_NAMES[name];
}

/** The state of the delivery address, or else of the buyer's registration. */
export function placeOfSupply({
  address,
  contact,
}: Pick<Order, 'address' | 'contact'>): PlaceOfSupply {
  if (address !== undefined) {
    const state = stateNamed(address.state);
    return {
      state,
      source: state === undefined ? 'unknown' : 'address',
      unknownState: state === undefined ? address.state : undefined,
    };
  }
  const { gstin } = contact;
  const registered = gstin !== undefined && isGstin(gstin) ? stateOfGstin(gstin) : undefined;
  const state = registered === undefined ? undefined : stateNamed(registered);
  return { state, source: state === undefined ? 'unknown' : 'gstin', unknownState: undefined };
}

/**
 * Whether the supply is within the seller's state.
 * @param state place of supply; an unknown one counts as within, as for sales over the counter
 */
export const isWithinState = (state: string | undefined, sellerState: string): boolean =>
  state === undefined || state === (stateNamed(sellerState) ?? sellerState);
