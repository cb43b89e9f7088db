/** A link to a place in the account, which is shown without a new page. */
import type { ComponentProps } from 'react';
import { pathOf, type AccountPlace } from './model/account-place.ts';
import { go } from './way.ts';

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  to: AccountPlace;
}

export const AccountLink = ({ to, ...rest }: Props) => (
  <a
    {...rest}
    href={pathOf(to)}
    onClick={(event) => {
      const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
      // A new tab, a download: the browser's own business.
      if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
      event.preventDefault();
      go(to);
    }}
  />
);
