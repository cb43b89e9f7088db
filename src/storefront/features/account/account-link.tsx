/** A link within the account, opened without a page load. */
import type { ComponentProps } from 'react';
import { pathOf, type AccountPlace } from './model/account-place.ts';
import { go } from './account-navigation.ts';

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  to: AccountPlace;
}

export const AccountLink = ({ to, ...rest }: Props) => (
  <a
    {...rest}
    href={pathOf(to)}
    onClick={(event) => {
      const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
      // The browser handles new tabs and downloads.
      if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
      event.preventDefault();
      go(to);
    }}
  />
);
