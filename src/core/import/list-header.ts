/** The names of a list's columns, from its first row. */
import type { ListRow } from './list-row.ts';
import { tidyName } from './tidy-text.ts';

/** Empty names at the end are ignored. */
export function headerIn({ cells }: ListRow): string[] {
  const header = cells.map(tidyName);
  while (header.at(-1) === '') header.pop();
  return header;
}
