/** Light, dark, or as the device has it; chosen in the back office and kept in this browser. */
import { atom } from 'nanostores';
import { keptForGood } from '#firebase/browser/session/kept.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'glambug-admin-theme';

/** As it was chosen last, wherever that was done. */
export const $theme = atom<Theme>(
  THEMES.find((theme) => theme === keptForGood.read(KEY)) ?? 'system',
);

/** Puts the chosen theme on the page; the stylesheet knows what the device has. */
export function applyTheme(): void {
  document.documentElement.dataset['theme'] = $theme.get();
}

export function chooseTheme(theme: Theme): void {
  keptForGood.write(KEY, theme);
  $theme.set(theme);
  applyTheme();
}
