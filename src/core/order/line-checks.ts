/**
 * Firestore's rules check each line of an order, but evaluate only so much for one document: an order of more lines is
 * written together with empty documents (`orders/{id}/lineChecks/{first}`), one for each further part of the lines.
 */
import { MOST_ORDER_LINES } from '#schema/limits.ts';

/** So many lines are checked with the order itself. */
export const LINES_IN_ORDER = 20;

/** So many more with each document beside it. */
export const LINES_IN_CHECK = 25;

/** The IDs of these documents: each is the place of the first line that it stands for. */
export const lineChecks = (lines: number): string[] =>
  Array.from({ length: Math.ceil((lines - LINES_IN_ORDER) / LINES_IN_CHECK) }, (_, part) =>
    String(LINES_IN_ORDER + part * LINES_IN_CHECK),
  );

/** What such an ID must fit. */
export const LINE_CHECK = new RegExp(`^(?:${lineChecks(MOST_ORDER_LINES).join('|')})$`);
