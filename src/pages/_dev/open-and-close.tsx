/** The gallery's components with callbacks, which an Astro page can't pass: a notice, sheets and modals. */
import { useState } from 'react';
import { Button } from '#ui/react/button.tsx';
import { closeModal, Modal } from '#ui/react/modal.tsx';
import { Notice } from '#ui/react/notice.tsx';
import { Sheet } from '#ui/react/sheet.tsx';

export function ClosableNotice() {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) {
    return (
      <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
        Show notice again
      </Button>
    );
  }
  return (
    <Notice
      label="With a close button"
      message={<p>Your order request was sent.</p>}
      onClose={() => setOpen(false)}
    >
      <Button size="small">View order</Button>
      <Button kind="secondary" size="small">
        Undo
      </Button>
    </Notice>
  );
}

const SIDES = ['left', 'right'] as const;

export function SheetOpeners() {
  const [side, setSide] = useState<(typeof SIDES)[number]>();
  return (
    <p className="flex flex-wrap gap-3">
      {SIDES.map((each) => (
        <Button key={each} kind="secondary" onClick={() => setSide(each)}>
          Open {each} sheet
        </Button>
      ))}
      {side !== undefined && (
        <Sheet
          title={`A ${side} sheet`}
          side={side}
          onClose={() => setSide(undefined)}
          foot={<Button className="w-full">Show 24 designs</Button>}
        >
          <p>Close it with Escape, its button, or a click beside it.</p>
        </Sheet>
      )}
    </p>
  );
}

export function ModalOpeners() {
  const [opened, setOpened] = useState<'idle' | 'busy'>();
  const isBusy = opened === 'busy';
  return (
    <p className="flex flex-wrap gap-3">
      <Button kind="secondary" onClick={() => setOpened('idle')}>
        Open dialog
      </Button>
      <Button kind="secondary" onClick={() => setOpened('busy')}>
        Open busy dialog
      </Button>
      {opened !== undefined && (
        <Modal
          className="m-auto w-[min(28rem,100vw-2.5rem)] gap-4 rounded-md bg-paper p-6 text-ink lifted backdrop:bg-ink/45 open:grid"
          aria-label="A dialog"
          onClose={() => setOpened(undefined)}
          closesOnBackdrop
          isBusy={isBusy}
        >
          <h2 className="text-xl">A dialog</h2>
          <p>
            {isBusy
              ? 'While work is running, Escape and clicks beside it have no effect.'
              : 'Close it with Escape, the button, or a click beside it.'}
          </p>
          <p>
            <Button onClick={closeModal}>Close</Button>
          </p>
        </Modal>
      )}
    </p>
  );
}
