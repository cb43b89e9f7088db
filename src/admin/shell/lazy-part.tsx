/** A lazily loaded part of a screen. */
import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';

/** Delay before a failed load is retried while mounted, ms. */
const AGAIN_AFTER = 5_000;

interface LazyOptions<P> {
  /** Shown while loading. */
  meanwhile?: ReactNode;
  /** Shown after loading failed. */
  broken?: ReactNode;
  /** Called once when loading fails. */
  onFailed?: (props: P) => void;
}

/** @param load loads the component */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { meanwhile = null, broken = meanwhile, onFailed }: LazyOptions<P> = {},
): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  return function LazyPart(props: P) {
    const [Part, show] = useState(() => loaded);
    const [isBroken, setBroken] = useState(false);
    const reportFailure = useEffectEvent(() => onFailed?.(props));
    useEffect(() => {
      if (Part !== undefined) return undefined;
      let again: ReturnType<typeof setTimeout> | undefined;
      let isMounted = true;
      let isReported = false;
      const fetchIt = (): void =>
        void load().then(
          (part) => {
            loaded = part;
            if (isMounted) show(() => part);
          },
          () => {
            if (!isMounted) return;
            again = setTimeout(fetchIt, AGAIN_AFTER);
            if (!isReported) reportFailure();
            isReported = true;
            setBroken(true);
          },
        );
      fetchIt();
      return () => {
        isMounted = false;
        clearTimeout(again);
      };
    }, [Part]);
    if (Part !== undefined) return <Part {...props} />;
    return isBroken ? broken : meanwhile;
  };
}
