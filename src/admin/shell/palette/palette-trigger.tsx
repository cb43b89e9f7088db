/** Opens the palette: a button in the top bar, and Ctrl-K. The palette is loaded on first use. */
import { useEffect, useState } from 'react';
import { Icon } from '#admin/shell/icon.tsx';
import { lazyPart } from '#admin/shell/lazy-part.tsx';
import { BAR_LINK, BAR_TEXT } from '#admin/shell/look/classes.ts';
import { sayFailure } from '#admin/shell/messages-store.ts';

const Palette = lazyPart<{ onClose: () => void }>(
  async () => (await import('./palette.tsx')).Palette,
  {
    onFailed({ onClose }) {
      onClose();
      sayFailure('Search couldn’t be loaded. Check your connection and try again.');
    },
  },
);

const isPaletteKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey;

export function PaletteTrigger() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!isPaletteKey(event)) return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button type="button" className={BAR_LINK} onClick={() => setOpen(true)}>
        <Icon name="search" />
        <span className={BAR_TEXT}>
          Search{' '}
          <kbd className="ms-1 rounded-sm border border-[#6b645a] px-1.5 py-px text-xs/normal text-night-soft max-[60rem]:hidden">
            Ctrl K
          </kbd>
        </span>
      </button>
      {isOpen && <Palette onClose={() => setOpen(false)} />}
    </>
  );
}
