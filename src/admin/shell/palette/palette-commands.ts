/** What the palette offers beside records: every screen, and what can be done from anywhere. */
import { NAVIGATION } from '#admin/shell/navigation.ts';
import { chooseTheme, THEMES, type Theme } from '#admin/shell/theme.ts';

export interface PaletteCommand {
  name: string;
  /** Other words that it is looked for by. */
  also?: string;
  act: { to: string } | { run: () => void };
}

const THEME_NAMES: Readonly<Record<Theme, string>> = {
  system: 'Look as the device has it',
  light: 'Light look',
  dark: 'Dark look',
};

export const SCREENS: readonly PaletteCommand[] = NAVIGATION.flatMap(({ entries }) =>
  entries.map(({ name, to }) => ({ name, act: { to } })),
);

export const ACTIONS: readonly PaletteCommand[] = [
  { name: 'Add a product', also: 'new create', act: { to: '/products/new' } },
  { name: 'Publish now', also: 'live deploy', act: { to: '/publishing' } },
  ...THEMES.map((theme) => ({
    name: THEME_NAMES[theme],
    also: 'theme colour mode',
    act: { run: () => chooseTheme(theme) },
  })),
];

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Those in which every word of the text begins a word. */
export function fittingCommands(
  commands: readonly PaletteCommand[],
  text: string,
): readonly PaletteCommand[] {
  const wanted = wordsOf(text);
  return commands.filter(({ name, also = '' }) => {
    const known = wordsOf(`${name} ${also}`);
    return wanted.every((word) => known.some((each) => each.startsWith(word)));
  });
}
