/** The breadcrumbs of a page as structured data. */
import type { Crumb } from '#storefront/shared/model/breadcrumbs.ts';
import type { BreadcrumbList } from 'schema-dts';

/** @param origin of the site, without a slash at its end */
export const breadcrumbData = (crumbs: readonly Crumb[], origin: string): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${origin}${path}`,
  })),
});
