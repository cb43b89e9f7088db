/** The current time, updated regularly. */
import { useEffect, useState } from 'react';

/** Refresh interval, ms. */
const EVERY = 30_000;

/**
 * @param every interval, ms
 * @returns ms
 */
export function useNow(every = EVERY): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
