/** The exports of the compiled bundle. */
import { createApp as createAstroApp } from 'astro/app/entrypoint';
import { manifest } from 'virtual:astro:manifest';

export { setCatalogue } from '#site/snapshot/catalogue.ts';

/** The site as a function from request to response, without streaming. */
export const createApp = () => createAstroApp({ streaming: false });

/** Routes and page modules, compiled by Astro. */
export { manifest };
