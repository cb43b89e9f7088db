/** Tools of the visual editor: commands, and how to tell whether they apply at the cursor. */
import type { Editor } from '@tiptap/core';

type Chain = ReturnType<Editor['chain']>;

interface VisualTool {
  name: string;
  sign?: string;
  /** As in the editor's own extensions, with Ctrl or Cmd. */
  keys?: string;
  run: (chain: Chain) => Chain;
  /** Name and attributes of its node or mark; undefined for a command. */
  active?: readonly [name: string, attributes?: Record<string, unknown>];
}

const heading = (level: 2 | 3): Pick<VisualTool, 'run' | 'active' | 'sign' | 'keys'> => ({
  sign: `H${level}`,
  keys: `Alt+${level}`,
  run: (chain) => chain.toggleHeading({ level }),
  active: ['heading', { level }],
});

export const TOOLS: readonly VisualTool[] = [
  { name: 'Bold', sign: 'B', keys: 'B', run: (chain) => chain.toggleBold(), active: ['bold'] },
  {
    name: 'Italic',
    sign: 'I',
    keys: 'I',
    run: (chain) => chain.toggleItalic(),
    active: ['italic'],
  },
  { name: 'Heading', ...heading(2) },
  { name: 'Subheading', ...heading(3) },
  {
    name: 'List',
    sign: '•',
    keys: 'Shift+8',
    run: (chain) => chain.toggleBulletList(),
    active: ['bulletList'],
  },
  {
    name: 'Numbered list',
    sign: '1.',
    keys: 'Shift+7',
    run: (chain) => chain.toggleOrderedList(),
    active: ['orderedList'],
  },
  {
    name: 'Quote',
    sign: '❝',
    keys: 'Shift+B',
    run: (chain) => chain.toggleBlockquote(),
    active: ['blockquote'],
  },
  {
    name: 'Table',
    run: (chain) => chain.insertTable({ rows: 3, cols: 2, withHeaderRow: true }),
  },
];

/** Shown while the cursor is in a table. */
export const TABLE_TOOLS: readonly VisualTool[] = [
  { name: 'Add row', run: (chain) => chain.addRowAfter() },
  { name: 'Add column', run: (chain) => chain.addColumnAfter() },
  { name: 'Delete row', run: (chain) => chain.deleteRow() },
  { name: 'Delete column', run: (chain) => chain.deleteColumn() },
  { name: 'Delete table', run: (chain) => chain.deleteTable() },
];

/** The names of the nodes, marks and tools at the cursor. */
export const activeAt = (editor: Editor): readonly string[] => [
  ...['table', 'link', 'image'].filter((name) => editor.isActive(name)),
  ...TOOLS.filter(({ active }) => active && editor.isActive(...active)).map(({ name }) => name),
];
