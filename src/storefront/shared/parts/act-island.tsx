/** An island of `client:act`: it shows nothing until it is opened. */
import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react';
import styles from '#ui/styles/islands.css?url';
import type { ActElement } from '#storefront/shared/stores/ask-island.ts';
import { loadStylesheet } from '#ui/react/stylesheet.ts';

interface Asked<T> {
  trigger: HTMLElement | undefined;
  loaded: T | undefined;
  /** Tells apart one time from the next. */
  at: number;
}

interface Props<T> {
  /** Its own, besides that of all islands. */
  stylesheets?: readonly string[];
  /** Fetches what it shows; where that fails, the island stays closed. */
  load?: () => Promise<T>;
  /**
   * @param trigger what was pressed, if anything was
   * @param close takes away what is shown
   * @param loaded what `load` fetched
   */
  children: (
    trigger: HTMLElement | undefined,
    close: () => void,
    loaded: T | undefined,
  ) => ReactNode;
}

const NONE: readonly string[] = [];

export function ActIsland<T>({ stylesheets = NONE, load, children }: Props<T>) {
  const place = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<Asked<T>>();
  useEffect(() => {
    const island = place.current?.closest<ActElement>('astro-island');
    if (!island) return;
    island.open = async (trigger) => {
      const [loaded] = await Promise.all([
        load?.(),
        ...[styles, ...stylesheets].map(loadStylesheet),
      ]);
      setAsked({ trigger, loaded, at: performance.now() });
    };
    island.dispatchEvent(new Event('act-ready'));
  }, [stylesheets, load]);
  return (
    <div ref={place} className="island">
      {asked && (
        <Fragment key={asked.at}>
          {children(asked.trigger, () => setAsked(undefined), asked.loaded)}
        </Fragment>
      )}
    </div>
  );
}
