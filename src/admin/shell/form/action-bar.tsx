/** The sticky bar below a form: its state, then its buttons. */
import type { ReactNode } from 'react';

interface Props {
  className?: string;
  children: ReactNode;
}

/** Messages are placed above elements with this mark. */
export const ActionBar = ({ className = '', children }: Props) => (
  <div
    data-action-bar
    className={`sticky bottom-0 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-ground py-3 [:where(&)>p]:me-auto [:where(&)>p]:text-sm [:where(&)>p]:text-ink-soft ${className}`}
  >
    {children}
  </div>
);
