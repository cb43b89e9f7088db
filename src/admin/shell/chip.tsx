/** A short label for a status or a warning. */
import type { ReactNode } from 'react';

const LOOKS = {
  plain: 'border-line',
  good: 'border-good text-good',
  warn: 'border-warn text-warn',
  bad: 'border-bad text-bad',
} as const;

export type ChipLook = keyof typeof LOOKS;

interface Props {
  look?: ChipLook;
  title?: string;
  className?: string;
  children: ReactNode;
}

export const Chip = ({ look = 'plain', title, className = '', children }: Props) => (
  <span
    title={title}
    className={`inline-block flex-none rounded-full border px-2 py-0.5 text-(length:--text-xs) whitespace-nowrap ${LOOKS[look]} ${className}`}
  >
    {children}
  </span>
);
