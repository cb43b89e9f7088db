/** Whether what an answer comes back to is still there: a person may have gone on meanwhile. */
import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';

/** @returns tells whether this part of the screen is shown */
export function useShown(): () => boolean {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useCallback(() => isShown.current, []);
}

/** @returns tells whether it is shown, and nobody is on the way to another screen: who is, is not called back */
export function useStillHere(): () => boolean {
  const router = useRouter();
  const isShown = useShown();
  return useCallback(
    () => isShown() && router.latestLocation.pathname === router.state.resolvedLocation?.pathname,
    [isShown, router],
  );
}
