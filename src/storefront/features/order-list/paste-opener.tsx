/** Opens the box that reads a written order; its script is fetched only then. */
import { useState, type ComponentType } from 'react';
import { Icon } from '#ui/react/icon.tsx';
import { loadStylesheet } from '#ui/react/stylesheet.ts';
import styles from './paste-order.css?url';
import type { Desk } from './use-desk.ts';

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
  const open = () => {
    setProblem(undefined);
    Promise.all([import('./paste-box.tsx'), loadStylesheet(styles)]).then(
      ([{ PasteBox }]) => {
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
    <div className="order-paste">
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
        <p className="order-small" role="alert">
          {problem}
        </p>
      )}
      {box !== undefined && <box.Box desk={desk} onDone={close} />}
    </div>
  );
}
