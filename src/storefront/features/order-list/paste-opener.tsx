/** Opens the box that reads a written order; its script is fetched only then. */
import { useState, type ComponentType } from 'react';
import { Icon } from '#ui/react/icon.tsx';
import type { Desk } from './use-desk.ts';
import { SMALL } from './order-class.ts';

type Box = ComponentType<{ desk: Desk; onDone: () => void }>;

interface Props {
  desk: Desk;
  /** Hears whether the box is open. */
  onOpen: (isOpen: boolean) => void;
}

export function PasteOpener({ desk, onOpen }: Props) {
  const [box, setBox] = useState<{ Box: Box }>();
  const [problem, setProblem] = useState<string>();
  const isOpen = box !== undefined;
  const isListEmpty = desk.order.lines.length === 0;
  const open = () => {
    setProblem(undefined);
    import('./paste-box.tsx').then(
      ({ PasteBox }) => {
        setBox({ Box: PasteBox });
        onOpen(true);
        desk.focusSoon('paste-text');
      },
      () => setProblem('This couldn’t be loaded. Check your connection and try again.'),
    );
  };
  const close = () => {
    setBox(undefined);
    onOpen(false);
  };
  return (
    <div className={isListEmpty && !isOpen ? 'text-center' : undefined}>
      <button
        type="button"
        className="btn btn-small btn-secondary"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : open())}
      >
        <Icon name="chat" />
        {isOpen ? 'Close' : 'Paste an order'}
      </button>
      {problem !== undefined && (
        <p className={SMALL} role="alert">
          {problem}
        </p>
      )}
      {box !== undefined && <box.Box desk={desk} onDone={close} />}
    </div>
  );
}
