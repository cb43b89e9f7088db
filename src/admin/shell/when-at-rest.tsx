/** What can wait until the first screen is there, with what it reads: the database answers that first. */

import { useIsFetching } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';

/** A screen that was just drawn has begun to read by then, ms. */
const MOMENT = 50;

interface Props {
  /** Shown until then. */
  meanwhile?: ReactNode;
  children: ReactNode;
}

export function WhenAtRest({ meanwhile, children }: Props) {
  const isDrawn = useRouterState({ select: ({ status }) => status === 'idle' });
  const isReading = useIsFetching() > 0;
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    if (!isDrawn || isReading) return undefined;
    const timer = setTimeout(() => setAtRest(true), MOMENT);
    return () => clearTimeout(timer);
  }, [isDrawn, isReading]);
  return isAtRest ? children : meanwhile;
}
