/** The end of a list that scrolls with the page: loads more rows when it comes near. */
import { useEffect, useRef } from 'react';

/** Distance below the window at which more rows are loaded. */
const AHEAD = '800px';

export function ListEnd({ loadMore }: { loadMore: (() => void) | undefined }) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (end.current === null || loadMore === undefined) return undefined;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) loadMore();
      },
      { rootMargin: AHEAD },
    );
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [loadMore]);
  return <div ref={end} />;
}
