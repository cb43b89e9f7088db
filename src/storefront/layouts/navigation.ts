/** The links of header and footer. */
import { blogsPath, CATEGORIES_PATH, productsPath } from '#core/paths.ts';

export interface NavigationLink {
  label: string;
  href: string;
}

/** The header's links, in their order. */
export const MAIN_LINKS: readonly NavigationLink[] = [
  { label: 'Catalogue', href: productsPath() },
  { label: 'Categories', href: CATEGORIES_PATH },
  { label: 'About', href: '/about' },
  { label: 'Glam Buzz', href: blogsPath() },
  { label: 'Contact', href: '/contact' },
];

export const COMPANY_LINKS: readonly NavigationLink[] = [
  { label: 'About', href: '/about' },
  { label: 'Glam Buzz', href: blogsPath() },
  { label: 'Careers', href: '/careers' },
  { label: 'Contact', href: '/contact' },
];

export const SUPPORT_LINKS: readonly NavigationLink[] = [
  { label: 'FAQs', href: '/faqs' },
  { label: 'Size guide', href: '/size-guide' },
  { label: 'Shipping', href: '/shipping' },
  { label: 'Returns and refunds', href: '/returns' },
  { label: 'Privacy policy', href: '/privacy-policy' },
  { label: 'Terms and conditions', href: '/terms-conditions' },
];

/** The shop's apps, in the order of their links. */
export const APPS = [
  { platform: 'ios', icon: 'apple', name: 'iOS' },
  { platform: 'android', icon: 'android', name: 'Android' },
] as const;

/** How many categories the line below the header lists: as many as usually fit. */
export const ROW_CATEGORIES = 10;

/** How many categories the footer lists. */
export const FOOTER_CATEGORIES = 4;

/** The value of `aria-current`: for the current page, or its section. */
export function currentMark(href: string, path: string): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  return path.startsWith(`${href}/`) ? 'true' : undefined;
}
