/** The buttons above a Markdown text, each with its keys. */
import type { KeyboardEvent } from 'react';
import type { Mark } from '#domain/editing/markdown-marks.ts';
import { Icon } from '#admin/shell/icon.tsx';

export type Tool = Mark | 'link' | 'product' | 'picture';

interface ToolLook {
  tool: Tool;
  name: string;
  sign: string;
  /** With Ctrl, or Cmd; `code` as keyboards name keys. */
  keys: { code: string; shift: boolean; shown: string };
}

const TOOLS: readonly ToolLook[] = [
  { tool: 'bold', name: 'Bold', sign: 'B', keys: { code: 'KeyB', shift: false, shown: 'B' } },
  { tool: 'italic', name: 'Italic', sign: 'I', keys: { code: 'KeyI', shift: false, shown: 'I' } },
  {
    tool: 'heading',
    name: 'Heading',
    sign: 'H',
    keys: { code: 'Digit2', shift: true, shown: 'Shift+2' },
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
  {
    tool: 'link',
    name: 'Link',
    sign: 'Link',
    keys: { code: 'KeyK', shift: true, shown: 'Shift+K' },
  },
  {
    tool: 'product',
    name: 'Link to product',
    sign: 'Product',
    keys: { code: 'Digit5', shift: true, shown: 'Shift+5' },
  },
  {
    tool: 'picture',
    name: 'Image',
    sign: 'Image',
    keys: { code: 'Digit6', shift: true, shown: 'Shift+6' },
  },
];

/** The tool whose keys are pressed. */
export const toolFor = ({
  code,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: KeyboardEvent): Tool | undefined =>
  (ctrlKey || metaKey) && !altKey
    ? TOOLS.find(({ keys }) => keys.code === code && keys.shift === shiftKey)?.tool
    : undefined;

interface Props {
  /** Id of the text. */
  controls: string;
  /** Id of the preview, and whether it is in sight. */
  preview: string;
  isShown: boolean;
  /** Whether the text may have pictures of its own. */
  hasPictures: boolean;
  onTool: (tool: Tool) => void;
  onShow: () => void;
}

/** Arrow keys lead from button to button. */
function moveByKey(event: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === event.target);
  if (step === undefined || at < 0) return;
  event.preventDefault();
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}

export const MarkdownToolbar = ({
  controls,
  isShown,
  hasPictures,
  preview,
  onTool,
  onShow,
}: Props) => (
  <div
    role="toolbar"
    aria-label="Formatting"
    aria-controls={controls}
    className="admin-markdown-tools"
    onKeyDown={moveByKey}
  >
    {TOOLS.filter(({ tool }) => hasPictures || tool !== 'picture').map(
      ({ tool, name, sign, keys }) => (
        <button
          key={tool}
          type="button"
          data-tool={tool}
          title={`${name} (Ctrl+${keys.shown})`}
          aria-keyshortcuts={`Control+${keys.shown} Meta+${keys.shown}`}
          onClick={() => onTool(tool)}
        >
          <span aria-hidden="true">{sign}</span>
          <span className="sr-only">{name}</span>
        </button>
      ),
    )}
    <button
      type="button"
      className="admin-markdown-show"
      aria-pressed={isShown}
      aria-controls={isShown ? preview : undefined}
      onClick={onShow}
    >
      <Icon name="catalogue" size={16} />
      Preview
    </button>
  </div>
);
