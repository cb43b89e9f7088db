/** A person's name in two: the documents of customers keep both parts. */

/** What stands before the first space, and what follows; one word is a first name. */
export function splitName(displayName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = displayName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}
