/** Keeps search engines from listing what is only a part of a list: the whole list is what they shall show. */
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
