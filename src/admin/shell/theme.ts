/** Light, dark, or as the device has it; chosen in the back office and kept in this browser. */
import { keptForGood } from '#stores/kept.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'glambug-admin-theme';

export const chosenTheme = (): Theme =>
  THEMES.find((theme) => theme === keptForGood.read(KEY)) ?? 'system';

/** Puts the chosen theme on the page; the stylesheet knows what the device has. */
export function applyTheme(): void {
  document.documentElement.dataset['theme'] = chosenTheme();
}

export function chooseTheme(theme: Theme): void {
  keptForGood.write(KEY, theme);
  applyTheme();
}
