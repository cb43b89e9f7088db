/** Words and pictures as Markdown. */

/** Words within the brackets of a link or picture. */
export const escapeWords = (words: string): string => words.replace(/[\\[\]]/g, String.raw`\$&`);

/** A picture. @param alt what it shows */
export function imageMarkdown(url: string, alt: string): string {
  // A backslash does not keep a backtick from ending code that begins before it.
  const words = escapeWords(alt.replace(/\s+/g, ' ').trim()).replaceAll('`', '&#96;');
  return `![${words.replaceAll('<', '&lt;')}](${url})`;
}
