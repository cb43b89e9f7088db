/** The silver rate in the top bar; it opens the dialog that changes it. */
import { useState } from 'react';
import { formatRupees } from '#core/format.ts';
import { Icon } from '#admin/shell/icon.tsx';
import { lazyPart } from '#admin/shell/lazy-part.tsx';
import { BAR_LINK } from '#admin/shell/look/classes.ts';
import { sayFailure } from '#admin/shell/messages-store.ts';
import { useSilverRate } from './use-silver-rate.ts';

const RateDialog = lazyPart<{ onClose: () => void }>(
  async () => (await import('./rate-dialog.tsx')).RateDialog,
  {
    onFailed({ onClose }) {
      onClose();
      sayFailure('The silver rate couldn’t be loaded. Check your connection and try again.');
    },
  },
);

/** The top bar stays open all day, and a colleague may set the rate, ms. */
const REFRESH = 300_000;

/** `₹105.37/g`; in whole rupees on phones. */
const Rate = ({ paise }: { paise: number }) => (
  <>
    <span className="max-sm:hidden">{formatRupees(paise)}</span>
    <span className="sm:hidden">{formatRupees(Math.round(paise / 100) * 100)}</span>/g
  </>
);

export function RateButton() {
  const rate = useSilverRate(REFRESH);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`${BAR_LINK} whitespace-nowrap max-sm:px-1 max-sm:text-xs`}
        onClick={() => setOpen(true)}
      >
        <Icon name="scale" className={rate === undefined ? '' : 'max-sm:hidden'} />
        <span className={rate === undefined ? 'max-sm:sr-only' : ''}>
          <span className="max-xl:sr-only">Silver </span>
          {rate === undefined ? 'rate not set' : <Rate paise={rate} />}
        </span>
      </button>
      {isOpen && <RateDialog onClose={() => setOpen(false)} />}
    </>
  );
}
