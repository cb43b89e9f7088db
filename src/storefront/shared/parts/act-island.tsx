/** An island of `client:act`, empty until it is opened. */
import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react';
import styles from '#ui/styles/islands.css?url';
import type { ActElement } from '#storefront/shared/stores/open-island.ts';
import { loadStylesheet } from '#ui/react/stylesheet.ts';

interface Opening<T> {
  trigger: HTMLElement | undefined;
  loaded: T | undefined;
  /** Distinguishes one opening from the next. */
  at: number;
}

interface Props<T> {
  /** Loads its content; after a failure the island stays closed. */
  load?: () => Promise<T>;
  /**
   * @param trigger the pressed element, if any
   * @param close closes it, with the focus on `trigger` unless it has another place
   * @param loaded the loaded content
   */
  children: (
    trigger: HTMLElement | undefined,
    close: () => void,
    loaded: T | undefined,
  ) => ReactNode;
}

export function ActIsland<T>({ load, children }: Props<T>) {
  const place = useRef<HTMLDivElement>(null);
  const [opening, setOpening] = useState<Opening<T>>();
  useEffect(() => {
    const island = place.current?.closest<ActElement>('astro-island');
    if (!island) return;
    island.open = async (trigger) => {
      const [loaded] = await Promise.all([load?.(), loadStylesheet(styles)]);
      setOpening({ trigger, loaded, at: performance.now() });
    };
    island.dispatchEvent(new Event('act-ready'));
  }, [load]);
  // Some browsers do not return the focus to a pressed link or button.
  useEffect(() => {
    if (opening === undefined) return undefined;
    return () => {
      if (document.activeElement === document.body) opening.trigger?.focus();
    };
  }, [opening]);
  return (
    <div ref={place} className="island">
      {opening && (
        <Fragment key={opening.at}>
          {children(opening.trigger, () => setOpening(undefined), opening.loaded)}
        </Fragment>
      )}
    </div>
  );
}
