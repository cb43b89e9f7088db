/** Where goods go, for GST: within the seller's state they carry CGST and SGST, beyond it IGST. */
import { INDIAN_STATES, stateOfGstin } from '#core/account/indian-states.ts';
import { plainLetters } from '#core/identifiers.ts';
import { isGstin } from '#core/gstin.ts';
import type { Order } from '#schema/order.ts';

/** How the state of an order was found. */
export type SupplySource = 'address' | 'gstin' | 'unknown';

export interface PlaceOfSupply {
  /** As it is officially written; undefined where nothing tells. */
  state: string | undefined;
  source: SupplySource;
  /** What the address says, where no state is called so. */
  unknownState: string | undefined;
}

const bare = (name: string): string =>
  plainLetters(name)
    .replace(/\b(?:and|the|of)\b|&/g, ' ')
    .replace(/[^a-z]/g, '');

/** The older and shorter names that people write. */
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

/** The state of that name, however it is written; undefined where there is none. */
export function stateNamed(written: string): string | undefined {
  const name = bare(written);
  return INDIAN_STATES.find((state) => bare(state) === name) ?? OTHER_NAMES[name];
}

/** Where an order goes: by its address, or else by where the buyer is registered. */
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
 * Whether goods stay within the seller's state.
 * @param state where they go; unknown counts as within: who takes them over the counter buys here
 */
export const isWithinState = (state: string | undefined, sellerState: string): boolean =>
  state === undefined || state === (stateNamed(sellerState) ?? sellerState);
