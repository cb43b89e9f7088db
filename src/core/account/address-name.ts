/** Names of address documents, `01` to `40`: rules take no others, and so no more than there are names. */
import { MOST_ADDRESS_NAMES } from '#schema/limits.ts';

const NAMES = Array.from({ length: MOST_ADDRESS_NAMES }, (_, at) =>
  String(at + 1).padStart(2, '0'),
);

/** The same as a pattern, for the rules. */
export const ADDRESS_NAME = new RegExp(`^(?:${NAMES.join('|')})$`);

/** Names that no document has yet, in their order. @param taken those that one has */
export function freeAddressNames(taken: Iterable<string>): string[] {
  const names = new Set(taken);
  return NAMES.filter((name) => !names.has(name));
}
