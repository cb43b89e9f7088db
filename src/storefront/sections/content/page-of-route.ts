/** Pages whose texts staff write (`pages/{slug}`). */
import { ROUTE_TITLES, type TitledRoute } from '#core/titles.ts';
import { catalogue } from '#site/snapshot/catalogue.ts';
import { crumbsTo } from '#storefront/shared/model/breadcrumbs.ts';
import { metaOfRoute } from './meta-of.ts';

/** The written page, undefined until it is saved, and the properties of `ContentPage` for it. */
export function pageOfRoute(route: TitledRoute) {
  const page = catalogue().page(route.slice(1));
  const title = page?.title ?? ROUTE_TITLES[route];
  const frame = {
    meta: metaOfRoute(route, { description: page?.summary ?? '' }, page?.seo),
    image: 'information',
    crumbs: crumbsTo({ name: title, path: route }),
    heading: title,
    lead: page?.summary,
  } as const;
  return { page, frame };
}
