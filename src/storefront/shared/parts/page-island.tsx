/** An island that makes the main part of a page: what the page was built with stays until its script is there. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from '#ui/styles/islands.css?url';
import { loadStylesheet } from '#ui/react/stylesheet.ts';

interface Props {
  /** Fetches what takes the place of the built content; undefined leaves that where it is. */
  load: () => Promise<ReactNode>;
  /** Its own stylesheet, besides that of all islands. */
  stylesheet?: string;
  /** The built content. */
  children?: ReactNode;
}

/** A failure is announced as Astro announces one of its own: the page's script then says what to do. */
export function PageIsland({ load, stylesheet, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [content, setContent] = useState<ReactNode>();
  useEffect(() => {
    const own = stylesheet === undefined ? [] : [stylesheet];
    Promise.all([load(), ...[styles, ...own].map(loadStylesheet)]).then(
      ([loaded]) => setContent(loaded),
      () =>
        place.current?.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true })),
    );
  }, [load, stylesheet]);
  return content === undefined ? (
    <div ref={place}>{children}</div>
  ) : (
    <div className="island">{content}</div>
  );
}
