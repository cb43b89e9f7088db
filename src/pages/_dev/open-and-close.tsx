/** The gallery's components with callbacks, which an Astro page can't pass: a notice and a sheet. */
import { useState } from 'react';
import { Button } from '#ui/react/button.tsx';
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
          onClosed={() => setSide(undefined)}
          foot={<Button className="w-full">Show 24 designs</Button>}
        >
          <p>Close it with Escape, its button, or a click beside it.</p>
        </Sheet>
      )}
    </p>
  );
}
