/** Place of supply for GST: CGST and SGST within the seller's state, otherwise IGST. */
import { INDIAN_STATES, stateOfGstin } from '#core/account/indian-states.ts';
import { plainLetters } from '#core/identifiers.ts';
import { isGstin } from '#core/gstin.ts';
import type { Order } from '#schema/order.ts';
import type { Quote } from './calculate-quote.ts';

const bare = (name: string): string =>
  plainLetters(name)
    .replace(/\b(?:and|the|of)\b|&/g, ' ')
    .replace(/[^a-z]/g, '');

/** Older names and abbreviations in use, as `bare` writes them. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  orissa: 'Odisha',
  pondicherry: 'Puducherry',
  uttaranchal: 'Uttarakhand',
  newdelhi: 'Delhi',
  nctdelhi: 'Delhi',
  damandiu: 'Dadra and Nagar Haveli and Daman and Diu',
  tn: 'Tamil Nadu',
  ap: 'Andhra Pradesh',
  mp: 'Madhya Pradesh',
  up: 'Uttar Pradesh',
  wb: 'West Bengal',
};

/** The official state for a name in any usual spelling; undefined if there is none. */
export function officialState(written: string): string | undefined {
  const name = bare(written);
  return INDIAN_STATES.find((state) => bare(state) === name) ?? OTHER_NAMES[name];
}

/** The state of the delivery address, or else of the buyer's registration; undefined if unknown. */
export function placeOfSupply({
  address,
  contact: { gstin },
}: Pick<Order, 'address' | 'contact'>): string | undefined {
  if (address !== undefined) return officialState(address.state);
  return gstin !== undefined && isGstin(gstin)
    ? officialState(stateOfGstin(gstin) ?? '')
    : undefined;
}

/**
 * Whether the supply is within the seller's state.
 * @param state place of supply; an unknown one counts as within, as for sales over the counter
 */
export const isWithinState = (state: string | undefined, sellerState: string): boolean =>
  state === undefined || state === officialState(sellerState);

/**
 * How GST can be charged: CGST and SGST within the seller's state, also over its counter to a buyer from another state,
 * or IGST beyond it.
 */
export const SUPPLIES = ['within', 'counter', 'beyond'] as const;
export type Supply = (typeof SUPPLIES)[number];

/** What is possible for an order, the usual way first. */
export function suppliesOf(
  order: Pick<Order, 'address' | 'contact'>,
  sellerState: string,
): readonly [Supply, ...Supply[]] {
  const state = placeOfSupply(order);
  if (state === undefined) return ['within', 'beyond'];
  return isWithinState(state, sellerState) ? ['within'] : ['beyond', 'counter'];
}

/** Why the taxes of a quote don't fit the address of its order; undefined if they do. */
export function supplyProblem(
  order: Pick<Order, 'address' | 'contact'>,
  { cgstPaise, igstPaise, isOverCounter = false }: Quote,
  sellerState: string,
): string | undefined {
  const [usual] = suppliesOf(order, sellerState);
  const state = placeOfSupply(order);
  if (state === undefined) return undefined;
  if (usual === 'beyond' && cgstPaise > 0 && !isOverCounter)
    return `The quote charges CGST and SGST, but the place of supply is ${state}.`;
  return usual === 'within' && igstPaise > 0
    ? `The quote charges IGST, but the place of supply is ${state}.`
    : undefined;
}
