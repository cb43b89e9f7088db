/** The site's own address, which structured data and feeds need whole. */

/** Such as `https://shop.example`, without a slash at its end. */
export const SITE_ORIGIN = new URL(import.meta.env.SITE).origin;
