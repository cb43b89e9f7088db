/** A countdown before something may be requested again. */
import { useEffect, useState } from 'react';

const SECOND = 1_000;

/** @returns the remaining seconds, and a function that starts the countdown */
export function useCountdown(from: number): [number, (seconds: number) => void] {
  const [left, setLeft] = useState(from);
  const isWaiting = left > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const ticking = setInterval(() => setLeft((seconds) => seconds - 1), SECOND);
    return () => clearInterval(ticking);
  }, [isWaiting]);
  return [left, setLeft];
}
