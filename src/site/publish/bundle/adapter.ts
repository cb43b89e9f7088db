/** Compiles the pages into one server bundle that the publisher loads, instead of a finished site. */
import type { AstroIntegration } from 'astro';

export const publisherBundle = (): AstroIntegration => ({
  name: 'publisher-bundle',
  hooks: {
    'astro:config:done': ({ setAdapter }) => {
      setAdapter({
        name: 'publisher-bundle',
        // eslint-disable-next-line @typescript-eslint/no-deprecated -- only the other value is going away
        entrypointResolution: 'auto',
        serverEntrypoint: new URL('./entry.ts', import.meta.url),
        supportedAstroFeatures: {
          staticOutput: 'stable',
          serverOutput: 'stable',
          sharpImageService: 'stable',
        },
      });
    },
  },
});
