/** Sections whose scripts are fetched when they are first wanted. */
import { createElement, useCallback, type ComponentType } from 'react';
import type { User } from '#domain/account/user.ts';
import { failed, succeeded, type Result } from '#domain/result.ts';
import { LoadState } from './load-state.tsx';
import { useLoaded } from './use-loaded.ts';

interface Props {
  user: User;
}

const UNREACHED = failed("This part of the page can't be loaded. Check your connection.");

function lazy<P extends object>(fetchSection: () => Promise<ComponentType<P>>): ComponentType<P> {
  const load = (): Promise<Result<ComponentType<P>>> =>
    fetchSection().then(succeeded, () => UNREACHED);
  return function LazySection(props) {
    const loading = useLoaded(useCallback(load, []));
    if (loading.loaded.state !== 'ready') return <LoadState loading={loading} />;
    return createElement(loading.loaded.value, props);
  };
}

export const OrderSection = lazy<Props & { id: string }>(
  async () => (await import('./order-section.tsx')).OrderSection,
);
export const ProfileSection = lazy<Props>(
  async () => (await import('./profile-section.tsx')).ProfileSection,
);
export const AddressesSection = lazy<Props>(
  async () => (await import('./addresses-section.tsx')).AddressesSection,
);
export const PreferencesSection = lazy<Props>(
  async () => (await import('./preferences-section.tsx')).PreferencesSection,
);
export const PrivacySection = lazy<Props>(
  async () => (await import('./privacy-section.tsx')).PrivacySection,
);
export const FinishDeleting = lazy<Props>(
  async () => (await import('./finish-deleting.tsx')).FinishDeleting,
);
