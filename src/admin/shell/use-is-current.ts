/** Whether a component is still displayed when an async result arrives. */
import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';

/** @returns whether this component is mounted */
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

/** @returns whether it is mounted and no navigation is pending */
export function useIsCurrent(): () => boolean {
  const router = useRouter();
  const isShown = useShown();
  return useCallback(
    () => isShown() && router.latestLocation.pathname === router.state.resolvedLocation?.pathname,
    [isShown, router],
  );
}
