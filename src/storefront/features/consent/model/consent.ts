/** A visitor's consent to analytics. */
import type { KeyValueStore } from '#core/key-value-store.ts';

export type Consent = 'granted' | 'denied';

const KEY = 'glambug-analytics-consent';

/** Opt-out signals of a browser for all sites: Global Privacy Control, and the older Do Not Track. */
export interface PrivacySignals {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

/** Whether the browser signals an opt-out, which overrides a stored choice. */
export const refusesForAll = ({ globalPrivacyControl, doNotTrack }: PrivacySignals): boolean =>
  globalPrivacyControl === true || doNotTrack === '1';

/**
 * The visitor's choice.
 * @returns undefined if there is none or it is invalid: then they may be asked
 */
export function savedConsent(local: KeyValueStore, signals: PrivacySignals): Consent | undefined {
  if (refusesForAll(signals)) return 'denied';
  const text = local.read(KEY);
  // Without storage the banner would appear on every page.
  if (text === undefined) return 'denied';
  const [choice] = (text ?? '').split(' ');
  return choice === 'granted' || choice === 'denied' ? choice : undefined;
}

/** Stores the choice with its date: `granted 2026-01-15`. */
export const saveConsent = (local: KeyValueStore, choice: Consent, now: Date): void =>
  void local.write(KEY, `${choice} ${now.toISOString().slice(0, 10)}`);
