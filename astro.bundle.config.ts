/** The same site as `astro.config.ts`, compiled to a bundle that renders single pages: what the publisher runs. */
import type { AstroUserConfig } from 'astro';
import site from './astro.config.ts';
import { publisherBundle } from './src/publish/bundle/adapter.ts';

const bundle: AstroUserConfig = { ...site, output: 'server', adapter: publisherBundle() };

export default bundle;
