/** A short label for a status or a warning. */
import type { ReactNode } from 'react';
import { BADGE_TONES, type BadgeTone } from '#ui/badge-class.ts';

export type ChipLook = BadgeTone;

interface Props {
  look?: ChipLook;
  title?: string;
  className?: string;
  children: ReactNode;
}

export const Chip = ({ look = 'plain', title, className = '', children }: Props) => (
  <span
    title={title}
    className={`inline-block flex-none rounded-full border px-2 py-0.5 text-(length:--text-xs) whitespace-nowrap ${BADGE_TONES[look]} ${className}`}
  >
    {children}
  </span>
);
