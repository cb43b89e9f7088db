/** The time, again and again: for what becomes true by waiting. */
import { useEffect, useState } from 'react';

/** @param every ms @returns ms */
export function useNow(every: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
