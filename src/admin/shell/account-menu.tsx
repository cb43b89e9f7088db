/** Account menu: person, theme and sign-out. */
import { Button } from './button.tsx';
import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { Icon } from './icon.tsx';
import { sayFailure } from './messages-store.ts';
import { useStaff } from './staff.ts';
import { $theme, chooseTheme, THEMES, type Theme } from './theme.ts';
import { BAR_LINK, BAR_TEXT, POPOVER } from './look/classes.ts';

const THEME_LABELS: Readonly<Record<Theme, string>> = {
  system: 'System',
  light: 'Light',
  dark: 'Dark',
};

const NOT_LOADED = 'You couldn’t be signed out. Check your connection and try again.';

const leave = (): Promise<void> =>
  import('./sign-out.ts').then(
    ({ signOut }) => signOut(),
    () => sayFailure(NOT_LOADED),
  );

export function AccountMenu() {
  const { displayName, email } = useStaff();
  const theme = useStore($theme);
  const id = useId();
  return (
    <div>
      <button type="button" popoverTarget={id} className={BAR_LINK}>
        <Icon name="user" />
        <span className={BAR_TEXT}>{displayName}</span>
      </button>
      <div id={id} popover="auto" className={`${POPOVER} p-4`}>
        <p className="font-medium">{displayName}</p>
        <p className="text-sm break-all text-ink-soft">{email}</p>
        <fieldset className="mt-4">
          <legend className="text-sm font-medium">Theme</legend>
          {THEMES.map((each) => (
            <label key={each} className="mt-1 flex min-h-8 items-center gap-2">
              <input
                type="radio"
                name="theme"
                checked={theme === each}
                onChange={() => chooseTheme(each)}
              />
              {THEME_LABELS[each]}
            </label>
          ))}
        </fieldset>
        <Button className="mt-4 w-full" onClick={() => void leave()}>
          Sign out
        </Button>
      </div>
    </div>
  );
}
