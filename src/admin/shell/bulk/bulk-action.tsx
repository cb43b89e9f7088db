/** A bulk action button; actions on many items ask for confirmation. */
import { Button } from '#admin/shell/button.tsx';
import { useState } from 'react';
import { ConfirmDialog } from '#admin/shell/confirm-dialog.tsx';
import { formatCount } from '#core/format.ts';

/** From this number of items on, confirmation is required. */
const MANY = 100;

interface Props {
  /** For example `Archive`. */
  name: string;
  /** For example `products`. */
  things: string;
  count: number;
  /** Text of the confirmation; none is asked for without it. */
  confirmation?: string | undefined;
  onDo: () => void;
}

export function BulkAction({ name, things, count, confirmation, onDo }: Props) {
  const [isConfirming, setConfirming] = useState(false);
  const what = `${name} ${formatCount(count)} ${things}`;
  return (
    <>
      <Button
        onClick={() => (confirmation !== undefined && count >= MANY ? setConfirming(true) : onDo())}
      >
        {name}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={`${what}?`}
          verb={what}
          onDo={onDo}
          onClose={() => setConfirming(false)}
        >
          {confirmation}
        </ConfirmDialog>
      )}
    </>
  );
}
