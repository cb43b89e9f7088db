/** Opens the palette: a button in the top bar, and Ctrl-K. The palette is loaded on first use. */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Icon } from '#admin/shell/icon.tsx';
import { lazyPart } from '#admin/shell/lazy-part.tsx';
import { sayFailure } from '#admin/shell/messages-store.ts';
import { $isPaletteOpen, closePalette, openPalette } from './palette-store.ts';
import { BAR_LINK, BAR_TEXT } from '#admin/shell/look/classes.ts';

const Palette = lazyPart(async () => (await import('./palette.tsx')).Palette, {
  onFailed() {
    closePalette();
    sayFailure('Search couldn’t be loaded. Check your connection and try again.');
  },
});

function onKey(event: KeyboardEvent): void {
  if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
  event.preventDefault();
  if ($isPaletteOpen.get()) closePalette();
  else openPalette();
}

export function PaletteTrigger() {
  const isOpen = useStore($isPaletteOpen);
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button type="button" className={BAR_LINK} onClick={openPalette}>
        <Icon name="search" />
        <span className={BAR_TEXT}>
          Search{' '}
          <kbd className="ms-1 rounded-sm border border-[#6b645a] px-1.5 py-px text-xs/normal text-night-soft max-[60rem]:hidden">
            Ctrl K
          </kbd>
        </span>
      </button>
      {isOpen && <Palette />}
    </>
  );
}
