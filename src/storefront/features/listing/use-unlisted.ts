/** Excludes filtered lists from search engines, which should index the whole list. */
import { useEffect } from 'react';
import { queryFor, type ListingView } from '#storefront/shared/listing/filter-address.ts';

export function useUnlisted(view: ListingView): void {
  const isPart = queryFor({ ...view, page: 1 }) !== '';
  useEffect(() => {
    if (!isPart) return;
    const robots = document.createElement('meta');
    robots.name = 'robots';
    robots.content = 'noindex';
    document.head.append(robots);
    return () => robots.remove();
  }, [isPart]);
}
