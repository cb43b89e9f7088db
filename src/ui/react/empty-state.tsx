/** An empty state with the next step. */
import type { ReactNode } from 'react';
import type { AnyIcon } from '#ui/icon-paths.ts';
import { Icon } from './icon.tsx';

interface Props {
  title: string;
  text?: string;
  icon?: AnyIcon;
  children?: ReactNode;
}

export const EmptyState = ({ title, text, icon = 'gem', children }: Props) => (
  <div className="mx-auto grid max-w-md justify-items-center gap-3 py-16 text-center">
    <Icon name={icon} size={36} className="text-gilt" />
    <h2 className="text-2xl">{title}</h2>
    {text !== undefined && <p className="text-ink-soft">{text}</p>}
    <div className="mt-3 flex flex-wrap justify-center gap-3">{children}</div>
  </div>
);
