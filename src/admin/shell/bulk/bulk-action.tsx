/** One thing that can be done with all that are selected; what takes many away at once asks first. */
import { useState } from 'react';
import { Dialog } from '#admin/shell/dialog.tsx';
import { formatCount } from '#core/format.ts';

/** From so many on, a press too much is worth a question. */
const MANY = 100;

interface Props {
  /** `Archive` */
  name: string;
  /** `products` */
  things: string;
  count: number;
  /** What it means, where it asks first. */
  asks?: string | undefined;
  onDo: () => void;
}

export function BulkAction({ name, things, count, asks, onDo }: Props) {
  const [isAsked, setAsked] = useState(false);
  const what = `${name} ${formatCount(count)} ${things}`;
  const close = (): void => setAsked(false);
  return (
    <>
      <button
        type="button"
        className="btn btn-small btn-secondary"
        onClick={() => (asks !== undefined && count >= MANY ? setAsked(true) : onDo())}
      >
        {name}
      </button>
      {isAsked && (
        <Dialog title={`${what}?`} onClose={close}>
          <p>{asks}</p>
          <p className="mt-5 flex flex-wrap gap-3">
            <button
              type="button"
              className="btn btn-small btn-primary"
              onClick={() => {
                close();
                onDo();
              }}
            >
              {what}
            </button>
            <button type="button" className="btn btn-small btn-secondary" onClick={close}>
              Cancel
            </button>
          </p>
        </Dialog>
      )}
    </>
  );
}
