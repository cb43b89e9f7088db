/** What the palette offers beside records: every screen, and what can be done from anywhere. */
import { sayDone, sayFailure } from '#admin/shell/messages-store.ts';
import { COMING_SOON, NAVIGATION } from '#admin/shell/navigation.ts';
import { signOut } from '#admin/shell/sign-out.ts';
import { chooseTheme, THEMES, type Theme } from '#admin/shell/theme.ts';

export interface PaletteCommand {
  name: string;
  /** Other words that it is looked for by. */
  also?: string;
  act: { to: string } | { run: () => void };
}

const THEME_NAMES: Readonly<Record<Theme, string>> = {
  system: 'Theme: System',
  light: 'Theme: Light',
  dark: 'Theme: Dark',
};

/** As on the screen for it; which is fetched when it is wanted. */
async function publish(): Promise<void> {
  try {
    const { askPublish } = await import('#admin/shell/publishing/ask-publish.ts');
    if (await askPublish()) sayDone('Publish requested. The bar at the top shows its progress.');
  } catch {
    sayFailure('The publish couldn’t be requested. Check your connection, then retry.');
  }
}

export const SCREENS: readonly PaletteCommand[] = [...NAVIGATION, ...COMING_SOON].map(
  ({ name, to }) => ({ name, act: { to } }),
);

export const ACTIONS: readonly PaletteCommand[] = [
  { name: 'Add product', also: 'new create', act: { to: '/products/new' } },
  { name: 'Add category', also: 'new create', act: { to: '/categories/new' } },
  { name: 'Write a post', also: 'new create add blog', act: { to: '/blogs/new' } },
  { name: 'Import products', also: 'csv list upload', act: { to: '/products/import' } },
  { name: 'Export products', also: 'csv list download', act: { to: '/products/export' } },
  { name: 'Publish now', also: 'live deploy', act: { run: () => void publish() } },
  ...THEMES.map((theme) => ({
    name: THEME_NAMES[theme],
    also: 'theme colour mode switch',
    act: { run: () => chooseTheme(theme) },
  })),
  { name: 'Sign out', also: 'log leave logout', act: { run: () => void signOut() } },
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
