/** Whether a visitor lets their visit be measured. */
import type { Kept } from '#core/kept.ts';

export type Consent = 'granted' | 'denied';

const KEY = 'glambug-analytics-consent';

/** A browser's word for all sites: Global Privacy Control, and the older Do Not Track. */
export interface PrivacySignals {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

/** Whether the browser says no for its owner; that counts, whatever is kept. */
export const refusesForAll = ({ globalPrivacyControl, doNotTrack }: PrivacySignals): boolean =>
  globalPrivacyControl === true || doNotTrack === '1';

/**
 * The visitor's choice.
 * @returns undefined when there is none, or none that can be read: they may be asked
 */
export function consentKept(local: Kept, signals: PrivacySignals): Consent | undefined {
  if (refusesForAll(signals)) return 'denied';
  const text = local.read(KEY);
  // Who could not be remembered would be asked on every page.
  if (text === undefined) return 'denied';
  const [choice] = (text ?? '').split(' ');
  return choice === 'granted' || choice === 'denied' ? choice : undefined;
}

/** Keeps the choice with its day: `granted 2026-01-15`. */
export const keepConsent = (local: Kept, choice: Consent, now: Date): void =>
  void local.write(KEY, `${choice} ${now.toISOString().slice(0, 10)}`);
