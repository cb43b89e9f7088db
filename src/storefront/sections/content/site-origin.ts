/** The site's origin, for the absolute addresses of structured data and feeds. */

/** Such as `https://shop.example`, without a slash at its end. */
export const SITE_ORIGIN = new URL(import.meta.env.SITE).origin;
