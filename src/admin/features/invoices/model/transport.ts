/** How the goods of an e-way bill travel, and what the portal requires of it (master of vehicle numbers of 28 March 2023). */
import { formatCount } from '#core/format.ts';
import { indiaDay } from '#core/india-time.ts';
import { portalDay } from '#core/invoicing/rupee-number.ts';

export const ROAD = 1;
export const RAIL = 2;
export const AIR = 3;
export const SHIP = 4;
export type TransportMode = typeof ROAD | typeof RAIL | typeof AIR | typeof SHIP;

export interface Transport {
  mode: TransportMode;
  /** Whole km; 0 lets the portal calculate it from the PIN codes. */
  distanceKm: number;
  transporter?: { name: string; id?: string | undefined } | undefined;
  vehicle?: string | undefined;
  /** The carrier's document, with the start of its day in ms. */
  document?: { number?: string | undefined; day?: number | undefined } | undefined;
}

/** What the carrier's document is called. */
export const TRANSPORT_DOCUMENTS: Record<TransportMode, string> = {
  [ROAD]: 'Lorry receipt',
  [RAIL]: 'Railway receipt',
  [AIR]: 'Airway bill',
  [SHIP]: 'Bill of lading',
};

/** The portal refuses longer distances, km. */
const LONGEST_DISTANCE = 4_000;

/** AB121234 to AB12ABC1234, ABC1234, AB123A1234; defence (DF), temporary (TM, TR), Bhutan (BP) and Nepal (NP). */
const VEHICLE =
  /^(?:[A-Z]{2}\d{2}[A-Z]{0,3}\d{4}|[A-Z]{3}\d{4}|[A-Z]{2}\d{3}[A-Z]\d{4}|(?:DF|TM|TR|BP|NP)[A-Z0-9]{5,13})$/;

/** A GSTIN, or the number of an enrolled transporter. */
const TRANSPORTER_ID = /^\d{2}[0-9A-Z]{13}$/;
const DOCUMENT_NUMBER = /^[A-Z0-9/-]{1,15}$/;
/** Since 2025: parcels, freight, leased wagons. */
const RAIL_NUMBER = /^[PFL]/;

function documentProblem({ mode, document }: Transport, issuedAt: number): string | undefined {
  const { number, day } = document ?? {};
  const name = TRANSPORT_DOCUMENTS[mode].toLowerCase();
  if (number === undefined)
    return mode === ROAD && day === undefined ? undefined : `Enter the number of the ${name}.`;
  if (!DOCUMENT_NUMBER.test(number))
    return `The number of the ${name} can have only letters, digits, / and -, at most 15. If it is longer, enter its last 15 characters.`;
  if (mode === RAIL && !RAIL_NUMBER.test(number))
    return 'The number of a railway receipt starts with P for a parcel, F for freight or L for a leased wagon. Enter it like PNZM2020-307306.';
  if (day === undefined) return mode === ROAD ? undefined : `Enter the date of the ${name}.`;
  return indiaDay(day) < indiaDay(issuedAt)
    ? `The ${name} can’t be older than the invoice. Enter a date from ${portalDay(issuedAt)} on.`
    : undefined;
}

/** Why the portal would refuse it; undefined if it accepts it. @param issuedAt of the invoice, ms */
export function transportProblem(transport: Transport, issuedAt: number): string | undefined {
  const { mode, distanceKm, transporter, vehicle } = transport;
  if (!Number.isInteger(distanceKm) || distanceKm < 0 || distanceKm > LONGEST_DISTANCE)
    return `Enter the distance in whole kilometres, up to ${formatCount(LONGEST_DISTANCE)}.`;
  if (transporter?.id !== undefined && !TRANSPORTER_ID.test(transporter.id))
    return 'Enter the transporter ID with its 15 characters, like 36AABCG1234R1Z5.';
  if (vehicle !== undefined && !VEHICLE.test(vehicle))
    return 'Enter the vehicle number as on its plate, like TS09AB1234.';
  if (mode === ROAD && transporter?.id === undefined && vehicle === undefined)
    return 'Enter the vehicle number or the transporter ID.';
  return documentProblem(transport, issuedAt);
}
