/** A named order list of a customer (`webUsers/{uid}/lists/{id}`; the ID is a UUID created in the browser). */
import * as z from 'zod';
import { instant } from './fields.ts';
import { defineKind } from './kind.ts';
import {
  LONGEST_LINE_NOTE,
  LONGEST_LIST_NAME,
  LONGEST_SKU,
  MOST_ORDER_LINES,
  SHORTEST_SKU,
} from './limits.ts';

const SKU = String.raw`[A-Z0-9][A-Z0-9-]{${SHORTEST_SKU - 1},${LONGEST_SKU - 1}}`;
/** The sizes as in `core/order/list-text.ts`; RE2 counts to 1,000. */
const SIZES = String.raw`(?:\.[^ \p{Cc}]{1,1000})?`;
const NOTE = String.raw`(?: [^ \p{Cc}][^\p{Cc}]{0,${LONGEST_LINE_NOTE - 1}})?`;

/**
 * One product: `RG101.12`, with sizes `BG101.12.2-4=6.2-6=6`, and a note after a space. A text, because the rules
 * check all lines of a list of texts at once, but cannot check 200 maps.
 */
const savedLine = z
  .string()
  .regex(new RegExp(`^${SKU}\\.[1-9][0-9]{0,5}${SIZES}${NOTE}$`, 'u'))
  .meta({ example: 'RG101.12', patternBounds: true });

/** As short as possible in the rules; browsers write it without spaces at the ends. */
const listName = z
  .string()
  .max(LONGEST_LIST_NAME)
  .regex(new RegExp(String.raw`^[^ \p{Cc}][^\p{Cc}]{0,${LONGEST_LIST_NAME - 1}}$`, 'u'))
  .meta({ example: 'Text', patternBounds: true });

const savedList = z.object({
  name: listName,
  lines: z.array(savedLine).max(MOST_ORDER_LINES),
  /** The device's time of the last change; of two versions the later one counts. */
  editedAt: instant,
  /** Deleted lists stay for 90 days, so that another device deletes its copy, too. */
  isDeleted: z.boolean().meta({ example: false }),
});
export type SavedListDocument = z.output<typeof savedList>;

export const savedListKind = defineKind({
  name: 'saved list',
  collection: 'webUsers/{uid}/lists',
  schema: savedList,
});
