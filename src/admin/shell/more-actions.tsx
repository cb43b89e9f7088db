/** Secondary actions of a screen: a row of buttons, or a menu on a phone. */
import { useId, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { PHONE, useNarrow } from './list/use-narrow.ts';

export function MoreActions({ children }: { children: ReactNode }) {
  const id = useId();
  if (!useNarrow(PHONE)) return children;
  return (
    <>
      <button type="button" popoverTarget={id} className="btn btn-small btn-secondary">
        <Icon name="more" />
        More
      </button>
      <div id={id} popover="auto" className="admin-popover min-w-48 gap-1 p-2 open:grid">
        {children}
      </div>
    </>
  );
}
