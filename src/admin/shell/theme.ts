/** Theme: light, dark, or as the device; stored in this browser. */
import { atom } from 'nanostores';
import { persistentStore } from '#firebase/browser/session/browser-storage.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'glambug-admin-theme';

/** The stored choice. */
export const $theme = atom<Theme>(
  THEMES.find((theme) => theme === persistentStore.read(KEY)) ?? 'system',
);

/** Applies the theme to the page; the stylesheet handles the device setting. */
export function applyTheme(): void {
  document.documentElement.dataset['theme'] = $theme.get();
}

export function chooseTheme(theme: Theme): void {
  persistentStore.write(KEY, theme);
  $theme.set(theme);
  applyTheme();
}
