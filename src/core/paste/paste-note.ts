/** The note of an item: the words of a line that are neither SKU nor quantity. */
import { COURTESIES } from './paste-terms.ts';
import type { Token } from './paste-tokens.ts';

export const NONE: ReadonlySet<Token> = new Set();

/** The text of the tokens, without the used ones and without phrases that say nothing. */
export function noteOf(
  line: string,
  tokens: readonly Token[],
  used: ReadonlySet<Token> = NONE,
): string {
  const phrases: Token[][] = [[]];
  for (const token of tokens) {
    if (used.has(token)) phrases.push([]);
    else phrases.at(-1)?.push(token);
  }
  return phrases
    .filter((phrase) => phrase.some(({ text }) => !COURTESIES.has(text)))
    .map((phrase) => {
      const [first, last] = [phrase[0], phrase.at(-1)];
      const sign = /[@₹$#~]\s*[₹$]?\s*$/.exec(first?.before ?? '')?.[0] ?? '';
      const end = last?.to ?? 0;
      const after = /^(?:["'”″%+?]|\/-)+/.exec(line.slice(end))?.[0] ?? '';
      return line.slice((first?.from ?? 0) - sign.length, end + after.length);
    })
    .join(', ');
}

/** Several notes as one. */
export const joinedNote = (notes: readonly string[]): string =>
  notes.filter((note) => note !== '').join(', ');
