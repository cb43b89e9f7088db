/** Toolbar of a text. */
import type { KeyboardEvent, ReactNode } from 'react';
import { TOOL } from '#admin/shell/look/classes.ts';

interface ButtonProps {
  name: string;
  /** Content of the button; its name by default. */
  sign?: string | undefined;
  /** Its keys in the editor, with Ctrl or Cmd: `Shift+7`. */
  keys?: string | undefined;
  /** Whether it applies at the cursor; undefined for tools without a state. */
  isActive?: boolean | undefined;
  onClick: () => void;
}

export const ToolButton = ({ name, sign = name, keys, isActive, onClick }: ButtonProps) => (
  <button
    type="button"
    data-tool={name}
    className={`${TOOL} data-[tool=Bold]:font-[700] data-[tool=Italic]:italic`}
    title={keys ? `${name} (Ctrl+${keys})` : name}
    aria-keyshortcuts={keys && `Control+${keys} Meta+${keys}`}
    aria-pressed={isActive}
    onClick={onClick}
  >
    <span aria-hidden="true">{sign}</span>
    <span className="sr-only">{name}</span>
  </button>
);

/** Arrow keys move between buttons. */
function moveByKey(event: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === event.target);
  if (step === undefined || at < 0) return;
  event.preventDefault();
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}

interface Props {
  label: string;
  /** Id of the text input. */
  controls: string;
  children: ReactNode;
}

export const Toolbar = ({ label, controls, children }: Props) => (
  <div
    role="toolbar"
    aria-label={label}
    aria-controls={controls}
    className="col-span-full flex flex-wrap gap-1"
    onKeyDown={moveByKey}
  >
    {children}
  </div>
);
