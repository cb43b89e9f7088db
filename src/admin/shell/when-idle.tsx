/** Renders children after the first screen has loaded its data, so that their reads don't delay it. */

import { useIsFetching } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';

/** Time in which a new screen has started its reads, ms. */
const MOMENT = 50;

interface Props {
  /** Shown until then. */
  meanwhile?: ReactNode;
  children: ReactNode;
}

export function WhenIdle({ meanwhile, children }: Props) {
  const isDrawn = useRouterState({ select: ({ status }) => status === 'idle' });
  const isReading = useIsFetching() > 0;
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!isDrawn || isReading) return undefined;
    const timer = setTimeout(() => setIdle(true), MOMENT);
    return () => clearTimeout(timer);
  }, [isDrawn, isReading]);
  return isIdle ? children : meanwhile;
}
