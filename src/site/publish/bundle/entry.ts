/** What the compiled bundle of the site's pages hands to the publisher. */
import { createApp as createAstroApp } from 'astro/app/entrypoint';
import { manifest } from 'virtual:astro:manifest';

export { giveCatalogue } from '#site/snapshot/catalogue.ts';

/** The site as a function from request to response; bodies come whole. */
export const createApp = () => createAstroApp({ streaming: false });

/** Routes and page modules, as Astro has compiled them. */
export { manifest };
