/** What the buttons above a Markdown text do: put marks about what is selected, or take them away again. */

export type Mark = 'bold' | 'italic' | 'heading' | 'list' | 'numbers' | 'quote';

/** Characters from the first to before the last. */
export interface Span {
  from: number;
  to: number;
}

export interface MarkEdit {
  /** What is exchanged, and for what. */
  at: Span;
  by: string;
  /** What is selected then. */
  select: Span;
}

const AROUND = { bold: '**', italic: '_' } as const;

const BEFORE = { heading: '## ', list: '- ', numbers: '1. ', quote: '> ' } as const;

/** What each line begins with that has the mark. */
const HAS = {
  heading: /^#{1,6} /,
  list: /^[-*+] /,
  numbers: /^\d+[.)] /,
  quote: /^> ?/,
} as const;

/** Marks close to words: spaces at the ends of what is selected stay outside. */
function withoutSpace(text: string, { from, to }: Span): Span {
  const words = text.slice(from, to);
  const inner = words.trim();
  if (inner === '') return { from, to: from };
  const start = from + words.indexOf(inner);
  return { from: start, to: start + inner.length };
}

function markAround(sign: string, text: string, span: Span): MarkEdit {
  const { from, to } = withoutSpace(text, span);
  const inner = text.slice(from, to);
  const size = sign.length;
  if (
    text.slice(from - size, from) === sign &&
    text.slice(to, to + size) === sign &&
    from >= size
  ) {
    return {
      at: { from: from - size, to: to + size },
      by: inner,
      select: { from: from - size, to: to - size },
    };
  }
  return {
    at: { from, to },
    by: `${sign}${inner}${sign}`,
    select: { from: from + size, to: to + size },
  };
}

function wholeLines(text: string, { from, to }: Span): Span {
  const end = text.indexOf('\n', Math.max(from, text[to - 1] === '\n' ? to - 1 : to));
  return { from: text.lastIndexOf('\n', from - 1) + 1, to: end < 0 ? text.length : end };
}

function markLines(mark: keyof typeof BEFORE, text: string, span: Span): MarkEdit {
  const at = wholeLines(text, span);
  const lines = text.slice(at.from, at.to).split('\n');
  const counts = (line: string) => line.trim() !== '' || lines.length === 1;
  const isMarked = lines.filter(counts).every((line) => HAS[mark].test(line));
  const by = lines
    .map((line) => {
      if (!counts(line)) return line;
      const bare = line.replace(HAS[mark], '');
      return isMarked ? bare : BEFORE[mark] + bare;
    })
    .join('\n');
  const end = at.from + by.length;
  // One line is gone on with; of several all stay selected.
  return { at, by, select: { from: lines.length === 1 ? end : at.from, to: end } };
}

/** @param span what is selected */
export const markText = (mark: Mark, text: string, span: Span): MarkEdit =>
  mark === 'bold' || mark === 'italic'
    ? markAround(AROUND[mark], text, span)
    : markLines(mark, text, span);

const LINK_TO = 'https://';

const escaped = (words: string): string => words.replace(/[\\[\]]/g, String.raw`\$&`);

/**
 * A link from what is selected; where nothing is, from `words`.
 * @param to an address; without one it is selected, to be typed over
 */
export function linkText(
  text: string,
  span: Span,
  { to, words = 'words' }: { to?: string; words?: string } = {},
): MarkEdit {
  const at = withoutSpace(text, span);
  const inner = at.to > at.from ? text.slice(at.from, at.to) : escaped(words);
  const by = `[${inner}](${to ?? LINK_TO})`;
  const end = at.from + by.length;
  const select =
    to === undefined ? { from: at.from + inner.length + 3, to: end - 1 } : { from: end, to: end };
  return { at, by, select };
}

/** A picture behind what is selected. @param alt what it shows */
export function pictureText({ to }: Span, url: string, alt: string): MarkEdit {
  // A backslash does not keep a backtick from ending code that begins before it.
  const words = escaped(alt.replace(/\s+/g, ' ').trim()).replaceAll('`', '&#96;');
  const by = `![${words.replaceAll('<', '&lt;')}](${url})`;
  return { at: { from: to, to }, by, select: { from: to + by.length, to: to + by.length } };
}

/** The text once it is done. */
export const editedText = (text: string, { at, by }: MarkEdit): string =>
  text.slice(0, at.from) + by + text.slice(at.to);
