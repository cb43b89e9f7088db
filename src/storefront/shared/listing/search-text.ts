/** The search text of an address: `?q=jhumka`. */
import { oneLine } from '#core/one-line.ts';

const LONGEST_TEXT = 120;

export const searchTextFrom = (search: URLSearchParams): string =>
  oneLine(search.get('q') ?? '', LONGEST_TEXT);
