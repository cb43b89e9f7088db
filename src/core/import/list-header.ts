/** The names of a list's columns, from its first row. */
import type { ListRow } from './list-row.ts';
import { tidyName } from './tidy-text.ts';

/** Names at the end that are empty are no columns. */
export function headerIn({ cells }: ListRow): string[] {
  const header = cells.map(tidyName);
  while (header.at(-1) === '') header.pop();
  return header;
}
