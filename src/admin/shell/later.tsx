/** A part of a screen whose script is fetched when it is drawn first. */
import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';

/** Where it could not be fetched, it is tried again after so long, as long as it is wanted, ms. */
const AGAIN_AFTER = 5_000;

interface Ways<P> {
  /** What stands there meanwhile. */
  meanwhile?: ReactNode;
  /** What stands there once it could not be fetched. */
  broken?: ReactNode;
  /** Told once, when it could not be fetched. */
  onFailed?: (props: P) => void;
}

/** @param load gives the component */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { meanwhile = null, broken = meanwhile, onFailed }: Ways<P> = {},
): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  return function Later(props: P) {
    const [Part, show] = useState(() => loaded);
    const [isBroken, setBroken] = useState(false);
    const tellFailed = useEffectEvent(() => onFailed?.(props));
    useEffect(() => {
      if (Part !== undefined) return undefined;
      let again: ReturnType<typeof setTimeout> | undefined;
      let isWanted = true;
      let isTold = false;
      const fetchIt = (): void =>
        void load().then(
          (found) => {
            loaded = found;
            if (isWanted) show(() => found);
          },
          () => {
            if (!isWanted) return;
            again = setTimeout(fetchIt, AGAIN_AFTER);
            if (!isTold) tellFailed();
            isTold = true;
            setBroken(true);
          },
        );
      fetchIt();
      return () => {
        isWanted = false;
        clearTimeout(again);
      };
    }, [Part]);
    if (Part !== undefined) return <Part {...props} />;
    return isBroken ? broken : meanwhile;
  };
}
