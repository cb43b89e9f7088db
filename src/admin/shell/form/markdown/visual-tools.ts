/** Tools of the visual editor: commands, and their state at the cursor. */
import type { Editor } from '@tiptap/core';
import { DIALOG_TOOLS, type ToolLook } from './toolbar.tsx';

const MARKS = [
  { tool: 'bold', name: 'Bold', sign: 'B', keys: { code: 'KeyB', shift: false, shown: 'B' } },
  { tool: 'italic', name: 'Italic', sign: 'I', keys: { code: 'KeyI', shift: false, shown: 'I' } },
  {
    tool: 'heading',
    name: 'Heading',
    sign: 'H2',
    keys: { code: 'Digit2', shift: true, shown: 'Shift+2' },
  },
  {
    tool: 'subheading',
    name: 'Subheading',
    sign: 'H3',
    keys: { code: 'Digit3', shift: true, shown: 'Shift+3' },
  },
  {
    tool: 'list',
    name: 'List',
    sign: '•',
    keys: { code: 'Digit8', shift: true, shown: 'Shift+8' },
  },
  {
    tool: 'numbers',
    name: 'Numbered list',
    sign: '1.',
    keys: { code: 'Digit7', shift: true, shown: 'Shift+7' },
  },
  {
    tool: 'quote',
    name: 'Quote',
    sign: '❝',
    keys: { code: 'Digit9', shift: true, shown: 'Shift+9' },
  },
  { tool: 'link', name: 'Link', keys: { code: 'KeyK', shift: true, shown: 'Shift+K' } },
] as const satisfies readonly ToolLook<string>[];

export const TOOLS = [
  ...MARKS,
  ...DIALOG_TOOLS,
  { tool: 'table', name: 'Table' },
] as const satisfies readonly ToolLook<string>[];

/** Shown while the cursor is in a table. */
export const TABLE_TOOLS = [
  { tool: 'row', name: 'Add row' },
  { tool: 'column', name: 'Add column' },
  { tool: 'no-row', name: 'Delete row' },
  { tool: 'no-column', name: 'Delete column' },
  { tool: 'no-table', name: 'Delete table' },
] as const satisfies readonly ToolLook<string>[];

export type VisualTool = (typeof TOOLS)[number]['tool'];
type TableTool = (typeof TABLE_TOOLS)[number]['tool'];
/** Tools that change the text without a dialog. */
export type DirectTool = Exclude<VisualTool, 'link' | 'product' | 'picture'> | TableTool;

const NEW_TABLE = { rows: 3, cols: 2, withHeaderRow: true };

const RUNS: Record<DirectTool, (chain: ReturnType<Editor['chain']>) => typeof chain> = {
  bold: (chain) => chain.toggleBold(),
  italic: (chain) => chain.toggleItalic(),
  heading: (chain) => chain.toggleHeading({ level: 2 }),
  subheading: (chain) => chain.toggleHeading({ level: 3 }),
  list: (chain) => chain.toggleBulletList(),
  numbers: (chain) => chain.toggleOrderedList(),
  quote: (chain) => chain.toggleBlockquote(),
  table: (chain) => chain.insertTable(NEW_TABLE),
  row: (chain) => chain.addRowAfter(),
  column: (chain) => chain.addColumnAfter(),
  'no-row': (chain) => chain.deleteRow(),
  'no-column': (chain) => chain.deleteColumn(),
  'no-table': (chain) => chain.deleteTable(),
};

/** Runs the command of a tool and keeps the focus in the text. */
export const runTool = (editor: Editor, tool: DirectTool): boolean =>
  RUNS[tool](editor.chain().focus()).run();

/** State of the toolbar at the cursor. */
export const toolbarState = (editor: Editor) => ({
  isInTable: editor.isActive('table'),
  active: {
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    heading: editor.isActive('heading', { level: 2 }),
    subheading: editor.isActive('heading', { level: 3 }),
    list: editor.isActive('bulletList'),
    numbers: editor.isActive('orderedList'),
    quote: editor.isActive('blockquote'),
    link: editor.isActive('link'),
    picture: editor.isActive('image'),
  },
});
