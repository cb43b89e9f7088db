/** Serializes a document of the visual editor as Markdown. */
import type { Node } from '@tiptap/pm/model';
import {
  defaultMarkdownSerializer,
  MarkdownSerializer,
  type MarkdownSerializerState,
} from 'prosemirror-markdown';

type Serialize = (state: MarkdownSerializerState, node: Node, parent: Node, index: number) => void;

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
  const text = letters.join('');
  // Leading spaces would make a code block.
  state.text(isLineStart ? text.trimStart() : text);
  if (last !== '') state.text(byNumber(last), false);
};

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

const { nodes, marks } = defaultMarkdownSerializer;

/** Nodes that ProseMirror's serializer knows by another name. */
const SAME = {
  paragraph: nodes['paragraph'],
  heading: nodes['heading'],
  blockquote: nodes['blockquote'],
  listItem: nodes['list_item'],
  horizontalRule: nodes['horizontal_rule'],
  image: nodes['image'],
  hardBreak: nodes['hard_break'],
};

const NODES: Record<string, Serialize> = {
  // ProseMirror always has them, but does not type their names.
  ...(SAME as Record<keyof typeof SAME, Serialize>),
  bulletList(state, node) {
    state.renderList(node, '  ', () => '- ');
  },
  orderedList(state, node) {
    const start = Number(node.attrs['start']);
    const width = `${start + node.childCount - 1}. `.length;
    state.renderList(node, ' '.repeat(width), (at) => `${start + at}. `.padEnd(width));
  },
  codeBlock(state, node) {
    const ticks = Math.max(2, ...[...node.textContent.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = '`'.repeat(ticks + 1);
    state.write(`${fence}${String(node.attrs['language'] ?? '')}\n`);
    state.text(node.textContent, false);
    state.write(`\n${fence}`);
    state.closeBlock(node);
  },
  table: writeTable,
  text: writeText,
};

const serializer = new MarkdownSerializer(
  NODES,
  {
    ...DELIMITERS,
    link: {
      open: '[',
      close: (_, { attrs }) => `](${addressed(attrs['href'])}${quoted(attrs['title'])})`,
      mixable: true,
    },
    // It chooses the number of backticks.
    ...(marks['code'] && { code: marks['code'] }),
  },
  {
    hardBreakNodeName: 'hardBreak',
    // Line starts that ProseMirror does not escape, an autolink, a character reference, and underscores in a row.
    escapeExtraCharacters:
      /^[+=](?=[+=\s]|$)|(?<=^\d{1,9})(?:\)(?=\s|$)|\.$)|<(?=[a-z])|&(?=#?\w+;)|(?<!\\)(?:(?<=_)_|_(?=\\?_))/gi,
  },
);

/** The Markdown of a document. */
export const toMarkdown = (document: Node): string => serializer.serialize(document);
