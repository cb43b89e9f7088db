/** Makes `/sw.js` beside the built site: one classic script, the same bytes however the site was built. */
import { hash } from 'node:crypto';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build, type Plugin } from 'vite';
import { unnamedFiles } from './unnamed-files.ts';

const FILE = 'sw.js';

/** The worker, and the one that takes its place when it is retired. */
const ENTRIES = {
  main: new URL('../../../storefront/service-worker/main.ts', import.meta.url),
  retired: new URL('../../../storefront/service-worker/retired.ts', import.meta.url),
};

export interface WorkerFacts {
  /** What pages need that no markup names, from the site's root. */
  files: readonly string[];
  /** Changes with any script or style of the site: a worker with other bytes is installed anew, and keeps them. */
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
  if (script?.type !== 'chunk') throw new Error('The service worker did not become one script.');
  return `/* ${version} */${script.code}`;
}

/** The scripts, styles and fonts of a built site. */
function assetsOf(site: string): string[] {
  const folder = `${site}/_astro`;
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

/**
 * Writes the service worker at the end of a build; under development there is none.
 * @param options.retired publish the worker that takes itself away instead: docs/recipes/retire-the-service-worker.md
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
