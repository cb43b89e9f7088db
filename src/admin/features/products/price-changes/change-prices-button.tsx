/** The bulk action “Change prices”; its dialog is loaded when it is opened. */
import { useState } from 'react';
import type { BulkTargets } from '#admin/shell/actions/bulk-targets.ts';
import { Button } from '#admin/shell/button.tsx';
import { lazyPart } from '#admin/shell/lazy-part.tsx';

const PriceChangeDialog = lazyPart(
  async () => (await import('./price-change-dialog.tsx')).PriceChangeDialog,
);

interface Props {
  targets: BulkTargets;
  count: number;
  /** Called when the change starts. */
  onStart: () => void;
}

export function ChangePricesButton({ targets, count, onStart }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Change prices</Button>
      {isOpen && (
        <PriceChangeDialog
          targets={targets}
          count={count}
          onStart={() => {
            setOpen(false);
            onStart();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
