/** Classes of a badge: a short label for a state. */

export type BadgeTone = 'plain' | 'gold' | 'good' | 'warn' | 'bad';

/** Border and text colour. */
export const BADGE_TONES: Readonly<Record<BadgeTone, string>> = {
  plain: 'border-line',
  gold: 'border-gilt text-gold',
  good: 'border-current text-good',
  warn: 'border-current text-warn',
  bad: 'border-current text-bad',
};

const TAG = 'inline-block rounded-sm border bg-white px-1.5 py-px text-2xs font-medium';

export const badgeClass = (tone: BadgeTone): string =>
  `${TAG} ${BADGE_TONES[tone]}${tone === 'plain' ? ' text-ink-soft' : ''}`;
