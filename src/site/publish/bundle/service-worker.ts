/** Writes `/sw.js`: one classic script with the same bytes in a plain build and in a bundle. */
import { hash } from 'node:crypto';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build, type Plugin } from 'vite';
import { unnamedFiles } from './unnamed-files.ts';

const FILE = 'sw.js';

/** The service worker, and the one that replaces it when it is retired. */
const ENTRIES = {
  main: new URL('../../../storefront/service-worker/main.ts', import.meta.url),
  retired: new URL('../../../storefront/service-worker/retired.ts', import.meta.url),
};

export interface WorkerFacts {
  /** Files that pages need but do not reference in markup, from the site root. */
  files: readonly string[];
  /**
   * Changes with any script or style: browsers install a worker whose bytes differ, and it caches the new files.
   */
  version: string;
}

/** The worker's script. @throws when it does not compile */
export async function serviceWorkerScript(
  entry: keyof typeof ENTRIES,
  { files, version }: WorkerFacts,
): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"', UNNAMED_FILES: JSON.stringify(files) },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: fileURLToPath(ENTRIES[entry]), output: { format: 'iife' } },
    },
  });
  const [output] = [result].flat();
  const script = output !== undefined && 'output' in output ? output.output[0] : undefined;
  if (script?.type !== 'chunk')
    throw new Error('The service worker was not bundled to one script.');
  return `/* ${version} */${script.code}`;
}

/** The scripts, styles and fonts of a built site. */
function assetsOf(site: string): string[] {
  const folder = `${site}/_astro`;
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

/**
 * Writes the service worker at the end of a build; there is none in development.
 * @param options.retired publish the worker that unregisters itself: docs/recipes/retire-the-service-worker.md
 */
export function serviceWorker({ retired = false } = {}): AstroIntegration {
  let files: string[] = [];
  const collector = (root: string): Plugin => ({
    name: 'unnamed-files',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler: (_options, bundle) => {
        files = unnamedFiles(bundle, root);
      },
    },
  });
  return {
    name: 'service-worker',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        if (command !== 'build') return;
        updateConfig({ vite: { plugins: [collector(fileURLToPath(config.root))] } });
      },
      'astro:build:done': async ({ dir }) => {
        const site = fileURLToPath(dir);
        const names = assetsOf(site);
        const fonts = names.filter((name) => name.endsWith('.woff2'));
        const facts = {
          files: [...files, ...fonts.map((name) => `/_astro/${name}`)],
          version: hash('sha256', names.join('\n')).slice(0, 16),
        };
        writeFileSync(
          `${site}/${FILE}`,
          await serviceWorkerScript(retired ? 'retired' : 'main', facts),
        );
      },
    },
  };
}
