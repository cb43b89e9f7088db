/** Sections whose scripts load on first use. */
import { createElement, type ComponentType } from 'react';
import type { AccountSection } from './model/account-place.ts';
import type { User } from '#core/account/user.ts';
import { orFailed } from '#core/result.ts';
import { LoadState } from './load-state.tsx';
import { useLoaded } from '#ui/react/use-loaded.ts';

interface Props {
  user: User;
}

const LOAD_FAILED = 'This part of the page can’t be loaded. Check your connection.';

function lazy<P extends object>(fetchSection: () => Promise<ComponentType<P>>): ComponentType<P> {
  const load = () => orFailed(fetchSection(), LOAD_FAILED);
  return function LazySection(props) {
    const loading = useLoaded(load);
    if (loading.loaded.state !== 'ready') return <LoadState loading={loading} />;
    return createElement(loading.loaded.value, props);
  };
}

const SCRIPTS = {
  orders: async () => (await import('./orders-section.tsx')).OrdersSection,
  order: async () => (await import('./order-section.tsx')).OrderSection,
  profile: async () => (await import('./profile-section.tsx')).ProfileSection,
  addresses: async () => (await import('./addresses-section.tsx')).AddressesSection,
  preferences: async () => (await import('./preferences-section.tsx')).PreferencesSection,
  privacy: async () => (await import('./privacy-section.tsx')).PrivacySection,
};

/** Fetches a section's script while the session is still being confirmed. */
export function fetchEarly(section: AccountSection): void {
  // A failure is handled when the section opens.
  SCRIPTS[section]().catch(() => undefined);
}

export const LazyOrdersSection = lazy<Props>(SCRIPTS.orders);
export const LazyOrderSection = lazy<Props & { id: string }>(SCRIPTS.order);
export const LazyProfileSection = lazy<Props>(SCRIPTS.profile);
export const LazyAddressesSection = lazy<Props>(SCRIPTS.addresses);
export const LazyPreferencesSection = lazy<Props>(SCRIPTS.preferences);
export const LazyPrivacySection = lazy<Props>(SCRIPTS.privacy);
export const LazyFinishDeleting = lazy<Props>(
  async () => (await import('./finish-deleting.tsx')).FinishDeleting,
);
