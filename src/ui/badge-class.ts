/** Classes of a badge: a short label for a state. */

export type BadgeTone = 'plain' | 'gold' | 'good' | 'warn' | 'bad';

const TONES: Readonly<Record<BadgeTone, string>> = {
  plain: 'border-line bg-white text-ink-soft',
  gold: 'border-gilt bg-white text-gold',
  good: 'border-current bg-white text-good',
  warn: 'border-current bg-white text-warn',
  bad: 'border-current bg-white text-bad',
};

export const badgeClass = (tone: BadgeTone): string =>
  `inline-block rounded-sm border px-1.5 py-px text-2xs font-medium ${TONES[tone]}`;
