/** Time that must pass before something may be asked for again. */
import { useEffect, useState } from 'react';

const SECOND = 1_000;

/** @returns the seconds that are left, 0 when none are; and what begins to wait anew */
export function useWaiting(from: number): [number, (seconds: number) => void] {
  const [left, setLeft] = useState(from);
  const isWaiting = left > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const ticking = setInterval(() => setLeft((seconds) => seconds - 1), SECOND);
    return () => clearInterval(ticking);
  }, [isWaiting]);
  return [left, setLeft];
}
