/** The titles of the site's fixed routes, and how a page's title is put together. */

/** The name at the end of every title, and the fallback title of the site. */
export const SITE_NAME = 'GlamBug Mart';
export const DEFAULT_TITLE = 'GlamBug Mart - Premium Fashion & Lifestyle Products';

/** Titles by route; the home page uses the site title. */
export const ROUTE_TITLES = {
  '/products': 'All Products',
  '/category': 'All Categories',
  '/about': 'About',
  '/blogs': 'Glam Buzz - Latest Blogs',
  '/contact': 'Contact',
  '/search': 'Search',
  '/order-list': 'Order List',
  '/line-sheet': 'Line Sheet',
  '/login': 'Login',
  '/register': 'Register',
  '/reset-password': 'Reset Password',
  '/verify-email': 'Verify Your Email',
  '/account': 'My Account',
  '/order-confirmation': 'Order Confirmation',
  '/privacy-policy': 'Privacy Policy',
  '/shipping': 'Shipping Policy',
  '/returns': 'Returns and Refunds',
  '/terms-conditions': 'Terms and Conditions',
  '/faqs': 'FAQs',
  '/size-guide': 'Size Guide',
  '/careers': 'Careers',
  '/offline': 'You Are Offline',
  '/test': 'Server-Rendering Test',
  '/404': 'Page Not Found',
} as const;

export type TitledRoute = keyof typeof ROUTE_TITLES;

/** A title with the number of its page, from the second on. */
export const pagedTitle = (title: string, page = 1): string =>
  page === 1 ? title : `${title} – Page ${page}`;

/** A title with the site's name after it, once. */
export const siteTitle = (title: string): string =>
  title.includes(SITE_NAME) ? title : `${title} | ${SITE_NAME}`;
