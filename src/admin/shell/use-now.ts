/** The current time, updated regularly. */
import { useEffect, useState } from 'react';

/** Refresh interval, ms. */
const EVERY = 30_000;

/** @returns ms */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY);
    return () => clearInterval(timer);
  }, []);
  return now;
}
