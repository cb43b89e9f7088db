/** Whether the command palette is open. */
import { atom } from 'nanostores';

export const $isPaletteOpen = atom(false);

export const openPalette = (): void => $isPaletteOpen.set(true);
export const closePalette = (): void => $isPaletteOpen.set(false);
