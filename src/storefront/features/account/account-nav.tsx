/** The sections of the account. */
import { SECTION_NAMES, SECTIONS, type Section } from './model/account-place.ts';
import { AccountLink } from './account-link.tsx';

/** An order belongs to the list of orders. */
const isWithin = (section: Section | undefined, of: (typeof SECTIONS)[number]): boolean =>
  section === of || (section === 'order' && of === 'orders');

export function AccountNav({ section }: { section: Section | undefined }) {
  return (
    <nav aria-label="My account" className="account-nav">
      <ul>
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
