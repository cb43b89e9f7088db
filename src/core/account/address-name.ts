/**
 * IDs of address documents, `01` to `40`. The rules accept no others, which limits how many addresses there can
 * be.
 */
import { MOST_ADDRESS_NAMES } from '#schema/limits.ts';

const NAMES = Array.from({ length: MOST_ADDRESS_NAMES }, (_, at) =>
  String(at + 1).padStart(2, '0'),
);

/** The same as a pattern, for the rules; the number of names is a multiple of ten. */
export const ADDRESS_NAME = new RegExp(
  `^(?:0[1-9]|[1-${MOST_ADDRESS_NAMES / 10 - 1}]\\d|${MOST_ADDRESS_NAMES})$`,
);

/** The free IDs in order. @param taken IDs in use */
export function freeAddressNames(taken: Iterable<string>): string[] {
  const names = new Set(taken);
  return NAMES.filter((name) => !names.has(name));
}
