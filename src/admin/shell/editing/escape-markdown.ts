/** Escapes text and pictures as Markdown. */

/** Text inside the brackets of a link or picture. */
export const escapeText = (text: string): string => text.replace(/[\\[\]]/g, String.raw`\$&`);

/**
 * A picture.
 * @param alt alt text
 */
export function imageMarkdown(url: string, alt: string): string {
  // Backslashes don't escape backticks inside of code, so they become entities.
  const escaped = escapeText(alt.replace(/\s+/g, ' ').trim()).replaceAll('`', '&#96;');
  return `![${escaped.replaceAll('<', '&lt;')}](${url})`;
}
