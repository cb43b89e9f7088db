/** What is in parcels that are sent together, for customers and staff. */
import { formatCounted, formatKilograms, formatRupees } from '#core/format.ts';
import type { Shipment } from '#schema/shipment.ts';
import { formatTotal } from './total-units.ts';

type Contents = Pick<Shipment, 'parcels' | 'lines' | 'weightG' | 'insuredPaise'>;

/** `2 parcels`, `36 pieces`, `0.85 kg` and `insured for ₹25,000`, as far as they are known. */
export const parcelFacts = ({ parcels, lines, weightG, insuredPaise }: Contents): string[] => [
  formatCounted(parcels, 'parcel'),
  formatTotal(lines),
  ...(weightG === undefined ? [] : [formatKilograms(weightG)]),
  ...(insuredPaise === undefined ? [] : [`insured for ${formatRupees(insuredPaise)}`]),
];
