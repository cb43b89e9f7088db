/** A location in India, as stored in addresses and orders. */
import * as z from 'zod';
import { line, pin } from './fields.ts';
import { LONGEST_ADDRESS_LINE, LONGEST_PLACE_NAME, MOST_ADDRESS_LINES } from './limits.ts';

/** The fields of a place. */
export const place = {
  lines: z
    .array(line(LONGEST_ADDRESS_LINE))
    .min(1)
    .max(MOST_ADDRESS_LINES)
    .meta({ example: ['12 Bazaar Road'] }),
  city: line(LONGEST_PLACE_NAME),
  state: line(LONGEST_PLACE_NAME),
  pin,
};
