/** Renders the section of the address; its script loads on first use. */
import { createElement, type ComponentType } from 'react';
import type { User } from '#core/account/user.ts';
import { orFailed, type Result } from '#core/result.ts';
import { loadStylesheet } from '#ui/react/stylesheet.ts';
import { useLoaded } from '#ui/react/use-loaded.ts';
import paper from '#ui/styles/paper-page.css?url';
import { LINE_LINK } from './account-class.ts';
import { Heading } from './heading.tsx';
import { LoadState } from './load-state.tsx';
import { pathOf, SECTION_NAMES, type AccountPlace } from './model/account-place.ts';
import { UnverifiedNotice } from './unverified-notice.tsx';

interface Props {
  user: User;
  /** Of the order or document, in the section of one. */
  id: string;
}

type Script = () => Promise<Result<ComponentType<Props>>>;

const script =
  (load: () => Promise<ComponentType<Props>>): Script =>
  () =>
    orFailed(load(), 'This part of the page can’t be loaded. Check your connection.');

const onPaper = (load: () => Promise<ComponentType<Props>>): Script =>
  script(async () => (await Promise.all([load(), loadStylesheet(paper)]))[0]);

/** The sections, and `finish`: an account whose deletion is unfinished. */
export const SCRIPTS = {
  orders: script(async () => (await import('./orders-section.tsx')).OrdersSection),
  order: script(async () => (await import('./order-detail.tsx')).OrderSection),
  quote: onPaper(async () => (await import('./quote-section.tsx')).QuoteSection),
  invoice: onPaper(async () => (await import('./invoice-section.tsx')).InvoiceSection),
  claim: script(async () => (await import('./claim-section.tsx')).ClaimSection),
  profile: script(async () => (await import('./profile-section.tsx')).ProfileSection),
  addresses: script(async () => (await import('./addresses-section.tsx')).AddressesSection),
  preferences: script(async () => (await import('./preferences-section.tsx')).PreferencesSection),
  privacy: script(async () => (await import('./privacy-section.tsx')).PrivacySection),
  finish: script(async () => (await import('./privacy-section.tsx')).FinishDeleting),
};

export function LazySection({
  name,
  ...props
}: Partial<Props> & { name: keyof typeof SCRIPTS; user: User }) {
  const loading = useLoaded(SCRIPTS[name]);
  if (loading.loaded.state !== 'ready') return <LoadState loading={loading} />;
  return createElement(loading.loaded.value, { id: '', ...props });
}

export function SectionView({ user, place }: { user: User; place: AccountPlace | undefined }) {
  if (place === undefined) {
    return (
      <>
        <Heading>Page not found</Heading>
        <p>
          This page isn’t in your account.{' '}
          <a className={LINE_LINK} href={pathOf({ section: 'orders' })}>
            View your orders
          </a>
        </p>
      </>
    );
  }
  if ('id' in place) {
    return <LazySection key={place.id} name={place.section} id={place.id} user={user} />;
  }
  return (
    <>
      <Heading>{SECTION_NAMES[place.section]}</Heading>
      {place.section === 'orders' && <UnverifiedNotice user={user} />}
      <LazySection key={place.section} name={place.section} user={user} />
    </>
  );
}
