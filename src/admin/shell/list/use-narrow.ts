/** Whether the window is narrower than a breakpoint. */
import { useSyncExternalStore } from 'react';

/** Below this width, lists are shown as cards. */
export const NO_TABLES = '(max-width: 63.99rem)';
/** A phone. */
export const PHONE = '(max-width: 40rem)';

export const useNarrow = (query: string): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
  );
