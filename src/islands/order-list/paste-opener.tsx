/** Opens the box that reads a written order; its script is fetched only then. */
import { useState, type ComponentType } from 'react';
import { Icon } from '#parts/icon.tsx';
import { loadStylesheet } from '#parts/stylesheet.ts';
import styles from './paste-order.css?url';
import type { Desk } from './use-desk.ts';

type Box = ComponentType<{ desk: Desk; onDone: () => void }>;

export function PasteOpener({ desk }: { desk: Desk }) {
  const [box, setBox] = useState<{ Box: Box }>();
  const [problem, setProblem] = useState<string>();
  const isOpen = box !== undefined;
  const open = () => {
    setProblem(undefined);
    Promise.all([import('./paste-box.tsx'), loadStylesheet(styles)]).then(
      ([{ PasteBox }]) => {
        setBox({ Box: PasteBox });
        desk.focusSoon('paste-text');
      },
      () => setProblem('This could not be loaded. Check the connection and press again.'),
    );
  };
  return (
    <div className="order-paste">
      <button
        type="button"
        className="btn btn-small btn-secondary"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? setBox(undefined) : open())}
      >
        <Icon name="chat" />
        Paste an order
      </button>
      {problem !== undefined && (
        <p className="order-small" role="alert">
          {problem}
        </p>
      )}
      {box !== undefined && <box.Box desk={desk} onDone={() => setBox(undefined)} />}
    </div>
  );
}
