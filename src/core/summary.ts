/** Shortens text for places that show one or two lines of it. */

/**
 * The text on one line, at most `most` characters, cut at a word with an ellipsis. Lone surrogates, which cannot
 * be encoded, are replaced.
 */
export function summary(text: string, most: number): string {
  const line = text.toWellFormed().replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const start = line.slice(0, most);
  const space = start.lastIndexOf(' ');
  const whole = space > most / 2 ? start.slice(0, space) : start.slice(0, most - 1);
  return `${whole.replace(/[\s,;:.–—-]+$|[\uD800-\uDBFF]$/g, '')}…`;
}
