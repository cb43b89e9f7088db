/** An island for the main part of a page: the built content stays until it is loaded. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from '#ui/styles/islands.css?url';
import { loadStylesheet } from '#ui/react/stylesheet.ts';

interface Props {
  /** Loads the replacement of the built content; undefined keeps it. */
  load: () => Promise<ReactNode>;
  /** The built content. */
  children?: ReactNode;
}

/** A failure raises Astro's hydration error event, which the page script handles. */
export function PageIsland({ load, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [content, setContent] = useState<ReactNode>();
  useEffect(() => {
    Promise.all([load(), loadStylesheet(styles)]).then(
      ([loaded]) => setContent(loaded),
      () =>
        place.current?.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true })),
    );
  }, [load]);
  return content === undefined ? (
    <div ref={place}>{children}</div>
  ) : (
    <div className="island">{content}</div>
  );
}
