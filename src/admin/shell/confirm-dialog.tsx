/** Asks before something is done. */
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface Props {
  title: string;
  /** Of the button that does it. */
  verb: string;
  onDo: () => void;
  onClose: () => void;
  /** Explanation. */
  children: ReactNode;
}

export const ConfirmDialog = ({ title, verb, onDo, onClose, children }: Props) => (
  <Dialog title={title} onClose={onClose}>
    <p>{children}</p>
    <p className="mt-5 flex flex-wrap gap-3">
      <Button
        kind="primary"
        onClick={() => {
          onClose();
          onDo();
        }}
      >
        {verb}
      </Button>
      <Button onClick={onClose}>Cancel</Button>
    </p>
  </Dialog>
);
