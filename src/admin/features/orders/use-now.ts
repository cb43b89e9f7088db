/** The time, looked at twice a minute: quotes run out while one looks at them. */
import { useEffect, useState } from 'react';

const EVERY = 30_000;

/** ms */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), EVERY);
    return () => clearInterval(ticking);
  }, []);
  return now;
}
