/** Secondary actions of a screen: a row of buttons, or a menu on a phone. */
import { Button } from './button.tsx';
import { useId, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { PHONE, useNarrow } from './list/use-narrow.ts';
import { POPOVER } from './look/classes.ts';

export function MoreActions({ children }: { children: ReactNode }) {
  const id = useId();
  if (!useNarrow(PHONE)) return children;
  return (
    <>
      <Button popoverTarget={id}>
        <Icon name="more" />
        More
      </Button>
      <div id={id} popover="auto" className={`${POPOVER} min-w-48! gap-1 p-2 open:grid`}>
        {children}
      </div>
    </>
  );
}
