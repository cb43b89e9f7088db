/** An island of `client:act`: it shows nothing until it is asked for. */
import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react';
import styles from '#styles/islands.css?url';
import type { ActElement } from '#stores/ask-island.ts';
import { loadStylesheet } from './stylesheet.ts';

interface Asked {
  trigger: HTMLElement | undefined;
  /** Tells apart one time from the next. */
  at: number;
}

interface Props {
  /** Its own, besides that of all islands. */
  stylesheets?: readonly string[];
  /**
   * @param trigger what was pressed, if anything was
   * @param close takes away what is shown
   */
  children: (trigger: HTMLElement | undefined, close: () => void) => ReactNode;
}

const NONE: readonly string[] = [];

export function ActIsland({ stylesheets = NONE, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => {
    const island = place.current?.closest<ActElement>('astro-island');
    if (!island) return;
    island.open = async (trigger) => {
      await Promise.all([styles, ...stylesheets].map(loadStylesheet));
      setAsked({ trigger, at: performance.now() });
    };
    island.dispatchEvent(new Event('act-ready'));
  }, [stylesheets]);
  return (
    <div ref={place} className="island">
      {asked && (
        <Fragment key={asked.at}>{children(asked.trigger, () => setAsked(undefined))}</Fragment>
      )}
    </div>
  );
}
