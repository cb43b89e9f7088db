/** Renders the section of the address. */
import { SECTION_NAMES, type AccountPlace } from './model/account-place.ts';
import type { User } from '#core/account/user.ts';
import { AccountLink } from './account-link.tsx';
import { Heading } from './heading.tsx';
import {
  LazyAddressesSection,
  LazyOrderSection,
  LazyOrdersSection,
  LazyPreferencesSection,
  LazyPrivacySection,
  LazyProfileSection,
} from './lazy-section.tsx';
import { UnverifiedNotice } from './unverified-notice.tsx';

const Nowhere = () => (
  <>
    <Heading>Page not found</Heading>
    <p>
      This page isn’t in your account.{' '}
      <AccountLink className="link" to={{ section: 'orders' }}>
        View your orders
      </AccountLink>
    </p>
  </>
);

function Section({ user, section }: { user: User; section: keyof typeof SECTION_NAMES }) {
  switch (section) {
    case 'orders':
      return <LazyOrdersSection user={user} />;
    case 'profile':
      return <LazyProfileSection key={user.uid} user={user} />;
    case 'addresses':
      return <LazyAddressesSection user={user} />;
    case 'preferences':
      return <LazyPreferencesSection user={user} />;
    case 'privacy':
      return <LazyPrivacySection user={user} />;
  }
}

export function SectionView({ user, place }: { user: User; place: AccountPlace | undefined }) {
  if (place === undefined) return <Nowhere />;
  if (place.section === 'order')
    return <LazyOrderSection key={place.id} id={place.id} user={user} />;
  return (
    <>
      <Heading>{SECTION_NAMES[place.section]}</Heading>
      {place.section === 'orders' && <UnverifiedNotice user={user} />}
      <Section user={user} section={place.section} />
    </>
  );
}
