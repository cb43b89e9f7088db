/** Commands of the palette: all screens, and global actions. */
import { sayDone, sayFailure } from '#admin/shell/messages-store.ts';
import type { StaffRole } from '#schema/staff.ts';
import { mayStaff } from '#core/staff-roles.ts';
import { mayOpen } from '#admin/shell/screen-rights.ts';
import { COMING_SOON, NAVIGATION, openTo } from '#admin/shell/navigation.ts';
import { signOut } from '#admin/shell/sign-out.ts';
import { chooseTheme, THEMES, type Theme } from '#admin/shell/theme.ts';

export interface PaletteCommand {
  name: string;
  /** Additional search terms. */
  also?: string;
  act: { to: string } | { run: () => void };
}

const THEME_NAMES: Readonly<Record<Theme, string>> = {
  system: 'Theme: System',
  light: 'Theme: Light',
  dark: 'Theme: Dark',
};

/** Same as the button on the publishing screen; loaded on demand. */
async function publish(): Promise<void> {
  try {
    const { requestPublish } = await import('#admin/shell/publishing/publish-now-button.tsx');
    if (await requestPublish())
      sayDone('Publish requested. The bar at the top shows its progress.');
  } catch {
    sayFailure('The publish couldn’t be requested. Check your connection, then try again.');
  }
}

export const screensFor = (role: StaffRole): readonly PaletteCommand[] =>
  openTo(role, [...NAVIGATION, ...COMING_SOON]).map(({ name, to }) => ({ name, act: { to } }));

const PUBLISH: PaletteCommand = {
  name: 'Publish now',
  also: 'live deploy',
  act: { run: () => void publish() },
};

const ACTIONS: readonly PaletteCommand[] = [
  { name: 'Add product', also: 'new create', act: { to: '/products/new' } },
  { name: 'Add category', also: 'new create', act: { to: '/categories/new' } },
  { name: 'Write a post', also: 'new create add blog', act: { to: '/blogs/new' } },
  { name: 'Import products', also: 'csv list upload', act: { to: '/products/import' } },
  { name: 'Export products', also: 'csv list download', act: { to: '/products' } },
  PUBLISH,
  ...THEMES.map((theme) => ({
    name: THEME_NAMES[theme],
    also: 'theme colour mode switch',
    act: { run: () => chooseTheme(theme) },
  })),
  { name: 'Sign out', also: 'log leave logout', act: { run: () => void signOut() } },
];

export const actionsFor = (role: StaffRole): readonly PaletteCommand[] =>
  ACTIONS.filter((action) =>
    'to' in action.act
      ? mayOpen(role, action.act.to)
      : action !== PUBLISH || mayStaff(role, 'edit', 'publishing'),
  );

const termsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Commands that have a word for each typed prefix. */
export function fittingCommands(
  commands: readonly PaletteCommand[],
  text: string,
): readonly PaletteCommand[] {
  const queryTerms = termsOf(text);
  return commands.filter(({ name, also = '' }) => {
    const commandTerms = termsOf(`${name} ${also}`);
    return queryTerms.every((word) => commandTerms.some((each) => each.startsWith(word)));
  });
}
