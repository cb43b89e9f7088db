/** Compiles the pages into the publisher's bundle, unless one of the same sources lies there already. */
import { hash } from 'node:crypto';
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { ANALYTICS_VARIABLES } from '#core/analytics/configuration.ts';
import { ACCOUNT_VARIABLES } from '#core/firebase-settings.ts';

/** What the bundle is made from, from the project's folder. */
const SOURCES = [
  'src',
  'public',
  'astro.config.mjs',
  'astro.bundle.config.mjs',
  'package-lock.json',
];
/** Under `src`, but in no page. */
const NOT_IN_PAGES = /^src\/(?:tooling|firebase\/admin|site\/publish(?!\/bundle))\/|\.test\.tsx?$/;
/** What `astro.config.mjs` takes from the environment. */
const VARIABLES = ['SITE_URL', 'SITE_PORT', ...ANALYTICS_VARIABLES, ...ACCOUNT_VARIABLES];

/** Runs Astro's command line. @throws with the end of its output when it fails */
export type RunAstro = (args: readonly string[], env: Record<string, string>) => Promise<void>;

export interface CompiledBundle {
  /** Names the sources it was made from; the same sources give the same id. */
  id: string;
  /** The module to import. */
  entry: string;
  /** Files that the site needs beside its pages: scripts, styles, fonts, pictures. */
  assets: string;
  /** Whether it was compiled just now. */
  compiled: boolean;
}

function filesOf(root: string, name: string): string[] {
  const path = join(root, name);
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((file) => !NOT_IN_PAGES.test(file))
    .sort();
}

/** The id of the bundle that the present sources give. */
export function bundleId(root: string): string {
  const parts = SOURCES.flatMap((name) => (name.includes('.') ? [name] : filesOf(root, name))).map(
    (file) => `${file} ${hash('sha256', readFileSync(join(root, file)))}`,
  );
  const settings = VARIABLES.map((name) => `${name}=${process.env[name] ?? ''}`);
  return hash('sha256', [process.version, ...settings, ...parts].join('\n')).slice(0, 16);
}

/** Lists the files of a bundle with their sizes; written last. */
const LIST = 'files.json';

const sizesIn = (place: string): Record<string, number> =>
  Object.fromEntries(
    readdirSync(place, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== LIST)
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file): [string, number] => [file.slice(place.length + 1), statSync(file).size]),
  );

/** Is everything there that was compiled? A cache may have been restored in part, or a disk been full. */
function isComplete(place: string): boolean {
  const list = join(place, LIST);
  return existsSync(list) && readFileSync(list, 'utf8') === JSON.stringify(sizesIn(place));
}

/** When a bundle was used last, ms; one that was not finished never was. */
const lastUse = (place: string): number => {
  const list = join(place, LIST);
  return existsSync(list) ? statSync(list).mtimeMs : 0;
};

/** The local stack and a publish from elsewhere have settings of their own: the bundle before is kept for it. */
const KEPT = 1;

function deleteUnused(folder: string, fresh: string): void {
  const places = readdirSync(folder)
    .filter((name) => name !== fresh)
    .map((name) => join(folder, name));
  places.sort((a, b) => lastUse(b) - lastUse(a));
  for (const place of places.slice(KEPT)) rmSync(place, { recursive: true, force: true });
}

/**
 * Gives the bundle of the present sources, compiling it when it is not there.
 * @param options.root the project's folder
 * @param options.folder where bundles lie, from `root`; of those of other sources, the one used last is kept
 * @throws what `runAstro` throws when the pages do not compile; older bundles then stay
 */
export async function provideBundle(options: {
  root: string;
  folder: string;
  runAstro: RunAstro;
}): Promise<CompiledBundle> {
  const { root, folder, runAstro } = options;
  const id = bundleId(root);
  const place = join(root, folder, id);
  const bundle = { id, entry: join(place, 'server/entry.mjs'), assets: join(place, 'client') };
  if (isComplete(place)) {
    const now = new Date();
    utimesSync(join(place, LIST), now, now);
    return { ...bundle, compiled: false };
  }
  const fresh = join(folder, `${id}.new`);
  rmSync(join(root, fresh), { recursive: true, force: true });
  await runAstro(['build', '--config', 'astro.bundle.config.mjs'], { ASTRO_OUT: fresh });
  const list = JSON.stringify(sizesIn(join(root, fresh)));
  // A damaged one of the same sources gives way.
  rmSync(place, { recursive: true, force: true });
  deleteUnused(join(root, folder), `${id}.new`);
  writeFileSync(join(root, fresh, LIST), list);
  renameSync(join(root, fresh), place);
  return { ...bundle, compiled: true };
}
