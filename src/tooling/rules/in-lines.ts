/** Breaks long expressions of the rules into lines. */

/** Columns of a line of the rules. */
const WIDTH = 120;

/** Parts of an expression joined by `mark`, several on a line. */
export const inLines = (parts: readonly string[], mark: string): string =>
  parts.reduce((text, part) => {
    const line = text.length - text.lastIndexOf('\n') + part.length;
    return `${text}${mark}${line < WIDTH ? ' ' : '\n    '}${part}`;
  });
