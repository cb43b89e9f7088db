/** Bundles `src/functions` into a folder, as firebase-tools deploys and runs it. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'rolldown';
import * as z from 'zod';
import { ROOT } from './env.ts';

/** Packages that Google installs for the functions, with the versions of this project. */
const PACKAGES = ['firebase-admin', 'firebase-functions'] as const;

const manifest = z.object({ dependencies: z.record(z.string(), z.string()) });

/** Settings of functions, and their secrets for the emulator; in production, Secret Manager has them. */
export interface FunctionVariables {
  settings: Readonly<Record<string, string | undefined>>;
  secrets?: Readonly<Record<string, string>>;
}

const envFile = (variables: FunctionVariables['settings']): string =>
  Object.entries(variables)
    .map(([name, value = '']) => `${name}=${JSON.stringify(value)}\n`)
    .join('');

/** Writes the module, its `package.json` and its settings. @param folder is created, and its files replaced */
export async function bundleFunctions(
  folder: string,
  { settings, secrets }: FunctionVariables,
): Promise<void> {
  const { dependencies } = manifest.parse(
    JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')),
  );
  await mkdir(folder, { recursive: true });
  await build({
    cwd: ROOT,
    input: join(ROOT, 'src/functions/index.ts'),
    platform: 'node',
    external: PACKAGES.map((name) => new RegExp(`^${name}(?:/|$)`)),
    logLevel: 'warn',
    output: { file: join(folder, 'index.js'), format: 'esm', sourcemap: true },
  });
  const packageJson = {
    name: 'functions',
    private: true,
    type: 'module',
    main: 'index.js',
    engines: { node: '24' },
    dependencies: Object.fromEntries(PACKAGES.map((name) => [name, dependencies[name]])),
  };
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(packageJson, null, 2)}\n`);
  await writeFile(join(folder, '.env'), envFile(settings));
  if (secrets !== undefined) await writeFile(join(folder, '.secret.local'), envFile(secrets));
}
