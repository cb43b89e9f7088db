/** The time, again and again: for what becomes true, or runs out, while one looks at it. */
import { useEffect, useState } from 'react';

/** ms */
const EVERY = 30_000;

/** @param every ms @returns ms */
export function useNow(every = EVERY): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
