/** Toolbar of a text, with keyboard shortcuts. */
import type { KeyboardEvent, ReactNode } from 'react';
import { TOOL } from '#admin/shell/look/classes.ts';

export interface ToolLook<T extends string> {
  tool: T;
  name: string;
  /** Content of the button; its name by default. */
  sign?: string;
  /** With Ctrl or Cmd; `code` as in `KeyboardEvent.code`. */
  keys?: { code: string; shift: boolean; shown: string };
}

/** Tools that open a dialog. */
export const DIALOG_TOOLS = [
  {
    tool: 'product',
    name: 'Link to product',
    sign: 'Product',
    keys: { code: 'Digit5', shift: true, shown: 'Shift+5' },
  },
  { tool: 'picture', name: 'Image', keys: { code: 'Digit6', shift: true, shown: 'Shift+6' } },
] as const satisfies readonly ToolLook<string>[];

/** The tool of a keyboard shortcut. */
export const toolFor = <T extends string>(
  tools: readonly ToolLook<T>[],
  { code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent,
): T | undefined =>
  (ctrlKey || metaKey) && !altKey
    ? tools.find(({ keys }) => keys?.code === code && keys.shift === shiftKey)?.tool
    : undefined;

/** Arrow keys move between buttons. */
function moveByKey(event: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === event.target);
  if (step === undefined || at < 0) return;
  event.preventDefault();
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}

interface Props<T extends string> {
  label?: string;
  /** Id of the text input. */
  controls: string;
  tools: readonly ToolLook<T>[];
  /** Tools active at the cursor; absent for tools without a state. */
  active?: Partial<Record<T, boolean>>;
  onTool: (tool: T) => void;
  children?: ReactNode;
}

export const Toolbar = <T extends string>({
  label = 'Formatting',
  controls,
  tools,
  active = {},
  onTool,
  children,
}: Props<T>) => (
  <div
    role="toolbar"
    aria-label={label}
    aria-controls={controls}
    className="col-span-full flex flex-wrap gap-1"
    onKeyDown={moveByKey}
  >
    {tools.map(({ tool, name, sign = name, keys }) => (
      <button
        key={tool}
        type="button"
        data-tool={tool}
        className={`${TOOL} data-[tool=bold]:font-[700] data-[tool=italic]:italic`}
        title={keys ? `${name} (Ctrl+${keys.shown})` : name}
        aria-keyshortcuts={keys && `Control+${keys.shown} Meta+${keys.shown}`}
        aria-pressed={active[tool]}
        onClick={() => onTool(tool)}
      >
        <span aria-hidden="true">{sign}</span>
        <span className="sr-only">{name}</span>
      </button>
    ))}
    {children}
  </div>
);
