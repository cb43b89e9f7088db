/**
 * Firestore's rules check each line of an order, but evaluate a limited number of expressions for one document. A longer order is
 * written together with empty documents (`orders/{id}/lineChecks/{first}`), one for each further group of lines.
 */
import { MOST_ORDER_LINES } from '#schema/limits.ts';

/** The number of lines checked with the order itself. */
export const LINES_IN_ORDER = 15;

/** The number of lines checked with each additional document. */
export const LINES_IN_CHECK = 20;

/** The documents' IDs: each is the index of the first line it covers. */
export const lineChecks = (lines: number): string[] =>
  Array.from({ length: Math.ceil((lines - LINES_IN_ORDER) / LINES_IN_CHECK) }, (_, part) =>
    String(LINES_IN_ORDER + part * LINES_IN_CHECK),
  );

/** The pattern of such an ID. */
export const LINE_CHECK = new RegExp(`^(?:${lineChecks(MOST_ORDER_LINES).join('|')})$`);
