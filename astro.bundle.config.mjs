/** The same site as `astro.config.mjs`, compiled to a bundle that renders single pages for the publisher. */
import site from './astro.config.mjs';
import { publisherBundle } from './src/site/publish/bundle/plugins.ts';

/** @type {import('astro').AstroUserConfig} */
const bundle = { ...site, output: 'server', adapter: publisherBundle() };

export default bundle;
