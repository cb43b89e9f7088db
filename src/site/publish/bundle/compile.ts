/** Compiles the pages into the publisher's bundle, unless a bundle of the same sources exists. */
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

/** The sources of the bundle, relative to the project folder. */
const SOURCES = [
  'src',
  'public',
  'astro.config.mjs',
  'astro.bundle.config.mjs',
  'package-lock.json',
];
/** Files under `src` that no page imports. */
const NOT_IN_PAGES =
  /^src\/(?:tooling|functions|firebase\/admin|site\/publish(?!\/bundle))\/|\.test\.tsx?$/;
/** Environment variables that `astro.config.mjs` reads. */
const VARIABLES = ['SITE_URL', 'SITE_PORT', ...ANALYTICS_VARIABLES, ...ACCOUNT_VARIABLES];

/** Runs Astro's command line. @throws with the end of its output when it fails */
export type RunAstro = (args: readonly string[], env: Record<string, string>) => Promise<void>;

export interface CompiledBundle {
  /** A hash of the sources: the same sources give the same id. */
  id: string;
  /** The module to import. */
  entry: string;
  /** The folder of scripts, styles, fonts and pictures. */
  assets: string;
  /** Whether this call compiled it. */
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

/** The bundle id of the current sources. */
export function bundleId(root: string): string {
  const parts = SOURCES.flatMap((name) => (name.includes('.') ? [name] : filesOf(root, name))).map(
    (file) => `${file} ${hash('sha256', readFileSync(join(root, file)))}`,
  );
  const settings = VARIABLES.map((name) => `${name}=${process.env[name] ?? ''}`);
  return hash('sha256', [process.version, ...settings, ...parts].join('\n')).slice(0, 16);
}

/** Lists the files of a bundle with their hashes. It is written last, so a bundle without it is incomplete. */
const LIST = 'files.json';

const hashesIn = (place: string): string =>
  JSON.stringify(
    readdirSync(place, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== LIST)
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [file.slice(place.length + 1), hash('sha256', readFileSync(file))]),
  );

/** Whether all compiled files are unchanged: a cache may be restored in part, or a disk may have been full. */
function isSound(place: string): boolean {
  const list = join(place, LIST);
  return existsSync(list) && readFileSync(list, 'utf8') === hashesIn(place);
}

/** When a bundle was last used, ms; 0 for an incomplete one. */
const lastUse = (place: string): number =>
  statSync(join(place, LIST), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** The local stack and a publish from elsewhere use different settings, so keep the previous bundle too. */
function deleteUnused(folder: string, fresh: string): void {
  const [, ...unused] = readdirSync(folder)
    .filter((name) => name !== fresh)
    .map((name) => join(folder, name))
    .sort((a, b) => lastUse(b) - lastUse(a));
  for (const place of unused) rmSync(place, { recursive: true, force: true });
}

/**
 * Returns the bundle of the current sources and compiles it when it does not exist.
 * @param options.root the project folder
 * @param options.folder the folder of the bundles, relative to `root`; one bundle of other sources is kept
 * @throws what `runAstro` throws when the pages do not compile; existing bundles stay
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
  if (isSound(place)) {
    const now = new Date();
    utimesSync(join(place, LIST), now, now);
    return { ...bundle, compiled: false };
  }
  const fresh = join(folder, `${id}.new`);
  rmSync(join(root, fresh), { recursive: true, force: true });
  await runAstro(['build', '--config', 'astro.bundle.config.mjs'], { ASTRO_OUT: fresh });
  // Remove a damaged bundle of the same sources.
  rmSync(place, { recursive: true, force: true });
  deleteUnused(join(root, folder), `${id}.new`);
  writeFileSync(join(root, fresh, LIST), hashesIn(join(root, fresh)));
  renameSync(join(root, fresh), place);
  return { ...bundle, compiled: true };
}
