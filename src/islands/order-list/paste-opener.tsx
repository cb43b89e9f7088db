/** Opens the box that reads a written order; its script is fetched only then. */
import { useState, type ComponentType } from 'react';
import { Icon } from '#parts/icon.tsx';
import type { Desk } from './use-desk.ts';

type Box = ComponentType<{ desk: Desk; onDone: () => void }>;

export const PASTE_OPENER_ID = 'order-paste';

export function PasteOpener({ desk }: { desk: Desk }) {
  const [box, setBox] = useState<{ Box: Box }>();
  const [problem, setProblem] = useState<string>();
  const isOpen = box !== undefined;
  const open = () => {
    setProblem(undefined);
    import('./paste-box.tsx').then(
      ({ PasteBox }) => {
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
        id={PASTE_OPENER_ID}
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
      {box !== undefined && (
        <box.Box
          desk={desk}
          onDone={() => {
            setBox(undefined);
          }}
        />
      )}
    </div>
  );
}
