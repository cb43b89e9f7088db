/** The sections of the account. */
import { useEffect, useRef } from 'react';
import { SECTION_NAMES, SECTIONS, type Section } from '#domain/account/account-place.ts';
import { AccountLink } from './account-link.tsx';

/** An order belongs to the list of orders. */
const isWithin = (section: Section | undefined, of: (typeof SECTIONS)[number]): boolean =>
  section === of || (section === 'order' && of === 'orders');

export function AccountNav({ section }: { section: Section | undefined }) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // On a phone the sections stand in a row that is wider than the screen.
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && current) list.current.scrollLeft = current.offsetLeft - 24;
  }, [section]);
  return (
    <nav aria-label="My account" className="account-nav">
      <ul ref={list}>
        {SECTIONS.map((each) => (
          <li key={each}>
            <AccountLink
              to={{ section: each }}
              aria-current={isWithin(section, each) ? 'page' : undefined}
            >
              {each === 'preferences' ? 'Emails' : SECTION_NAMES[each]}
            </AccountLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
