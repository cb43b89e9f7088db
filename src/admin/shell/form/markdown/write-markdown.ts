/** Serializes a document of the visual editor as Markdown. */
import type { Node } from '@tiptap/pm/model';
import {
  defaultMarkdownSerializer,
  MarkdownSerializer,
  type MarkdownSerializerState,
} from 'prosemirror-markdown';

type Serialize = (state: MarkdownSerializerState, node: Node, parent: Node, index: number) => void;

/** Markup that would start a heading, list, quote or rule: the part before the marker, and the marker. */
const LINE_START = /^(\d{1,9}(?=[.)](?:\s|$))|)([.)]|>|[-+=*](?=[-+=*\s]|$)|#{1,6}(?=\s|$))/;

/** Text at the start of a line, where more characters are markup. */
function writeLineStart(state: MarkdownSerializerState, text: string): void {
  const line = text.replace(/^[ \t]+/, '');
  const [all, before = '', sign = ''] = LINE_START.exec(line) ?? [''];
  if (sign !== '' && (before !== '' || !/[.)]/.test(sign))) {
    state.text(`${before}\\${sign}`, false);
    state.text(line.slice(all.length));
  } else state.text(line);
}

const around = (sign: string) => ({
  open: sign,
  close: sign,
  mixable: true,
  expelEnclosingWhitespace: true,
});
const DELIMITERS = { bold: around('**'), italic: around('*'), strike: around('~~') };

const WORD = /[^\s\p{P}\p{S}]/u;
const SIGN = /[\p{P}\p{S}]/u;

const delimitersOf = ({ marks }: Node): string[] =>
  marks.flatMap(({ type: { name } }) => (name in DELIMITERS ? [name] : []));

/**
 * Whether a letter of `node` would hide the marks of `beside`: next to a letter, Markdown reads asterisks before
 * or after punctuation as text. Such a letter is written as a character reference, which counts as punctuation.
 */
function hidesMarks(node: Node, beside: Node | null, letter = '', sign = ''): boolean {
  if (beside?.isText !== true || !WORD.test(letter)) return false;
  const own = delimitersOf(node);
  const marks = delimitersOf(beside).filter((name) => !own.includes(name));
  return marks.length > 0 && (SIGN.test(sign) || (marks.length > 1 && marks.includes('strike')));
}

const byNumber = (letter = ''): string => `&#${letter.codePointAt(0) ?? 0};`;

const writeText: Serialize = (state, node, parent, index) => {
  const letters = Array.from(node.text ?? '');
  const before = parent.maybeChild(index - 1);
  const after = parent.maybeChild(index + 1);
  const first = hidesMarks(node, before, letters[0], before?.text?.at(-1)) ? letters.shift() : '';
  const last = hidesMarks(node, after, letters.at(-1), after?.text?.at(0)) ? letters.pop() : '';
  if (first !== '') state.text(byNumber(first), false);
  const isLineStart = before === null || before.type.name === 'hardBreak';
  if (isLineStart && node.marks.length === 0) writeLineStart(state, letters.join(''));
  else state.text(letters.join(''));
  if (last !== '') state.text(byNumber(last), false);
};

/** Markdown merges two adjacent lists unless their markers differ. */
function isSecondOfTwo(node: Node, parent: Node, index: number): boolean {
  let before = 0;
  while (index > before && parent.child(index - before - 1).type === node.type) before += 1;
  return before % 2 === 1;
}

const inlineOf = (cell: Node): string =>
  serializer
    .serialize(cell)
    .replaceAll(/\\?\n/g, ' ')
    .replaceAll(/\\?\|/g, String.raw`\|`);

const RULES: Record<string, string> = { left: ':--', center: ':-:', right: '--:' };

const writeTable: Serialize = (state, table) => {
  const lines = table.children.map((row) => `| ${row.children.map(inlineOf).join(' | ')} |`);
  const rules = table.child(0).children.map(({ attrs }) => RULES[String(attrs['align'])] ?? '---');
  lines.splice(1, 0, `| ${rules.join(' | ')} |`);
  for (const [at, line] of lines.entries()) {
    if (at > 0) state.ensureNewLine();
    state.write(line);
  }
  state.closeBlock(table);
};

const quoted = (title: unknown): string =>
  typeof title === 'string' && title !== ''
    ? ` "${title.replaceAll(/["\\]/g, String.raw`\$&`)}"`
    : '';

const addressed = (address: unknown): string =>
  String(address).replaceAll(/[()\\]/g, String.raw`\$&`);

const NODES: Record<string, Serialize> = {
  paragraph(state, node) {
    state.renderInline(node);
    state.closeBlock(node);
  },
  heading(state, node) {
    state.write(`${'#'.repeat(Number(node.attrs['level']))} `);
    state.renderInline(node, false);
    state.closeBlock(node);
  },
  blockquote(state, node) {
    state.wrapBlock('> ', null, node, () => state.renderContent(node));
  },
  bulletList(state, node, parent, index) {
    const sign = isSecondOfTwo(node, parent, index) ? '* ' : '- ';
    state.renderList(node, '  ', () => sign);
  },
  orderedList(state, node, parent, index) {
    const sign = isSecondOfTwo(node, parent, index) ? ') ' : '. ';
    const start = Number(node.attrs['start']);
    const width = String(start + node.childCount - 1).length + sign.length;
    state.renderList(node, ' '.repeat(width), (at) => `${start + at}${sign}`.padEnd(width));
  },
  listItem(state, node) {
    state.renderContent(node);
  },
  codeBlock(state, node) {
    const ticks = Math.max(2, ...[...node.textContent.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = '`'.repeat(ticks + 1);
    state.write(`${fence}${String(node.attrs['language'] ?? '')}\n`);
    state.text(node.textContent, false);
    state.write('\n');
    state.write(fence);
    state.closeBlock(node);
  },
  horizontalRule(state, node) {
    state.write('---');
    state.closeBlock(node);
  },
  table: writeTable,
  image(state, { attrs }) {
    const alt = state.esc(String(attrs['alt'] ?? '').replaceAll(/\s+/g, ' '));
    state.write(`![${alt}](${addressed(attrs['src'])}${quoted(attrs['title'])})`);
  },
  hardBreak(state, _, parent, index) {
    // At the end of a paragraph it would be a literal backslash.
    const isLast = parent.children.slice(index).every(({ type }) => type.name === 'hardBreak');
    if (!isLast) state.write('\\\n');
  },
  text: writeText,
};

/** ProseMirror's serializer chooses the number of backticks. */
const { code } = defaultMarkdownSerializer.marks;

const serializer = new MarkdownSerializer(
  NODES,
  {
    ...DELIMITERS,
    link: {
      open: '[',
      close: (_, { attrs }) => `](${addressed(attrs['href'])}${quoted(attrs['title'])})`,
      mixable: true,
    },
    ...(code && { code }),
  },
  {
    hardBreakNodeName: 'hardBreak',
    // An autolink, a character reference, and consecutive underscores.
    escapeExtraCharacters: /<(?=[a-z])|&(?=#?\w+;)|(?<!\\)(?:(?<=_)_|_(?=\\?_))/gi,
  },
);

/** The Markdown of a document. */
export const toMarkdown = (document: Node): string => serializer.serialize(document);
