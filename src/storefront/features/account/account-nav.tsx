/** The sections of the account. */
import { SECTION_NAMES, SECTIONS, type AccountSection } from './model/account-place.ts';
import { AccountLink } from './account-link.tsx';

/** Sections in a row on phones, in a column on desktops. */
const LIST =
  '-mx-1.5 flex flex-wrap shadow-[inset_0_-1px_var(--color-line)] min-[56rem]:mx-0 min-[56rem]:flex-col min-[56rem]:shadow-none';
const LINK =
  'flex min-h-11 items-center border-b-2 border-transparent px-1.75 text-sm/body whitespace-nowrap text-ink-soft -outline-offset-3 hover:text-ink aria-[current=page]:border-gilt aria-[current=page]:font-medium aria-[current=page]:text-ink min-[56rem]:border-s-2 min-[56rem]:border-b-0 min-[56rem]:border-line';

/** An order belongs to the list of orders. */
const isWithin = (section: AccountSection | undefined, of: (typeof SECTIONS)[number]): boolean =>
  section === of || (section === 'order' && of === 'orders');

export function AccountNav({ section }: { section: AccountSection | undefined }) {
  return (
    <nav aria-label="My account" className="min-w-0 min-[56rem]:sticky min-[56rem]:top-28">
      <ul className={LIST}>
        {SECTIONS.map((each) => (
          <li key={each}>
            <AccountLink
              to={{ section: each }}
              className={LINK}
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
